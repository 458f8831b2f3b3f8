import { addDays } from '../../shared/torontoDate.ts';

/** From which day something holds, and on which last day; null where that is not established. Calendar days. */
export interface Span {
  from: string | null;
  to: string | null;
}

/** One row of a history, with the first day on which it is known to hold; null where not even that is known. */
export interface KnownRow<T> {
  row: T;
  knownFrom: string | null;
  to: string | null;
}

/**
 * What a history answers for a day.
 *
 * - `held`: the row that holds on it, and since when that is known
 * - `before`: our history begins later, on `begins`; nothing is said of the day, least of all that today's row held
 * - `gap`: one row ended before it, the next is known only from a later day
 * - `ended`: the last row ended before it, and none follows
 * - `empty`: there is no row at all
 */
export type OnDay<T> =
  | { reach: 'held'; row: T; knownFrom: string }
  | { reach: 'before'; begins: string | null; first: T }
  | { reach: 'gap'; last: T; next: T; begins: string | null }
  | { reach: 'ended'; last: T }
  | { reach: 'empty' };

const END = '9999-12-31';

/** Days sort as they are written. Compared as words they would cost a slow processor most of reading a history. */
const inOrder = (a: string | null, b: string | null): number => {
  const [first, second] = [a ?? '', b ?? ''];
  return first < second ? -1 : Number(first > second);
};
const byTime = (a: Span, b: Span): number => inOrder(a.to ?? END, b.to ?? END) || inOrder(a.from, b.from);

const earlier = (a: string | null, b: string | null): string | null =>
  a === null || b === null ? (a ?? b) : a < b ? a : b;

/**
 * The rows of one history, oldest first. A row whose beginning is not written began on the day after the one before it ended; the
 * oldest is known from `knownOn` on where it held then, else on its last day alone (decisions 13).
 *
 * `knownOn`: the first day on which an undated row is borne out: the day on which the text that states it began, else the day to
 * which its evidence reaches.
 */
export function knownRows<T extends Span>(rows: readonly T[], knownOn: string | null): KnownRow<T>[] {
  const sorted = [...rows].sort(byTime);
  return sorted.map((row, index) => {
    const before = sorted[index - 1]?.to;
    const after = before && before !== row.to ? addDays(before, 1) : null;
    return { row, knownFrom: row.from ?? after ?? earlier(row.to, knownOn), to: row.to };
  });
}

/** Which row of a history holds on a day. Rows may come in any order; of two that hold, the one that began later does. */
export function onDay<T extends Span>(rows: readonly T[], day: string, knownOn: string | null): OnDay<T> {
  const known = knownRows(rows, knownOn);
  const [oldest] = known;
  if (!oldest) return { reach: 'empty' };
  const held = known
    .filter(({ knownFrom, to }) => knownFrom !== null && knownFrom <= day && (to === null || day <= to))
    .sort((a, b) => inOrder(a.knownFrom, b.knownFrom))
    .at(-1);
  if (held) return { reach: 'held', row: held.row, knownFrom: held.knownFrom ?? day };
  const last = known.findLast(({ to }) => to !== null && to < day);
  const next = known.find(({ knownFrom, to }) => (knownFrom ?? END) > day && (to === null || to >= day));
  if (!last) return { reach: 'before', begins: next?.knownFrom ?? null, first: (next ?? oldest).row };
  return next
    ? { reach: 'gap', last: last.row, next: next.row, begins: next.knownFrom }
    : { reach: 'ended', last: last.row };
}

/** The row that begins next after a day, and stands beside the one that holds: what is coming. */
export function nextAfter<T extends Span>(rows: readonly T[], day: string): T | null {
  return (
    rows.filter(({ from }) => from !== null && from > day).sort((a, b) => inOrder(a.from, b.from))[0] ?? null
  );
}

/** Read before it holds: what is announced for a day that has not come. */
export const isAnnounced = ({ from }: Span, today: string): boolean => from !== null && from > today;

/** The last day of a date that may be a year or a month only. */
const lastDayOf = (date: string): string =>
  `${date}-12-31`.slice(0, 10).replace(/^(\d{4}-\d{2})-12$/, '$1-31');

/** What a provision says of when it began, and of what it was read against. */
interface Standing {
  effectiveDate: string | null;
  asOf: string | null;
  /** Its best source: the day of which that is, perhaps a year or a month, and the day on which it was read. */
  verified: { date: string | null; on: string | null } | null;
}

/**
 * The first day on which the undated values of a provision are borne out (see `knownRows`): the day on which its text began, else
 * the day to which its evidence reaches, or that of its best source, whichever comes first. Given today, what is shown today holds
 * today in any case.
 */
export function valuesKnownOn(
  { effectiveDate, asOf, verified }: Standing,
  today: string | null = null,
): string | null {
  const read = verified?.date ? lastDayOf(verified.date) : null;
  return [effectiveDate ?? asOf, read, verified?.on ?? null].reduce(earlier, today);
}

/** The rows that hold on a day, of all figures of a provision: none where the history of a figure does not reach back to it. */
export function rowsOn<T extends Span & { key: string }>(
  values: readonly T[],
  day: string,
  knownOn: string | null,
): T[] {
  return [...new Set(values.map(({ key }) => key))].flatMap((key) => {
    const answer = onDay(
      values.filter((value) => value.key === key),
      day,
      knownOn,
    );
    return answer.reach === 'held' ? [answer.row] : [];
  });
}
