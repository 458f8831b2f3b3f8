import { expect, test } from 'vitest';
import type { FieldContent, Value } from '../format/provisionGroup.ts';
import { convertValue } from './convertValue.ts';

const field = (parts: Partial<FieldContent>): FieldContent => ({ label: 'Field', type: 'text', ...parts });
const BANDS = field({ type: 'bands', threshold: 'duration' });
const OLD_SCALE = [
  { after: '90 days', weeks: 1 },
  { after: '2 years', weeks: 2 },
];
const TODAY: Value = [
  { moreThan: 'P90D', weeks: 1 },
  { atLeast: 'P2Y', weeks: 2 },
];

const OTHER: Value = [
  { moreThan: 'P90D', weeks: 1 },
  { atLeast: 'P2Y', weeks: 3 },
];

test.each<[string, FieldContent, Value, Value | undefined, Value]>([
  ['words of time', field({ type: 'duration' }), '90 days', undefined, 'P90D'],
  ['a number with its unit', field({ type: 'number', unit: 'weeks' }), '8 weeks', undefined, 8],
  ['yes', field({ type: 'boolean' }), 'yes', undefined, true],
  [
    'completed years',
    BANDS,
    [
      { completedYears: 0, percent: 4 },
      { completedYears: 5, percent: 6 },
    ],
    undefined,
    [
      { atLeast: 'P0D', percent: 4 },
      { atLeast: 'P5Y', percent: 6 },
    ],
  ],
  ['a scale that the library has as well, with its own "more than"', BANDS, OLD_SCALE, TODAY, TODAY],
])('%s is converted', (_, to, old, known, expected) => {
  expect(convertValue(to, old, known)).toEqual(expected);
});

test.each<[string, FieldContent, Value, Value | undefined]>([
  ['"after", when nothing says whether the day itself counts', BANDS, OLD_SCALE, undefined],
  ['a scale with another amount than the library has', BANDS, OLD_SCALE, OTHER],
  ['prose where a formula belongs', field({ type: 'formula' }), 'An average day of pay', undefined],
  ['a number out of range', field({ type: 'number', unit: 'weeks', min: 1, max: 4 }), '8 weeks', undefined],
  ['a number of something else', field({ type: 'number', unit: 'weeks' }), '8 days', undefined],
])('%s is left to an editor', (_, to, old, known) => {
  expect(convertValue(to, old, known)).toBeUndefined();
});
