import { expect, test } from 'vitest';
import type { Band } from '../provisions/bands.ts';
import { isScale, scaleLines, scaleRange, stepsOf } from './scale.ts';

const lines = (bands: Band[]) => scaleLines(bands).map(({ threshold, amount }) => `${threshold}: ${amount}`);

test('a scale is a list of rows with thresholds', () => {
  expect(isScale([{ atLeast: 'P3M', weeks: 1 }])).toBe(true);
  expect([[], ['P3M'], [{ weeks: 1 }], [null], 'P3M', null].map(isScale)).toEqual(Array(6).fill(false));
});

test.each<[string, Band]>([
  ['3 months: 1', { atLeast: 'P3M', weeks: 1 }],
  ['over 90 days: 1', { moreThan: 'P90D', weeks: 1 }],
  ['50–199: 8', { atLeast: 50, atMost: 199, weeks: 8 }],
  ['500+: 16', { atLeast: 500, weeks: 16 }],
  ['1,000+: 16', { atLeast: 1_000, weeks: 16 }],
  ['up to 19: 0', { atMost: 19, weeks: 0 }],
  ['under 1 year: 4', { lessThan: 'P1Y', percent: 4 }],
  ['over 100: 12', { moreThan: 100, atMost: 200, weeks: 12 }],
  ['3 months: 1 · 5', { atLeast: 'P3M', weeks: 1, days: 5 }],
])('a row reads %s', (line, band) => {
  expect(lines([band])).toEqual([line]);
});

const yearly = (from: number, to: number): Band[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ atLeast: `P${from + i}Y`, weeks: from + i }));

test('a long run of a year and one more is one line, and its last row is told', () => {
  expect(lines([{ atLeast: 'P3M', weeks: 0 }, ...yearly(1, 8)])).toEqual([
    ...['3 months: 0', '1 year: 1', 'each year after: +1', '8 years: 8'],
  ]);
});

test('a short run, and one with a gap, is told row by row', () => {
  expect(lines(yearly(1, 4))).toHaveLength(4);
  expect(lines(yearly(1, 5))).toEqual(['1 year: 1', 'each year after: +1', '5 years: 5']);
  const gap = [...yearly(1, 3), { atLeast: 'P5Y', weeks: 4 }, { atLeast: 'P6Y', weeks: 5 }];
  expect(lines(gap)).toHaveLength(5);
});

test('what follows a run is told as it is', () => {
  expect(lines([...yearly(1, 6), { atLeast: 'P10Y', weeks: 8 }])).toEqual([
    ...['1 year: 1', 'each year after: +1', '6 years: 6', '10 years: 8'],
  ]);
});

test('steps are those of service alone, with one number each', () => {
  expect(
    stepsOf([
      { atLeast: 'P3M', weeks: 1 },
      { moreThan: 'P1Y', weeks: 2 },
    ]),
  ).toEqual([
    { at: 3, amount: 1 },
    { at: 12, amount: 2 },
  ]);
  expect(stepsOf([{ atLeast: 50, weeks: 8 }])).toBeNull();
  expect(stepsOf([{ atLeast: 'P3M', weeks: 1, days: 2 }])).toBeNull();
  expect(stepsOf([{ atLeast: 'P3M', fraction: '1/52' }])).toBeNull();
});

test('a range is the least and the most, wherever in the scale they stand', () => {
  expect(
    scaleRange([
      { atLeast: 'P1Y', weeks: 8 },
      { atLeast: 'P2Y', weeks: 1 },
    ]),
  ).toBe('1 to 8');
  expect(scaleRange([{ atLeast: 'P1Y', weeks: 2 }])).toBe('2');
  expect(scaleRange([{ atLeast: 'P1Y', fraction: '1/52' }])).toBeNull();
});
