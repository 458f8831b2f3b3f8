import type { Cell, RichTextRun } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import type { Db } from '../../../../platform/db/schema.ts';
import {
  FONT,
  type LinkRow,
  linkSheet,
  names,
  plain,
  rich,
  type SheetColumn,
  tableSheet,
} from '../../../../platform/documents/sheets.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { RedlinePool } from '../../../../redline/pool/pool.ts';
import { t } from '../../../../shared/text.ts';
import { longDate, shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Citation, Provision } from '../../contract.ts';
import { sectionsText } from '../../sectionsText.ts';
import { standingLine } from '../../standingText.ts';
import { figureLines } from '../../valueText.ts';
import type { ProvisionReader } from '../reads.ts';
import { type SourceLine, sourcesOf } from '../sourcesOf.ts';
import { compareAll } from './compareTexts.ts';
import { type TextRun, textRuns } from './richText.ts';

const INSERTED = { rgb: '1D6732' };
const DELETED = { rgb: '962B22' };

const fontOf = (run: TextRun): RichTextRun['font'] => ({
  ...(run.bold ? { bold: true } : {}),
  ...(run.italic ? { italic: true } : {}),
  ...(run.inserted ? { underline: true, color: INSERTED } : {}),
  ...(run.deleted ? { strikethrough: true, color: DELETED } : {}),
});

/** Text with its insertions underlined and its deletions struck. */
const richHtml = (html: string | null): Cell =>
  rich(textRuns(html ?? '').map((run) => ({ text: run.text, font: fontOf(run) })));

const cited = ({ name, sections, url }: Citation) => ({
  text: sections ? `${name}, ${sectionsText(sections)}` : name,
  url,
});

interface Exported {
  file: Uint8Array;
  name: string;
}

/** One line of the sheet. */
interface Row {
  provision: Provision;
  /** HTML; null beside the provision that all are compared with. */
  redline: string | null;
  sources: SourceLine[];
}

/** What is coming, and what to be careful about, in words. */
const cautions = ({ warning, upcomingChanges }: Provision): string =>
  [
    warning ?? '',
    ...upcomingChanges.map(
      ({ bill, changesOverview }) =>
        `<p><strong>${(bill?.name ?? t('Upcoming change')).replaceAll('<', '&lt;')}</strong></p>${changesOverview}`,
    ),
  ].join('');

/** Wide for texts, because a row cannot be higher than a screen. */
const columnsOf = (base: Provision, today: string): SheetColumn<Row>[] => [
  { title: t('Provision'), width: 28, cell: ({ provision }) => plain(provision.name) },
  { title: t('Jurisdiction'), width: 22, cell: ({ provision }) => plain(provision.jurisdictionName) },
  {
    title: t('Updated'),
    width: 14,
    cell: ({ provision: { updatedAt } }) => plain(updatedAt ? shortDate(updatedAt) : t('Not known')),
  },
  { title: t('Act'), width: 34, cell: ({ provision }) => names(provision.acts.map(cited)) },
  { title: t('Regulations'), width: 34, cell: ({ provision }) => names(provision.regulations.map(cited)) },
  { title: t('Text'), width: 80, cell: ({ provision }) => richHtml(provision.description) },
  {
    title: t('Compared with {{jurisdiction}}', { jurisdiction: base.jurisdictionName }),
    width: 110,
    cell: ({ redline }) => richHtml(redline),
  },
  {
    title: t('Figures'),
    width: 44,
    cell: ({ provision }) => plain(figureLines(provision.values, today).join('\n')),
  },
  {
    title: t('Warnings and upcoming changes'),
    width: 44,
    cell: ({ provision }) => richHtml(cautions(provision)),
  },
  { title: t('Standing'), width: 36, cell: ({ provision }) => plain(standingLine(provision)) },
  { title: t('Sources'), width: 40, cell: ({ sources }) => names(sources) },
];

const linksOf = (rows: readonly Row[]): LinkRow[] =>
  rows.flatMap(({ provision, sources }) => {
    const row =
      (kind: string) =>
      (line: SourceLine): LinkRow[] =>
        line.url
          ? [
              {
                provision: provision.name,
                jurisdiction: provision.jurisdictionName,
                kind,
                text: line.text,
                url: line.url,
              },
            ]
          : [];
    const laws = [...provision.acts, ...provision.regulations].map(cited);
    return [...laws.flatMap(row(t('Law'))), ...sources.flatMap(row(t('Source')))];
  });

/**
 * An Excel file that compares provisions with the first of them: jurisdiction, date, acts with links, text, the redline against
 * the first in the cell (specification 7), figures, warnings, standing and sources; a second sheet has every link. Ids out of
 * scope are left out; throws 404 when none is left.
 */
export async function exportComparison(
  { db, reader, redlines }: { db: Db; reader: ProvisionReader; redlines: RedlinePool },
  scope: Scope,
  ids: string[],
  now: Date,
  productName: string,
): Promise<Exported> {
  const provisions = await reader.byIds(scope, [...new Set(ids)]);
  const [base] = provisions;
  if (!base) throw notFound(t('None of these provisions could be found.'));
  const sources = await sourcesOf(
    db,
    provisions.map(({ id }) => id),
  );
  const rows = await compareAll(provisions, async (provision): Promise<Row> => {
    const compared =
      provision === base ? null : await redlines.redline(base.description ?? '', provision.description ?? '');
    return { provision, redline: compared?.html ?? null, sources: sources.get(provision.id) ?? [] };
  });
  const notes = [
    t('{{product}}, {{date}} (Toronto)', { product: productName, date: longDate(now) }),
    t('General information, not legal advice. Check the current text of the law before you act.'),
  ];
  const file = await writeXlsx({
    sheets: [
      tableSheet(t('Comparison'), columnsOf(base, torontoDay(now)), rows, { frozen: 2, notes }),
      linkSheet(linksOf(rows)),
    ],
    defaultFont: FONT,
  });
  const day = shortDate(now).replace(/[ ,]+/g, '-');
  return { file, name: `${productName}-comparison-${day}.xlsx`.toLowerCase() };
}
