import { useDeferredValue } from 'react';

interface Placed<Row> {
  /** In the order of the document. */
  rows: readonly Row[];
  /** Where a row is to be shown, while that is not yet its place in the document. */
  placeOf: ((row: Row) => number | undefined) | null;
}

/**
 * Hundreds of rows that are sorted anew show their order at once, by style alone, and move in the document right afterwards: moving
 * them takes several frames of a slow processor, and nobody waits for it. Rows that come or go are not deferred.
 */
export function useEasySort<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  isLong: boolean,
): Placed<Row> {
  const before = useDeferredValue(rows);
  const inDocument: Placed<Row> = { rows, placeOf: null };
  if (!isLong || before === rows || before.length !== rows.length) return inDocument;
  const places = new Map(rows.map((row, index) => [rowKey(row), index]));
  const standing = before.flatMap((row) => rows[places.get(rowKey(row)) ?? -1] ?? []);
  if (standing.length !== rows.length || standing.every((row, index) => row === rows[index])) {
    return inDocument;
  }
  return { rows: standing, placeOf: (row) => places.get(rowKey(row)) };
}
