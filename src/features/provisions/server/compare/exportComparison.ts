import type { Cell, RichTextRun } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import type { Db } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { RedlinePool } from '../../../../redline/pool/pool.ts';
import { t } from '../../../../shared/text.ts';
import { longDate, shortDate } from '../../../../shared/torontoDate.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Citation } from '../../contract.ts';
import { type Citations, citationsOf } from '../cache/provisionDetails.ts';
import { compareAll } from './compareTexts.ts';
import { comparableByIds } from './queries.ts';
import { type TextRun, textRuns } from './richText.ts';
import { rowHeight } from './rowHeight.ts';

/** What a cell of a sheet may hold. */
const MAX_CHARACTERS = 32_000;
/** Widths of the columns in characters: wide for texts, because a row cannot be higher than a screen. */
const WIDTHS = [28, 22, 14, 34, 34, 80, 110];
const FONT = { name: 'Calibri', size: 11 };
const INSERTED = { rgb: '1D6732' };
const DELETED = { rgb: '962B22' };

const header = (value: string): Cell => ({
  value,
  type: 'string',
  style: {
    font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F6F6F' } },
    alignment: { vertical: 'center', wrapText: true },
  },
});

const wrapped = { alignment: { vertical: 'top', wrapText: true }, font: FONT } as const;
const plain = (value: string): Cell => ({ value, type: 'string', style: wrapped });
/** Not wrapped: it shows over the empty cells beside it. */
const note = (value: string): Cell => ({ value, type: 'string', style: { font: FONT } });
const linkStyle = { ...wrapped, font: { ...FONT, underline: true, color: { rgb: '185B5C' } } } as const;

/** Names with their sections, one a line. A cell holds one link: the first of them that is published. */
function cited(citations: Citation[]): Cell {
  const names = citations.map(({ name, sections }) => (sections ? `${name}, ${sections}` : name)).join('\n');
  const target = citations.find(({ url }) => url)?.url;
  return target ? { ...plain(names), style: linkStyle, hyperlink: { target } } : plain(names);
}

const fontOf = (run: TextRun): RichTextRun['font'] => ({
  ...FONT,
  ...(run.bold ? { bold: true } : {}),
  ...(run.italic ? { italic: true } : {}),
  ...(run.inserted ? { underline: true, color: INSERTED } : {}),
  ...(run.deleted ? { strikethrough: true, color: DELETED } : {}),
});

/** The first characters of a text, without half a character at the end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** Text with its insertions underlined and its deletions struck; a text too long for a cell ends with a mark. */
function rich(html: string): Cell {
  const richText: RichTextRun[] = [];
  let room = MAX_CHARACTERS;
  for (const run of textRuns(html)) {
    if (room <= 0) break;
    const text = run.text.length > room ? `${cut(run.text, room)} …` : run.text;
    room -= run.text.length;
    richText.push({ text, font: fontOf(run) });
  }
  if (richText.length === 0) return plain('');
  return { value: richText.map(({ text }) => text).join(''), type: 'richText', richText, style: wrapped };
}

interface Exported {
  file: Uint8Array;
  name: string;
}

type Comparable = Awaited<ReturnType<typeof comparableByIds>>[number];

const titlesOf = (base: Comparable): string[] => [
  t('Provision'),
  t('Jurisdiction'),
  t('Updated'),
  t('Act'),
  t('Regulations'),
  t('Text'),
  t('Compared with {{jurisdiction}}', { jurisdiction: base.jurisdiction_name }),
];

/** One line of the sheet. `redline` is HTML, null beside the provision that all are compared with. */
const cellsOf = (row: Comparable, citations: Citations | undefined, redline: string | null): Cell[] => [
  plain(row.name),
  plain(row.jurisdiction_name),
  plain(row.law_changed_at ? shortDate(row.law_changed_at) : t('Not known')),
  cited(citations?.acts ?? []),
  cited(citations?.regulations ?? []),
  rich(row.description ?? ''),
  rich(redline ?? ''),
];

/** The workbook: a line for each provision below the titles, and the notes after an empty line. */
function writeSheet(titles: string[], lines: Cell[][], notes: string[]): Promise<Uint8Array> {
  const rows = [titles.map(header), ...lines, [], ...notes.map((text) => [note(text)])];
  const cells = new Map(
    rows.flatMap((row, at) => row.map((cell, column) => [`${at},${column}`, cell] as const)),
  );
  const heights = lines.map((line) =>
    rowHeight(
      line.map(({ value }) => String(value ?? '')),
      WIDTHS,
    ),
  );
  return writeXlsx({
    sheets: [
      {
        name: t('Comparison'),
        rows: rows.map(() => titles.map(() => null)),
        cells,
        columns: WIDTHS.map((width) => ({ width })),
        rowDefs: new Map(heights.map((height, index) => [index + 1, { height }])),
        freezePane: { rows: 1, columns: 2 },
        pageSetup: {
          orientation: 'landscape',
          fitToPage: true,
          fitToWidth: 1,
          fitToHeight: 0,
          printTitlesRow: '$1:$1',
        },
      },
    ],
    defaultFont: FONT,
  });
}

/**
 * An Excel file that compares provisions with the first of them: jurisdiction, date, acts with links, text, and the redline
 * against the first in the cell (specification 7). Ids out of scope are left out; throws 404 when none is left.
 */
export async function exportComparison(
  db: Db,
  redlines: RedlinePool,
  scope: Scope,
  ids: string[],
  now: Date,
  productName: string,
): Promise<Exported> {
  const rows = await comparableByIds(db, scope, [...new Set(ids)]);
  const [base] = rows;
  if (!base) throw notFound(t('None of these provisions could be found.'));
  const citations = await citationsOf(
    db,
    rows.map(({ id }) => id),
  );
  const compared = await compareAll(rows, async (row) =>
    row === base ? null : (await redlines.redline(base.description ?? '', row.description ?? '')).html,
  );
  const file = await writeSheet(
    titlesOf(base),
    rows.map((row, index) => cellsOf(row, citations.get(row.id), compared[index] ?? null)),
    [
      t('{{product}}, {{date}} (Toronto)', { product: productName, date: longDate(now) }),
      t('General information, not legal advice. Check the current text of the law before you act.'),
    ],
  );
  const day = shortDate(now).replace(/[ ,]+/g, '-');
  return { file, name: `${productName}-comparison-${day}.xlsx`.toLowerCase() };
}
