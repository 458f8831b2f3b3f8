import { useAfterFrame } from '../hooks/useAfterFrame.ts';
import { rowsInSight } from './rowsInSight.ts';

/** No row is lower than this, in pixels. */
const MIN_ROW = 50;

const NONE: readonly never[] = [];

interface Placed<Row> {
  /** In the order of the document. */
  rows: readonly Row[];
  /** Where a row is to be shown, while that is not yet its place in the document. */
  placeOf: ((row: Row) => number | undefined) | null;
}

/**
 * Hundreds of rows that are sorted anew show their order at once, as far as it is in sight and by style alone, and move in the document
 * after that frame: moving them takes several frames of a slow processor, and nobody waits for it. Rows that come or go are not deferred.
 */
export function useEasySort<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  isLong: boolean,
): Placed<Row> {
  const before = useAfterFrame<readonly Row[]>(isLong ? rows : NONE);
  const inDocument: Placed<Row> = { rows, placeOf: null };
  if (!isLong || before === rows || before.length !== rows.length) return inDocument;
  const places = new Map(rows.map((row, index) => [rowKey(row), index]));
  const standing = before.flatMap((row) => rows[places.get(rowKey(row)) ?? -1] ?? []);
  if (standing.length !== rows.length || standing.every((row, index) => row === rows[index])) {
    return inDocument;
  }
  const above = rowsInSight(MIN_ROW);
  return {
    rows: standing,
    placeOf: (row) => {
      const place = places.get(rowKey(row)) ?? above;
      // Before all others, in their order; those further down are not seen until they have moved.
      return place < above ? place - above : undefined;
    },
  };
}
