import type { Value, ValueRow } from './provisionGroup.ts';

/** The row of a key that covers a day: its value, or why there is none. A row without dates holds while no dated one does. */
export const rowOn = (rows: readonly ValueRow[], day: string): ValueRow | undefined =>
  rows.find((row) => (!row.from || row.from <= day) && (!row.to || row.to >= day));

/** The value of a key that holds on a day; undefined where it has none. */
export function valueOn(rows: ValueRow[], day: string): Value | undefined {
  const row = rowOn(rows, day);
  return row && 'value' in row ? row.value : undefined;
}
