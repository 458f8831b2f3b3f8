/** A text as it was and as it is: what both begin and end with, and what stands between. */
export interface TextDifference {
  start: string;
  removed: string;
  added: string;
  end: string;
}

/** One thing that a write changed: where it stands, from the outside in, and what became of it. */
export interface Difference extends TextDifference {
  path: string[];
}

/** Long texts of markup are read as text; a line for each block. */
const readableText = (text: string): string =>
  /<\/?[a-z][^>]*>/i.test(text)
    ? text
        .replace(/<(?:\/p|\/h\d|\/li|\/tr|br ?\/?)>/gi, '\n')
        .replace(/<[^>]*>/g, ' ')
        .replace(/&nbsp;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&')
        .replace(/[ \t]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim()
    : text;

function leaves(value: unknown, path: string[] = []): Map<string, { path: string[]; text: string }> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') {
    const text = readableText(String(value));
    return text === '' ? new Map() : new Map([[JSON.stringify(path), { path, text }]]);
  }
  const entries = Array.isArray(value)
    ? value.map((item, i) => [String(i + 1), item] as const)
    : Object.entries(value);
  return new Map(entries.flatMap(([key, item]) => [...leaves(item, [...path, key])]));
}

/** Words, and the spaces and signs between them. */
const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** What is different between two texts, in whole words. */
export function textDifference(before: string, after: string): TextDifference {
  const [old, current] = [words(before), words(after)];
  const shortest = Math.min(old.length, current.length);
  let start = 0;
  while (start < shortest && old[start] === current[start]) start += 1;
  let end = 0;
  while (end < shortest - start && old[old.length - 1 - end] === current[current.length - 1 - end]) end += 1;
  return {
    start: old.slice(0, start).join(''),
    removed: old.slice(start, old.length - end).join(''),
    added: current.slice(start, current.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  };
}

/** What a write changed, field by field, in the order in which the fields stand. Fields that stayed as they were are left out. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, current] = [leaves(before), leaves(after)];
  return [...new Map([...old, ...current])].flatMap(([key, { path }]) => {
    const [was, is] = [old.get(key)?.text ?? '', current.get(key)?.text ?? ''];
    return was === is ? [] : [{ path, ...textDifference(was, is) }];
  });
}
