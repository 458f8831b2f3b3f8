/** About two lines of the feed. */
const MAX_SUMMARY = 220;
/** A sentence shorter than this says too little to stand alone. */
const MIN_SENTENCE = 60;

const ITEM = /^\s*(?:-|\d+\.) +/;
const isItem = (line: string): boolean => ITEM.test(line);
const isTableRow = (line: string): boolean => line.includes(' | ');
const bare = (line: string): string => line.replace(ITEM, '').replace(/[;,.]$/, '');

/** "For | Days" is a heading; "A parent | 5 | once" is told as "A parent: 5, once". */
function rowText(row: string): string {
  const [first = '', ...rest] = row.split(' | ').map((cell) => cell.trim());
  return rest.some(Boolean) ? `${first}: ${rest.filter(Boolean).join(', ')}` : first;
}

/** Lists and tables as prose: what a sentence leads up to belongs to it, and is never left out. */
function asProse(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let prose = '';
  let index = 0;
  while (index < lines.length) {
    const line = (lines[index] ?? '').trim();
    const kind = [isItem, isTableRow].find((is) => is(line));
    if (!kind) {
      prose += ` ${line}`;
      index += 1;
      continue;
    }
    const block: string[] = [];
    while (index < lines.length && kind(lines[index] ?? '')) block.push(lines[index++] ?? '');
    const told = kind === isTableRow ? block.slice(1).map(rowText) : block.map(bare);
    prose += ` ${told.map((item) => item.trim()).join('; ')}.`;
  }
  return prose
    .replace(/\s+/g, ' ')
    .replace(/\.{2,}/g, '.')
    .trim();
}

/**
 * The first sentences of a plain text, up to the length of a summary. A list or table goes on in the sentence that leads to it; a
 * sentence that is too long ends where a part of it ends, and says so.
 */
export function summaryText(text: string): string {
  const prose = asProse(text);
  if (prose.length <= MAX_SUMMARY) return prose;
  const cut = prose.slice(0, MAX_SUMMARY);
  const sentence = cut.lastIndexOf('. ');
  if (sentence >= MIN_SENTENCE) return cut.slice(0, sentence + 1);
  const part = cut.lastIndexOf('; ');
  return `${cut.slice(0, part >= MIN_SENTENCE ? part : cut.lastIndexOf(' '))}…`;
}
