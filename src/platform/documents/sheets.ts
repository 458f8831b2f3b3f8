import type { Cell, RichTextRun } from 'hucre';
import { t } from '../../shared/text.ts';
import { readable } from './htmlBlocks.ts';

/** What a cell of a sheet may hold. */
export const MAX_CHARACTERS = 32_000;
export const FONT = { name: 'Calibri', size: 11 };
const wrapped = { alignment: { vertical: 'top', wrapText: true }, font: FONT } as const;
const linkStyle = { ...wrapped, font: { ...FONT, underline: true, color: { rgb: '185B5C' } } } as const;
const headStyle = {
  font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F6F6F' } },
  alignment: { vertical: 'center', wrapText: true },
} as const;

/** Printed in landscape, fitted to the width of the page. */
export const LANDSCAPE = {
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const;

/** The first characters of a text, without half a character at the end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Words in a cell; what a spreadsheet would read as a formula is text here. */
export const plain = (value: string): Cell => ({
  value: cut(readable(value), MAX_CHARACTERS),
  type: 'string',
  style: wrapped,
});

export const bold = (value: string): Cell => ({
  ...plain(value),
  style: { ...wrapped, font: { ...FONT, bold: true } },
});

/** Not wrapped: it shows over the empty cells beside it. */
export const overflowing = (value: string): Cell => ({ ...plain(value), style: { font: FONT } });

export const link = (value: string, target: string): Cell => ({
  ...plain(value),
  style: linkStyle,
  hyperlink: { target },
});

export const number = (value: number): Cell => ({ value, type: 'number', style: wrapped });

/** A calendar date, which sheets count and sort as one. */
export const date = (on: string | null): Cell =>
  on
    ? { value: new Date(`${on}T00:00:00Z`), type: 'date', style: { ...wrapped, numFmt: 'yyyy-mm-dd' } }
    : plain('');

/** The title of a column. */
export const head = (value: string): Cell => ({ value, type: 'string', style: headStyle });

/** Names, one a line. A cell holds one link: the first of them that is published; all of them stand on a sheet of links. */
export function names(lines: readonly { text: string; url: string | null }[]): Cell {
  const text = lines.map((line) => line.text).join('\n');
  const target = lines.find(({ url }) => url)?.url;
  return target ? link(text, target) : plain(text);
}

/** Text of several looks in one cell; one that is too long ends with a mark. */
export function rich(runs: readonly RichTextRun[]): Cell {
  const richText: RichTextRun[] = [];
  let room = MAX_CHARACTERS;
  for (const run of runs) {
    if (room <= 0) break;
    const text = run.text.length > room ? `${cut(run.text, room)} …` : run.text;
    room -= run.text.length;
    richText.push({ text, font: { ...FONT, ...run.font } });
  }
  if (richText.length === 0) return plain('');
  return { value: richText.map(({ text }) => text).join(''), type: 'richText', richText, style: wrapped };
}

/** Points that one line of the sheet's font takes, and the most that a row of a sheet may be high. */
const LINE = 15;
const MAX_HEIGHT = 409;
/** A column is as many digits wide as its number says; letters of a proportional font are a little narrower, words break early. */
const FILLED = 0.95;

/**
 * How high a row must be, in points, to show its wrapped texts whole, or as much of them as a row may show. Programs other
 * than Excel do not work it out when they open a file.
 *
 * `widths` are those of the columns, in characters; a text's own line breaks count.
 */
export function rowHeight(texts: readonly string[], widths: readonly number[]): number {
  const lines = texts.map((text, column) => {
    const room = (widths[column] ?? 1) * FILLED;
    return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / room)), 0);
  });
  return Math.min(MAX_HEIGHT, Math.max(1, ...lines) * LINE + 3);
}

/** 0 is A, 26 is AA. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

export interface SheetColumn<Row> {
  title: string;
  /** In characters. */
  width: number;
  cell: (row: Row) => Cell;
}

/** Lines of cells, below columns that are so many characters wide. */
export const grid = (name: string, lines: readonly Cell[][], widths: readonly number[]) => {
  const cells = new Map<string, Cell>();
  for (const [row, line] of lines.entries()) {
    for (const [column, cell] of line.entries()) cells.set(`${row},${column}`, cell);
  }
  const width = Math.max(1, ...lines.map(({ length }) => length));
  const height = (line: Cell[]) =>
    rowHeight(
      line.map(({ value }) => String(value ?? '')),
      widths,
    );
  return {
    name,
    cells,
    rows: lines.map(() => Array.from({ length: width }, () => null)),
    rowDefs: new Map(lines.map((line, row) => [row, { height: height(line) }])),
    columns: widths.map((each) => ({ width: each })),
    pageSetup: LANDSCAPE,
  };
};

interface TableOptions {
  /** Columns at the left that stay in sight. */
  frozen?: number;
  /** Said below the table, after an empty line. */
  notes?: readonly string[];
}

/** A sheet with a line for each row below its titles, which stay in sight, are printed on every page and filter the rows. */
export function tableSheet<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  { frozen = 0, notes = [] }: TableOptions = {},
) {
  const lines = [
    columns.map(({ title }) => head(title)),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  const foot = notes.length === 0 ? [] : [[], ...notes.map((text) => [overflowing(text)])];
  const made = grid(
    name,
    [...lines, ...foot],
    columns.map(({ width }) => width),
  );
  for (let row = lines.length; row < lines.length + foot.length; row++) made.rowDefs.delete(row);
  return {
    ...made,
    freezePane: { rows: 1, columns: frozen },
    autoFilter: { range: `A1:${letters(columns.length - 1)}${lines.length}` },
    pageSetup: { ...LANDSCAPE, printTitlesRow: '$1:$1' },
  };
}

/** A link of a row: where it is cited, and what it leads to. */
export interface LinkRow {
  provision: string;
  jurisdiction: string;
  /** "Act", "Source". */
  kind: string;
  text: string;
  url: string;
}

/** A sheet of links: a cell holds only one, and a provision cites many. */
export const linkSheet = (rows: readonly LinkRow[]) =>
  tableSheet<LinkRow>(
    t('Links'),
    [
      { title: t('Provision'), width: 32, cell: (row) => plain(row.provision) },
      { title: t('Jurisdiction'), width: 22, cell: (row) => plain(row.jurisdiction) },
      { title: t('Kind'), width: 14, cell: (row) => plain(row.kind) },
      { title: t('Link'), width: 60, cell: (row) => link(row.text, row.url) },
      { title: t('Address'), width: 80, cell: (row) => plain(row.url) },
    ],
    rows,
  );
