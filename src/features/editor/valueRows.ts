import { addDays } from '../../shared/torontoDate.ts';
import type { EditableRow } from '../provisions/editable.ts';
import type { Field } from './schemas.ts';

/** What is wrong with a number in a field, or null: "10 to 25 CAD an hour". Messages are made by the caller. */
export const outOfRange = ({ min, max }: Field, value: number): boolean =>
  (min !== undefined && value < min) || (max !== undefined && value > max);

/** The rows with a new one on top that holds from a day: the one before ends the day before, if it had no end. */
export function addRow(rows: readonly EditableRow[], row: EditableRow): EditableRow[] {
  const [newest, ...older] = rows;
  if (!newest) return [row];
  // A row that says why there is no value, without dates, gives way to the first one that has one.
  if ('state' in newest && !newest.from && !newest.to) return [row, ...older];
  const ended = row.from && !newest.to ? { ...newest, to: addDays(row.from, -1) } : newest;
  return [row, ended, ...older];
}

/** Changes the newest row; when its day moves, so does the end of the row before. */
export function changeNewest(
  rows: readonly EditableRow[],
  row: EditableRow,
  before: EditableRow | undefined,
): EditableRow[] {
  const [, second, ...rest] = rows;
  if (!second) return [row];
  const previous = before && row.from ? { ...before, to: addDays(row.from, -1) } : second;
  return [row, previous, ...rest];
}

/** Whether the newest row is a draft's own: nothing that is published says it. */
export const isNewRow = (rows: readonly EditableRow[], published: readonly EditableRow[]): boolean => {
  const [newest] = rows;
  if (newest === undefined) return false;
  return rows.length > published.length || !published.some((row) => sameStart(row, newest));
};

const sameStart = (a: EditableRow, b: EditableRow): boolean =>
  (a.from ?? '') === (b.from ?? '') && 'value' in a === 'value' in b && textOf(a) === textOf(b);

const textOf = (row: EditableRow): string => JSON.stringify('value' in row ? row.value : row.state);
