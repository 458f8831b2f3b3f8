import { expect, test } from 'vitest';
import type { FieldContent, Value } from '../format/provisionGroup.ts';
import { columnUnit, limitOf, numbersOf, wordsOfValue } from './currentValues.ts';

const field = (over: Partial<FieldContent>): FieldContent => ({ label: 'F', ...over }) as FieldContent;
const short = (over: Partial<FieldContent>, value: unknown) =>
  numbersOf('k', field(over), value as Value).map(({ amount, unit, column }) => [amount, unit, column]);

test.each([
  ['afterMonths', 'months'],
  ['weeks', 'weeks'],
  ['dailyHours', 'hours'],
  ['hourlyRate', 'CAD'],
  ['percentOfWages', 'percent'],
  ['employees', 'people'],
  ['name', undefined],
])('a column %s counts %s', (column, unit) => {
  expect(columnUnit(column)).toBe(unit);
});

test.each([
  ['duration', 'P3M', { amount: 3, unit: 'months' }],
  ['duration', 'P90D', { amount: 90, unit: 'days' }],
  // The largest part names it.
  ['duration', 'P1Y6M', { amount: 1, unit: 'years' }],
  ['duration', 'P0D', undefined],
  ['employees', 50, { amount: 50, unit: 'people' }],
  ['hours', 44, { amount: 44, unit: 'hours' }],
  ['duration', 44, undefined],
] as const)('of a threshold in %s, %s is said as a number', (threshold, limit, said) => {
  expect(limitOf({ threshold }, limit)).toEqual(said);
});

test('a number has its unit, and one without a unit states nothing', () => {
  expect(short({ type: 'number', unit: 'weeks' }, 2)).toEqual([[2, 'weeks', undefined]]);
  expect(short({ type: 'number' }, 2)).toEqual([]);
  expect(short({ type: 'boolean' }, true)).toEqual([]);
});

test('bands state their thresholds and what they give', () => {
  expect(short({ type: 'bands', threshold: 'duration' }, [{ atLeast: 'P3M', weeks: 1, note: 'x' }])).toEqual([
    [3, 'months', 'atLeast'],
    [1, 'weeks', 'weeks'],
  ]);
});

test('numbers in words explain a number of the prose', () => {
  expect(wordsOfValue('within 90 days').map(({ amount, unit }) => [amount, unit])).toEqual([[90, 'days']]);
  expect(wordsOfValue(['2 weeks', 'none']).map(({ amount }) => amount)).toEqual([2]);
  expect(wordsOfValue(4)).toEqual([]);
});
