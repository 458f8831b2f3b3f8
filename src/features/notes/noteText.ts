const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What somebody typed, as the HTML of a note: every character stays what it was, line breaks become `<br>`. */
export const noteHtml = (typed: string): string =>
  `<p>${typed
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)
    .replaceAll('\n', '<br>')}</p>`;

/**
 * The HTML of a note as plain text, for the field it is changed in, for emails and lists. The inverse of `noteHtml`; what came
 * from elsewhere keeps its words and lines.
 */
export const noteText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<\/(?:p|h\d|blockquote|ul|ol|table|caption)>\s*(?=\S)/gi, '\n\n')
    .replace(/<\/(?:li|tr)>\s*/gi, '\n')
    .replace(/<\/t[dh]>\s*(?=<t[dh])/gi, ' | ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .trimEnd();
