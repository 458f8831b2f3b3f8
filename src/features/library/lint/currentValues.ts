import { isDuration, parseDuration } from '../../../shared/duration.ts';
import { isLimit } from '../../provisions/bands.ts';
import { isFormula } from '../../provisions/formula.ts';
import { proseOf } from '../format/prose.ts';
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
  [/hours?(?!ly)/i, 'hours'],
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

const DURATION_UNITS = ['years', 'months', 'weeks', 'days', 'hours'] as const;
const THRESHOLD_UNITS = {
  duration: undefined,
  employees: 'people',
  workers: 'people',
  hours: 'hours',
} as const;

/** The threshold of a band as a number that prose may say: 3 months, 50 employees. */
export function limitOf(
  field: Pick<FieldContent, 'threshold'>,
  limit: unknown,
): { amount: number; unit: Unit } | undefined {
  if (isDuration(limit)) {
    const duration = parseDuration(limit);
    const unit = DURATION_UNITS.find((name) => duration[name] > 0);
    return unit && { amount: duration[unit], unit };
  }
  const unit = THRESHOLD_UNITS[field.threshold ?? 'duration'];
  return typeof limit === 'number' && unit ? { amount: limit, unit } : undefined;
}

/** Every number with a unit among one value: the value itself, or the cells of its table. */
export function numbersOf(key: string, field: FieldContent, value: Value): Stated[] {
  if (typeof value === 'number') {
    const unit = unitOf(field.unit);
    return unit ? [{ key, field, amount: value, unit }] : [];
  }
  if ((field.type !== 'table' && field.type !== 'bands') || !Array.isArray(value)) return [];
  return value.flatMap((row) =>
    Object.entries(row).flatMap(([column, cell]): Stated[] => {
      if (isLimit(column)) {
        const limit = limitOf(field, cell);
        return limit ? [{ key, field, ...limit, column }] : [];
      }
      const unit = columnUnit(column);
      return typeof cell === 'number' && unit ? [{ key, field, amount: cell, unit, column }] : [];
    }),
  );
}

const wordsOf = (item: object): string =>
  isFormula(item) ? proseOf({ type: 'formula' }, item) : Object.values(item).join('; ');

/** The numbers in words that stand among text values ("90 days"): they explain a number of the prose as well. */
export const wordsOfValue = (value: Value): Measure[] =>
  typeof value === 'string'
    ? measuresIn(value)
    : Array.isArray(value)
      ? value.flatMap((item) => measuresIn(typeof item === 'object' ? wordsOf(item) : String(item)))
      : [];
