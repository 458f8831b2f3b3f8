import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { sectionsText } from '../../provisions/sectionsText.ts';
import { standingLine } from '../../provisions/standingText.ts';
import { valueLines } from '../../provisions/valueText.ts';
import { type MatrixCell, sameAs } from '../cell.ts';
import { comingText } from '../comingText.ts';
import type { Matrix } from '../contract.ts';
import { type MatrixRow, rowsOf } from '../rows.ts';

/** One cell of the matrix as files tell it. */
export interface FileRow {
  row: MatrixRow;
  cell: MatrixCell;
  group: string;
  field: string;
  jurisdiction: string;
  /** In words, several lines for a list. */
  value: string;
  since: string | null;
  next: string;
  nextFrom: string | null;
  /** Beside the home jurisdiction; empty for that one itself and for what cannot be compared. */
  beside: string;
  section: { text: string; url: string | null };
  standing: string;
  source: { text: string; url: string | null };
}

/** The acts and regulations behind a cell, with their sections: its own, or else its provision's. */
export function citedBy({ row, provision }: MatrixCell): { text: string; url: string | null } {
  const cited = row && row.cites.length > 0 ? row.cites : [...provision.acts, ...provision.regulations];
  const text = cited
    .map(({ name, sections }) => (sections ? `${name}, ${sectionsText(sections)}` : name))
    .join('; ');
  return { text: text || t('Section not known'), url: cited.find(({ url }) => url)?.url ?? null };
}

const sourceOf = ({ row, provision }: MatrixCell) =>
  row?.source
    ? { text: row.source.name, url: row.source.url }
    : { text: provision.verified?.against ?? '', url: provision.verified?.url ?? null };

function besideText(cell: MatrixCell, home: MatrixCell | undefined): string {
  const same = sameAs(cell, home);
  if (same === null || !home) return '';
  const name = home.provision.jurisdictionName;
  return same
    ? t('Same as {{jurisdiction}}', { jurisdiction: name })
    : t('Differs from {{jurisdiction}}', { jurisdiction: name });
}

/** Every cell of the matrix, row by row. `home` is the jurisdiction with which the others are compared. */
export function fileRows(matrix: Matrix, home: JurisdictionCode | undefined): FileRow[] {
  return matrix.groups.flatMap((group) =>
    rowsOf(matrix, group).flatMap((row) =>
      matrix.jurisdictions.flatMap((code) => {
        const cell = row.cells.get(code);
        if (!cell) return [];
        const { next, provision } = cell;
        return {
          row,
          cell,
          group: group.name,
          field: row.field.label,
          jurisdiction: jurisdictionName(code),
          value: cell.isAnnounced
            ? t('{{value}} (announced)', { value: cell.lines.join('\n') })
            : cell.lines.join('\n'),
          since: cell.row?.from ?? null,
          next: next ? valueLines(next).join('; ') : provision.upcomingChanges.map(comingText).join('\n'),
          nextFrom: next?.from ?? null,
          beside: besideText(cell, home && row.cells.get(home)),
          section: citedBy(cell),
          standing: standingLine(provision),
          source: sourceOf(cell),
        };
      }),
    ),
  );
}

/** What a file says of itself: the day of the law in it, the disclaimer, and the address that shows it. */
export const fileNotes = (matrix: Matrix, productName: string): string[] => [
  matrix.on === matrix.today
    ? t('{{product}}, the law as it is on {{date}}', { product: productName, date: shortDate(matrix.on) })
    : t('{{product}}, the law on {{day}}, told on {{date}}', {
        product: productName,
        day: shortDate(matrix.on),
        date: shortDate(matrix.today),
      }),
  t('General information, not legal advice. Check the current text of the law before you act.'),
];
