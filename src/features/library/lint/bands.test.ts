import { expect, test } from 'vitest';
import type { FieldContent, Value } from '../format/provisionGroup.ts';
import { bandsProblem } from './bands.ts';

const field = (threshold: FieldContent['threshold']): FieldContent =>
  ({ label: 'Notice', type: 'bands', threshold }) as FieldContent;
const ofTime = (...rows: object[]) => bandsProblem(field('duration'), rows as unknown as Value);
const ofPeople = (...rows: object[]) => bandsProblem(field('employees'), rows as unknown as Value);

test('rows that begin one after the other and give the same things are in order', () => {
  expect(ofTime({ atLeast: 'P3M', weeks: 1 }, { atLeast: 'P1Y', weeks: 2 })).toBeNull();
  expect(ofPeople({ atLeast: 50, weeks: 8 }, { moreThan: 100, weeks: 12 })).toBeNull();
});

test.each<[string, object[]]>([
  ['is not a list of rows', []],
  ['is not a list of rows', ['P3M'] as unknown as object[]],
  ['has a row without atLeast or moreThan', [{ weeks: 1 }]],
  ['has a row without atLeast or moreThan', [{ atLeast: 'P3M', moreThan: 'P3M', weeks: 1 }]],
  ['has a row with both atMost and lessThan', [{ atLeast: 'P3M', atMost: 'P1Y', lessThan: 'P1Y', weeks: 1 }]],
  ['has a row that gives nothing', [{ atLeast: 'P3M' }]],
  ['"3 months" is not a duration like P3M or P90D', [{ atLeast: '3 months', weeks: 1 }]],
  ['3 is not a duration like P3M or P90D', [{ atLeast: 3, weeks: 1 }]],
])('%s', (problem, rows) => {
  expect(ofTime(...rows)).toBe(problem);
});

test('a number of people is no length of time', () => {
  expect(ofPeople({ atLeast: 'P3M', weeks: 1 })).toBe('"P3M" is not a number');
});

test('thresholds come in order: months, weeks and days among each other too', () => {
  const disorder = 'has thresholds out of order';
  expect(ofTime({ atLeast: 'P90D', weeks: 1 }, { atLeast: 'P3M', weeks: 2 })).toBeNull();
  expect(ofTime({ atLeast: 'P3M', weeks: 1 }, { atLeast: 'P90D', weeks: 2 })).toBe(disorder);
  expect(ofTime({ atLeast: 'P3M', weeks: 1 }, { atLeast: 'P3M', weeks: 2 })).toBe(disorder);
  expect(ofTime({ atLeast: 'P52W', weeks: 1 }, { atLeast: 'P1Y', weeks: 2 })).toBeNull();
});

test('"more than" begins after "at least" the same', () => {
  expect(ofTime({ atLeast: 'P1Y', weeks: 1 }, { moreThan: 'P1Y', weeks: 2 })).toBeNull();
  expect(ofTime({ moreThan: 'P1Y', weeks: 1 }, { atLeast: 'P1Y', weeks: 2 })).toBe(
    'has thresholds out of order',
  );
});

test('every row gives the same things', () => {
  expect(ofTime({ atLeast: 'P3M', weeks: 1 }, { atLeast: 'P1Y', days: 10 })).toMatch(
    /^has rows that give different things: weeks and days$/,
  );
});
