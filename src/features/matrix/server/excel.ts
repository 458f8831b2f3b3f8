import type { Cell } from 'hucre';
import {
  bold,
  date,
  FONT,
  type LinkRow,
  link,
  linkSheet,
  number,
  plain,
  type SheetColumn,
  tableSheet,
} from '../../../platform/documents/sheets.ts';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import type { Matrix } from '../contract.ts';
import { type FileRow, fileNotes } from './fileRows.ts';

const FORBIDDEN = /[[\]:*?/\\]/g;

/** Names of sheets: at most 31 letters, without some signs, each once. */
function sheetNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const base = name.replace(FORBIDDEN, ' ').trim().slice(0, 28);
    let made = base;
    for (let n = 2; taken.has(made.toLowerCase()); n++) made = `${base} ${n}`;
    taken.add(made.toLowerCase());
    return made;
  });
}

const linked = ({ text, url }: FileRow['section']): Cell => (url && text ? link(text, url) : plain(text));

/** A number is one, with its unit in the column beside it or the format of money; all else is words. */
function valueCell({ cell, row, value }: FileRow): Cell {
  const held = cell.row?.value;
  if (typeof held === 'number' && !cell.isAnnounced) {
    const made = number(held);
    const isMoney = row.field.unit?.startsWith('CAD') ?? false;
    return isMoney ? { ...made, style: { ...made.style, numFmt: '"$"#,##0.00' } } : made;
  }
  if (typeof held === 'boolean') return { ...plain(value), value: held, type: 'boolean' };
  return plain(value);
}

/** What stands behind a cell, as a note on it. */
const noteOf = (row: FileRow): string =>
  [
    row.since && t('Since {{date}}', { date: shortDate(row.since) }),
    row.section.text,
    row.standing,
    row.source.text && t('Source: {{source}}', { source: row.source.text }),
    row.next && t('Next: {{change}}', { change: row.next }),
    row.beside,
  ]
    .filter(Boolean)
    .join('\n');

/** A line of the sheet that shows all at once: a field, with its cell in each jurisdiction. */
interface WideRow {
  group: string;
  field: string;
  unit: string;
  cells: ReadonlyMap<string, FileRow>;
}

function wideRows(rows: readonly FileRow[]): WideRow[] {
  const byField = new Map<string, FileRow[]>();
  for (const row of rows) byField.set(row.row.id, [...(byField.get(row.row.id) ?? []), row]);
  return [...byField.values()].map((cells) => ({
    group: cells[0]?.group ?? '',
    field: cells[0]?.field ?? '',
    unit: cells[0]?.row.field.unit ?? '',
    cells: new Map(cells.map((cell) => [cell.cell.provision.jurisdiction, cell])),
  }));
}

const wideColumns = (matrix: Matrix): SheetColumn<WideRow>[] => [
  { title: t('Provision'), width: 28, cell: ({ group }) => plain(group) },
  { title: t('Field'), width: 34, cell: ({ field }) => bold(field) },
  { title: t('Unit'), width: 14, cell: ({ unit }) => plain(unit) },
  ...matrix.jurisdictions.map(
    (code): SheetColumn<WideRow> => ({
      title: jurisdictionName(code),
      width: 26,
      cell: ({ cells }) => {
        const row = cells.get(code);
        return row ? { ...valueCell(row), comment: { text: noteOf(row) } } : plain('');
      },
    }),
  ),
];

const LONG: SheetColumn<FileRow>[] = [
  { title: t('Field'), width: 34, cell: ({ field }) => bold(field) },
  { title: t('Jurisdiction'), width: 24, cell: ({ jurisdiction }) => plain(jurisdiction) },
  { title: t('Value'), width: 34, cell: valueCell },
  { title: t('Unit'), width: 14, cell: ({ row }) => plain(row.field.unit ?? '') },
  { title: t('Beside home'), width: 22, cell: ({ beside }) => plain(beside) },
  { title: t('Since'), width: 12, cell: ({ since }) => date(since) },
  { title: t('Comes next'), width: 30, cell: ({ next }) => plain(next) },
  { title: t('From'), width: 12, cell: ({ nextFrom }) => date(nextFrom) },
  { title: t('Section'), width: 40, cell: ({ section }) => linked(section) },
  { title: t('Standing'), width: 44, cell: ({ standing }) => plain(standing) },
  { title: t('Source'), width: 34, cell: ({ source }) => linked(source) },
];

const linksOf = (rows: readonly FileRow[]): LinkRow[] => {
  const links = rows.flatMap(({ group, jurisdiction, section, source }) =>
    [
      { kind: t('Law'), ...section },
      { kind: t('Source'), ...source },
    ].flatMap(({ kind, text, url }) => (url ? [{ provision: group, jurisdiction, kind, text, url }] : [])),
  );
  return [...new Map(links.map((one) => [JSON.stringify(one), one])).values()];
};

/**
 * A matrix as an Excel file: all at once with a note on each cell, a sheet for each provision with a line for each cell, and every
 * link. Numbers are numbers, days are days; the titles and the first columns stay in sight.
 */
export async function matrixExcel(
  matrix: Matrix,
  rows: readonly FileRow[],
  productName: string,
): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const notes = fileNotes(matrix, productName);
  const groups = matrix.groups.filter(({ fields }) => fields.length > 0);
  const names = sheetNames([t('All provisions'), ...groups.map(({ name }) => name), t('Links')]);
  return writeXlsx({
    sheets: [
      tableSheet(names[0] ?? '', wideColumns(matrix), wideRows(rows), { frozen: 3, notes }),
      ...groups.map(({ id }, index) =>
        tableSheet(
          names[index + 1] ?? '',
          LONG,
          rows.filter(({ row }) => row.group.id === id),
          { frozen: 2, notes },
        ),
      ),
      { ...linkSheet(linksOf(rows)), name: names.at(-1) ?? '' },
    ],
    defaultFont: FONT,
  });
}
