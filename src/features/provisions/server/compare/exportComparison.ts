import type { Cell, RichTextRun } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import type { Db } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { RedlinePool } from '../../../../redline/pool/pool.ts';
import { t } from '../../../../shared/text.ts';
import { longDate, shortDate } from '../../../../shared/torontoDate.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Citation } from '../../contract.ts';
import { citationsOf } from '../cache/provisionDetails.ts';
import { compareAll } from './compareTexts.ts';
import { comparableByIds } from './queries.ts';
import { type TextRun, textRuns } from './richText.ts';
import { rowHeight } from './rowHeight.ts';

/** What a cell of a sheet may hold. */
const MAX_CHARACTERS = 32_000;
/** Of the columns, in characters: the texts to be read are wide, because a row cannot be higher than a screen. */
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
/** Runs on over the empty cells beside it. */
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
  const cells = new Map<string, Cell>();
  const put = (row: number, column: number, cell: Cell): void => void cells.set(`${row},${column}`, cell);
  const titles = [
    t('Provision'),
    t('Jurisdiction'),
    t('Updated'),
    t('Act'),
    t('Regulations'),
    t('Text'),
    t('Compared with {{jurisdiction}}', { jurisdiction: base.jurisdiction_name }),
  ];
  for (const [column, title] of titles.entries()) put(0, column, header(title));
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const { acts = [], regulations = [] } = citations.get(row.id) ?? {};
    put(line, 0, plain(row.name));
    put(line, 1, plain(row.jurisdiction_name));
    put(line, 2, plain(shortDate(row.updated_at)));
    put(line, 3, cited(acts));
    put(line, 4, cited(regulations));
    put(line, 5, rich(row.description ?? ''));
    put(line, 6, rich(compared[index] ?? ''));
  }
  const rowDefs = new Map(
    rows.map((_, index) => {
      const texts = titles.map((_, column) => String(cells.get(`${index + 1},${column}`)?.value ?? ''));
      return [index + 1, { height: rowHeight(texts, WIDTHS) }];
    }),
  );
  const after = rows.length + 2;
  put(after, 0, note(t('{{product}}, {{date}} (Toronto)', { product: productName, date: longDate(now) })));
  put(
    after + 1,
    0,
    note(t('General information, not legal advice. Check the current text of the law before you act.')),
  );
  const blank = Array.from({ length: after + 2 }, () => titles.map(() => null));
  const file = await writeXlsx({
    sheets: [
      {
        name: t('Comparison'),
        rows: blank,
        cells,
        columns: WIDTHS.map((width) => ({ width })),
        rowDefs,
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
  const day = shortDate(now).replace(/[ ,]+/g, '-');
  return { file, name: `${productName}-comparison-${day}.xlsx`.toLowerCase() };
}
