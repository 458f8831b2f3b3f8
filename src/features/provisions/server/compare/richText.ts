import { Parser } from 'htmlparser2';

/** A stretch of text of one look, for a cell of a sheet. */
export interface TextRun {
  text: string;
  bold: boolean;
  italic: boolean;
  inserted: boolean;
  deleted: boolean;
}

/** Characters that no sheet may hold: one of them makes the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const BLOCKS = new Set(['p', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'table', 'tr']);

/** HTML with insertions and deletions as runs of text: paragraphs and rows on lines of their own, list items with a dash. */
export function textRuns(html: string): TextRun[] {
  const runs: TextRun[] = [];
  const depth = { bold: 0, italic: 0, inserted: 0, deleted: 0 };
  let cells = 0;
  const said = (): string => runs.at(-1)?.text ?? '';
  const add = (text: string): void => {
    const look = {
      bold: depth.bold > 0,
      italic: depth.italic > 0,
      inserted: depth.inserted > 0,
      deleted: depth.deleted > 0,
    };
    const last = runs.at(-1);
    const same = last && (Object.keys(look) as (keyof typeof look)[]).every((key) => last[key] === look[key]);
    if (same) last.text += text;
    else runs.push({ text, ...look });
  };
  const newLine = (): void => {
    if (runs.length > 0 && !said().endsWith('\n')) add('\n');
  };
  const shift = (name: string, by: number): void => {
    if (name === 'strong' || name === 'th' || /^h\d$/.test(name)) depth.bold += by;
    if (name === 'em') depth.italic += by;
    if (name === 'ins') depth.inserted += by;
    if (name === 'del') depth.deleted += by;
  };
  const parser = new Parser({
    onopentag(name) {
      if (BLOCKS.has(name) || name === 'li' || name === 'br') newLine();
      shift(name, 1);
      if (name === 'tr') cells = 0;
      if (name === 'li') add('• ');
      if ((name === 'td' || name === 'th') && cells++ > 0) add(' | ');
    },
    ontext(data) {
      const text = data.replace(UNREADABLE, '').replace(/\s+/g, ' ');
      const trimmed = runs.length === 0 || said().endsWith('\n') ? text.trimStart() : text;
      if (trimmed) add(trimmed);
    },
    onclosetag(name) {
      shift(name, -1);
      if (BLOCKS.has(name) || name === 'li') newLine();
    },
  });
  parser.end(html);
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}
