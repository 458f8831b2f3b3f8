import type { Value, ValueRow } from './provisionGroup.ts';

/** The value of a key that holds on a day: the row that covers it. A row without dates holds while no dated one does. */
export function valueOn(rows: ValueRow[], day: string): Value | undefined {
  return rows.find((row) => (!row.from || row.from <= day) && (!row.to || row.to >= day))?.value;
}
