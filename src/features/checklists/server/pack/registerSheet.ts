import type { Cell, CellValue } from 'hucre';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { PackDocument, PackEntry } from './packDocument.ts';

const FONT = { name: 'Calibri', size: 11 };
const MAX_CHARACTERS = 32_000;
const wrapped = { alignment: { vertical: 'top', wrapText: true }, font: FONT } as const;
const headStyle = {
  font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F6F6F' } },
  alignment: { vertical: 'center', wrapText: true },
} as const;

/** What a spreadsheet would read as a formula is text here. */
const text = (value: string | null): Cell => ({
  value: (value ?? '').slice(0, MAX_CHARACTERS),
  type: 'string',
  style: wrapped,
});
const number = (value: number): Cell => ({ value, type: 'number', style: wrapped });
/** A calendar date, which sheets count and sort as one. */
const date = (on: string | null): Cell =>
  on
    ? {
        value: new Date(`${on}T00:00:00Z`),
        type: 'date',
        style: { ...wrapped, numFmt: 'yyyy-mm-dd' },
      }
    : text(null);

interface Column<Row> {
  title: string;
  width: number;
  cell: (row: Row) => Cell;
}

const lines = (list: readonly string[]): string => list.join('\n');

const REGISTER: Column<PackEntry>[] = [
  { title: t('Area of Law'), width: 24, cell: ({ area }) => text(area) },
  { title: t('Type of Requirement'), width: 22, cell: ({ type }) => text(type) },
  { title: t('Requirement'), width: 60, cell: ({ requirement }) => text(requirement) },
  { title: t('Law and section'), width: 40, cell: ({ citations }) => text(lines(citations)) },
  { title: t('Status'), width: 14, cell: ({ status }) => text(status) },
  { title: t('Not applicable because'), width: 30, cell: ({ notApplicable }) => text(notApplicable) },
  { title: t('Owner'), width: 20, cell: ({ owner }) => text(owner) },
  { title: t('Due'), width: 12, cell: ({ dueOn }) => date(dueOn) },
  { title: t('Last change'), width: 12, cell: ({ lastChangedOn }) => date(lastChangedOn) },
  { title: t('Changed by'), width: 20, cell: ({ lastChangedBy }) => text(lastChangedBy) },
  { title: t('Pieces of evidence'), width: 12, cell: ({ evidence }) => number(evidence.length) },
  {
    title: t('History'),
    width: 60,
    cell: ({ history }) => text(lines(history.map(({ on, text: said }) => `${shortDate(on)} ${said}`))),
  },
];

type EvidenceRow = PackEntry['evidence'][number] & { requirement: string };

const EVIDENCE: Column<EvidenceRow>[] = [
  { title: t('Requirement'), width: 60, cell: ({ requirement }) => text(requirement) },
  { title: t('Name'), width: 40, cell: ({ name }) => text(name) },
  { title: t('File or address'), width: 50, cell: ({ file, url }) => text(file ?? url) },
  { title: t('Bytes'), width: 12, cell: ({ size }) => (size === null ? text(null) : number(size)) },
  { title: t('Added by'), width: 20, cell: ({ by }) => text(by) },
  { title: t('Added on'), width: 12, cell: ({ at }) => date(at.slice(0, 10)) },
  { title: t('SHA-256'), width: 66, cell: ({ sha256 }) => text(sha256) },
];

function sheet<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  const all: Cell[][] = [
    columns.map(({ title }) => ({ value: title, type: 'string', style: headStyle })),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  const cells = new Map<string, Cell>();
  for (const [row, line] of all.entries()) {
    for (const [column, cell] of line.entries()) cells.set(`${row},${column}`, cell);
  }
  return {
    name,
    cells,
    rows: all.map((line): CellValue[] => line.map(() => null)),
    columns: columns.map(({ width }) => ({ width })),
    freezePane: { rows: 1, columns: 0 },
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 } as const,
  };
}

/** The register of a jurisdiction as an Excel file: a line for each requirement, and one for each piece of evidence. */
export async function registerSheet({ entries }: PackDocument): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const evidence = entries.flatMap(({ requirement, evidence: kept }) =>
    kept.map((one) => ({ ...one, requirement })),
  );
  return writeXlsx({
    sheets: [sheet(t('Register'), REGISTER, entries), sheet(t('Evidence'), EVIDENCE, evidence)],
    defaultFont: FONT,
  });
}
