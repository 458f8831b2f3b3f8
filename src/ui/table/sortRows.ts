import type { Direction, SortValue } from './columns.ts';

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));

/** A sorted copy. Rows without a value come last either way, and equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => SortValue,
  direction: Direction,
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((first, second) => {
    const [a, b] = [sortBy(first), sortBy(second)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}
