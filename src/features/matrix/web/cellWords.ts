import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { standingWords } from '../../provisions/standingText.ts';
import { type MatrixCell, sameAs } from '../cell.ts';
import type { Protection } from '../rows.ts';
import { isScale, scaleLines } from '../scale.ts';

/** "No such rule" stands for a figure that the law does not have; a plain No for a question that it answers so. */
export const isNo = (cell: MatrixCell): boolean => cell.kind === 'none' || cell.row?.value === false;

/** The words of a cell; of a question that is answered with no, too. */
export const cellText = (cell: MatrixCell): string => cell.lines.join('; ');

/** How a cell stands beside home, in words; null for home itself and for what cannot be compared. */
export function besideHome(cell: MatrixCell, home: MatrixCell | undefined): string | null {
  const same = sameAs(cell, home);
  if (same === null || !home) return null;
  const jurisdiction = home.provision.jurisdictionName;
  return same
    ? t('same as {{jurisdiction}}', { jurisdiction })
    : t('differs from {{jurisdiction}}', { jurisdiction });
}

export const protectionText = (rank: Protection): string =>
  rank === 'most' ? t('most protective') : t('least protective');

/** The value as it is seen in the cell: a scale by its short lines, with its unit after them. */
function seenText({ field, row, lines }: MatrixCell): string {
  const value = row?.value;
  if (!isScale(value)) return lines.join('; ');
  const scale = scaleLines(value).map(({ threshold, amount }) => `${threshold} ${amount}`);
  return [scale.join('; '), field.unit].filter(Boolean).join(', ');
}

/** "Longest notice, Federal, 8 weeks, same as Ontario, checked against the law's own text". */
export function cellName(
  cell: MatrixCell,
  home: MatrixCell | undefined,
  rank: Protection | undefined,
): string {
  const { field, provision, row, next } = cell;
  return [
    field.label,
    provision.jurisdictionName,
    seenText(cell),
    cell.isAnnounced && t('announced'),
    row?.from && !cell.isAnnounced && t('since {{date}}', { date: shortDate(row.from) }),
    next?.from && t('changes {{date}}', { date: shortDate(next.from) }),
    besideHome(cell, home),
    rank && protectionText(rank),
    standingWords(provision),
    provision.confidence !== 'high' && t('not fully confirmed'),
  ]
    .filter(Boolean)
    .join(', ');
}
