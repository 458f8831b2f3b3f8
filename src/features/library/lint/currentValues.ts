import type { FieldContent, Value } from '../format/provisionGroup.ts';
import { type Measure, measuresIn, type Unit, unitOf } from './prose/measures.ts';

/** A number that a typed value states, ready to be looked for in prose. */
export interface Stated {
  key: string;
  field: FieldContent;
  amount: number;
  unit: Unit;
  /** The column, for a number out of a table. */
  column?: string;
}

const COLUMN_UNITS: [RegExp, Unit][] = [
  [/minutes?/i, 'minutes'],
  [/hours?/i, 'hours'],
  [/days?/i, 'days'],
  [/weeks?/i, 'weeks'],
  [/months?/i, 'months'],
  [/years?/i, 'years'],
  [/percent|pct/i, 'percent'],
  [/employees|workers|people/i, 'people'],
  [/dollars|hourly|amount|rate|pay$/i, 'CAD'],
];

/** What a column of a table counts, by its name: `afterMonths` counts months. */
export const columnUnit = (column: string): Unit | undefined =>
  COLUMN_UNITS.find(([pattern]) => pattern.test(column))?.[1];

/** Every number with a unit among one value: the value itself, or the cells of its table. */
export function numbersOf(key: string, field: FieldContent, value: Value): Stated[] {
  if (typeof value === 'number') {
    const unit = unitOf(field.unit);
    return unit ? [{ key, field, amount: value, unit }] : [];
  }
  if (field.type !== 'table' || !Array.isArray(value)) return [];
  return value.flatMap((row) =>
    Object.entries(row).flatMap(([column, cell]): Stated[] => {
      const unit = columnUnit(column);
      return typeof cell === 'number' && unit ? [{ key, field, amount: cell, unit, column }] : [];
    }),
  );
}

/** The numbers in words that stand among text values ("90 days"): they explain a number of the prose as well. */
export const wordsOfValue = (value: Value): Measure[] =>
  typeof value === 'string'
    ? measuresIn(value)
    : Array.isArray(value)
      ? value.flatMap((item) =>
          measuresIn(typeof item === 'object' ? Object.values(item).join('; ') : String(item)),
        )
      : [];
