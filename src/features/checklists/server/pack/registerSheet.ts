import {
  date,
  FONT,
  number,
  plain,
  type SheetColumn,
  tableSheet,
} from '../../../../platform/documents/sheets.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { PackDocument, PackEntry } from './packDocument.ts';

const words = (value: string | null) => plain(value ?? '');
const lines = (list: readonly string[]): string => list.join('\n');

const REGISTER: SheetColumn<PackEntry>[] = [
  { title: t('Area of Law'), width: 24, cell: ({ area }) => words(area) },
  { title: t('Type of Requirement'), width: 22, cell: ({ type }) => words(type) },
  { title: t('Requirement'), width: 60, cell: ({ requirement }) => words(requirement) },
  { title: t('Law and section'), width: 40, cell: ({ citations }) => words(lines(citations)) },
  { title: t('Status'), width: 14, cell: ({ status }) => words(status) },
  { title: t('Not applicable because'), width: 30, cell: ({ notApplicable }) => words(notApplicable) },
  { title: t('Owner'), width: 20, cell: ({ owner }) => words(owner) },
  { title: t('Due'), width: 12, cell: ({ dueOn }) => date(dueOn) },
  { title: t('Last change'), width: 12, cell: ({ lastChangedOn }) => date(lastChangedOn) },
  { title: t('Changed by'), width: 20, cell: ({ lastChangedBy }) => words(lastChangedBy) },
  { title: t('Pieces of evidence'), width: 12, cell: ({ evidence }) => number(evidence.length) },
  {
    title: t('History'),
    width: 60,
    cell: ({ history }) => words(lines(history.map(({ on, text: said }) => `${shortDate(on)} ${said}`))),
  },
];

type EvidenceRow = PackEntry['evidence'][number] & { requirement: string };

const EVIDENCE: SheetColumn<EvidenceRow>[] = [
  { title: t('Requirement'), width: 60, cell: ({ requirement }) => words(requirement) },
  { title: t('Name'), width: 40, cell: ({ name }) => words(name) },
  { title: t('File or address'), width: 50, cell: ({ file, url }) => words(file ?? url) },
  { title: t('Bytes'), width: 12, cell: ({ size }) => (size === null ? words(null) : number(size)) },
  { title: t('Added by'), width: 20, cell: ({ by }) => words(by) },
  { title: t('Added on'), width: 12, cell: ({ at }) => date(at.slice(0, 10)) },
  { title: t('SHA-256'), width: 66, cell: ({ sha256 }) => words(sha256) },
];

/** The register of a jurisdiction as an Excel file: a line for each requirement, and one for each piece of evidence. */
export async function registerSheet({ entries }: PackDocument): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const evidence = entries.flatMap(({ requirement, evidence: kept }) =>
    kept.map((one) => ({ ...one, requirement })),
  );
  return writeXlsx({
    sheets: [tableSheet(t('Register'), REGISTER, entries), tableSheet(t('Evidence'), EVIDENCE, evidence)],
    defaultFont: FONT,
  });
}
