import type { Cell, RichTextRun } from 'hucre';
import { blockLines, type Run, readable, readBlocks } from '../../../../platform/documents/htmlBlocks.ts';
import { t } from '../../../../shared/text.ts';
import { breathe, type Progress } from './progress.ts';
import type { Aside, CitedLine, Entry, ReportDocument } from './reportDocument.ts';

/** What a cell of a sheet may hold. */
const MAX_CHARACTERS = 32_000;
const FONT = { name: 'Calibri', size: 11 };
const wrapped = { alignment: { vertical: 'top', wrapText: true }, font: FONT } as const;
const linkStyle = { ...wrapped, font: { ...FONT, underline: true, color: { rgb: '185B5C' } } } as const;
const headStyle = {
  font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F6F6F' } },
  alignment: { vertical: 'center', wrapText: true },
} as const;

/** Printed in landscape, fitted to the width of the page. */
const LANDSCAPE = {
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const;

/** The first characters of a text, without half a character at the end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

const plain = (value: string): Cell => ({
  value: cut(readable(value), MAX_CHARACTERS),
  type: 'string',
  style: wrapped,
});
const bold = (value: string): Cell => ({
  ...plain(value),
  style: { ...wrapped, font: { ...FONT, bold: true } },
});
const link = (value: string, target: string): Cell => ({
  ...plain(value),
  style: linkStyle,
  hyperlink: { target },
});

/** Names with their sections, one a line. A cell holds one link: the first of them that is published. */
function cited(lines: readonly CitedLine[]): Cell {
  const names = lines.map(({ text }) => text).join('\n');
  const target = lines.find(({ url }) => url)?.url;
  return target ? link(names, target) : plain(names);
}

const fontOf = (run: Run): RichTextRun['font'] => ({
  ...FONT,
  ...(run.bold ? { bold: true } : {}),
  ...(run.italic ? { italic: true } : {}),
  ...(run.underline ? { underline: true } : {}),
  ...(run.strike ? { strikethrough: true } : {}),
});

/** HTML in one cell: bold and slanted words as such, items and rows on lines of their own. */
function rich(html: string, baseUrl: string): Cell {
  const lines = blockLines(readBlocks(html, baseUrl));
  const runs = lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line));
  const richText: RichTextRun[] = [];
  let room = MAX_CHARACTERS;
  for (const run of runs) {
    if (room <= 0) break;
    const text = run.text.length > room ? `${cut(run.text, room)} …` : run.text;
    room -= run.text.length;
    richText.push({ text, font: fontOf(run) });
  }
  if (richText.length === 0) return plain('');
  return { value: richText.map(({ text }) => text).join(''), type: 'richText', richText, style: wrapped };
}

const asidesHtml = (of: Entry, kinds: readonly Aside['kind'][]): string =>
  of.asides
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ title, html }) => `<h4>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h4>${html}`)
    .join('');

interface Column {
  title: string;
  width: number;
  cell: (of: Entry, place: { area: string; topic: string; group: string }) => Cell;
}

const columnsOf = (report: ReportDocument): Column[] => [
  { title: t('Area of Law'), width: 24, cell: (_, { area }) => plain(area) },
  { title: t('Topic'), width: 24, cell: (_, { topic }) => plain(topic) },
  { title: t('Provision'), width: 28, cell: (of, { group }) => link(group, of.url) },
  { title: t('Jurisdiction'), width: 20, cell: (of) => plain(of.jurisdiction) },
  { title: t('Last Updated'), width: 16, cell: (of) => plain(of.updated) },
  { title: t('Acts and regulations'), width: 36, cell: (of) => cited(of.cited) },
  { title: t('Text'), width: 110, cell: (of) => rich(of.html, report.baseUrl) },
  { title: t('Figures'), width: 44, cell: (of) => rich(asidesHtml(of, ['figures']), report.baseUrl) },
  {
    title: t('Warnings and upcoming changes'),
    width: 44,
    cell: (of) => rich(asidesHtml(of, ['warning', 'upcoming']), report.baseUrl),
  },
  {
    title: t('Exemptions, special rules and who is not covered'),
    width: 44,
    cell: (of) => rich(asidesHtml(of, ['rule', 'coverage']), report.baseUrl),
  },
  { title: t('Notes'), width: 40, cell: (of) => rich(asidesHtml(of, ['note']), report.baseUrl) },
  { title: t('Verification'), width: 28, cell: (of) => plain(of.verified) },
];

const LINE_POINTS = 15;
/** Excel's limit for the height of a row. */
const TALLEST_POINTS = 409;

/** How tall a row must be for its text: not every program works it out when it opens a file. */
function heightOf(line: readonly Cell[], widths: readonly number[]): number {
  const lines = line.map(({ value }, column) =>
    String(value ?? '')
      .split('\n')
      .reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / (widths[column] ?? 1))), 0),
  );
  return Math.min(TALLEST_POINTS, Math.max(...lines) * LINE_POINTS + 3);
}

/** Cells of lines, below columns that are so many characters wide. */
const grid = (lines: Cell[][], widths: readonly number[]) => {
  const cells = new Map<string, Cell>();
  for (const [row, line] of lines.entries()) {
    for (const [column, cell] of line.entries()) cells.set(`${row},${column}`, cell);
  }
  const width = Math.max(1, ...lines.map(({ length }) => length));
  return {
    cells,
    rows: lines.map(() => Array.from({ length: width }, () => null)),
    rowDefs: new Map(lines.map((line, row) => [row, { height: heightOf(line, widths) }])),
    columns: widths.map((each) => ({ width: each })),
  };
};

/** What the file is, before the law in it: as of when, the disclaimer, and what it holds. */
function aboutSheet(report: ReportDocument) {
  const contents = report.areas.flatMap((area) => [
    [bold(area.name)],
    ...area.groups.map((group) => [
      plain(group.name),
      plain(group.entries.map(({ jurisdiction }) => jurisdiction).join(', ')),
    ]),
  ]);
  const lines = [
    [bold(report.name)],
    [plain(report.asOf)],
    [plain(report.madeFor)],
    ...report.warnings.map((text) => [bold(text)]),
    [plain(report.disclaimer)],
    [link(t('View Report'), report.url)],
    [plain('')],
    [bold(t('Contents'))],
    ...contents,
  ];
  return { name: t('Contents'), ...grid(lines, [70, 60]), pageSetup: LANDSCAPE };
}

/** A report as an Excel file: a sheet of contents, and one with a line for each provision in each jurisdiction. */
export async function writeExcel(report: ReportDocument, progress: Progress): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const columns = columnsOf(report);
  const lines: Cell[][] = [columns.map(({ title }) => ({ value: title, type: 'string', style: headStyle }))];
  for (const [index, area] of report.areas.entries()) {
    for (const group of area.groups) {
      const place = { area: area.name, topic: group.topic, group: group.name };
      for (const entry of group.entries) lines.push(columns.map(({ cell }) => cell(entry, place)));
    }
    progress((0.5 * (index + 1)) / report.areas.length);
    await breathe();
  }
  const file = await writeXlsx({
    sheets: [
      aboutSheet(report),
      {
        name: t('Provisions'),
        ...grid(
          lines,
          columns.map(({ width }) => width),
        ),
        freezePane: { rows: 1, columns: 4 },
        pageSetup: { ...LANDSCAPE, printTitlesRow: '$1:$1' },
      },
    ],
    defaultFont: FONT,
  });
  progress(1);
  return file;
}
