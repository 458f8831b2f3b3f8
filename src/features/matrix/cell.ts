import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { TypedValue } from '../provisions/contract.ts';
import { isAnnounced, nextAfter, onDay, valuesKnownOn } from '../provisions/onDay.ts';
import { stateWords, valueLines } from '../provisions/valueText.ts';
import type { MatrixField, MatrixProvision } from './contract.ts';
import { canonical } from './sameValue.ts';

/**
 * What a cell of the matrix says: a value; why there is none (`none`, `not-applicable`, `unknown`); that our history does not reach
 * back to the day (`before`); or that a value ended and none is known since (`ended`).
 */
export type CellKind = 'value' | 'none' | 'not-applicable' | 'unknown' | 'before' | 'ended';

export interface MatrixCell {
  kind: CellKind;
  field: MatrixField;
  provision: MatrixProvision;
  /** The row that holds on the day; null where none is known to. */
  row: TypedValue | null;
  /** The value in words, a line each; or why there is none. */
  lines: string[];
  /** The day on which our history of the value begins, where it does so later. */
  begins: string | null;
  /** What begins next after the day. */
  next: TypedValue | null;
  /** It is announced, and does not hold yet. */
  isAnnounced: boolean;
  /** Equal for cells that say the same; null for what cannot be compared. */
  sameness: string | null;
}

interface Days {
  on: string;
  today: string;
}

function withoutRow(rows: readonly TypedValue[], provision: MatrixProvision, { on, today }: Days) {
  const held = onDay(rows, on, valuesKnownOn(provision, today));
  if (held.reach === 'ended' || held.reach === 'gap') {
    const { to } = held.last;
    return {
      kind: 'ended' as const,
      lines: [to ? t('Ended {{date}}', { date: shortDate(to) }) : t('Ended')],
      begins: held.reach === 'gap' ? held.begins : null,
    };
  }
  if (held.reach === 'before') {
    return {
      kind: 'before' as const,
      lines: [
        held.begins ? t('History begins {{date}}', { date: shortDate(held.begins) }) : t('History not kept'),
      ],
      begins: held.begins,
    };
  }
  return { kind: 'unknown' as const, lines: [stateWords('unknown')], begins: null };
}

/** What the matrix says of one field in one jurisdiction on a day. */
export function cellOf(field: MatrixField, provision: MatrixProvision, days: Days): MatrixCell {
  const rows = provision.values.filter(({ key }) => key === field.key);
  const held = onDay(rows, days.on, valuesKnownOn(provision, days.today));
  const next = nextAfter(rows, days.on);
  const shared = { field, provision, next };
  if (held.reach !== 'held') {
    return { ...shared, ...withoutRow(rows, provision, days), row: null, isAnnounced: false, sameness: null };
  }
  const { row } = held;
  const kind = row.value === null ? (row.state ?? 'unknown') : 'value';
  return {
    ...shared,
    kind,
    row,
    lines: valueLines(row),
    begins: null,
    isAnnounced: isAnnounced(row, days.today),
    sameness: row.value === null ? (kind === 'unknown' ? null : kind) : canonical(row.value),
  };
}

/** Whether a cell says what another says; null where one of both cannot be compared, or there is no other. */
export function sameAs(cell: MatrixCell, other: MatrixCell | undefined): boolean | null {
  if (!other || cell === other || cell.sameness === null || other.sameness === null) return null;
  return cell.sameness === other.sameness;
}
