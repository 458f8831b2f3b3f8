const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a plan holds, line by line, as the list that its card shows: what is typed is never markup. */
export const featuresHtml = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)}</li>`).join('')}</ul>`;

/** The lines of what `featuresHtml` made. */
export const featureLines = (html: string): string[] =>
  [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = '']) =>
    line.replace(
      /&(?:amp|lt|gt|quot|#39);/g,
      (code) => Object.keys(ESCAPES).find((sign) => ESCAPES[sign] === code) ?? code,
    ),
  );
