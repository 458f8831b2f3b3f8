import { expect, test } from 'vitest';
import { durationText, isDuration, parseDuration } from './duration.ts';

test.each([
  ['P3M', '3 months'],
  ['P1Y', '1 year'],
  ['P1Y6M', '1 year and 6 months'],
  ['P13W', '13 weeks'],
  ['P1D', '1 day'],
  ['PT3H', '3 hours'],
  ['P2DT1H', '2 days and 1 hour'],
  ['P0D', '0 days'],
])('%s reads "%s"', (duration, text) => {
  expect(isDuration(duration)).toBe(true);
  expect(durationText(duration)).toBe(text);
});

test.each(['', 'P', 'PT', '3M', 'P3', 'P-3M', 'P1.5D', 'PT30M', 'p3m', 'P3M ', 'P1D3M', 'P1DT'])(
  '"%s" is none',
  (text) => {
    expect(isDuration(text)).toBe(false);
    expect(() => parseDuration(text)).toThrow(RangeError);
  },
);

test('what is no text is none', () => {
  expect([3, null, undefined, ['P3M']].map(isDuration)).toEqual([false, false, false, false]);
});

test('months and hours, which share their letters with others, are told apart', () => {
  expect(parseDuration('P1Y2M3W4DT5H')).toEqual({ years: 1, months: 2, weeks: 3, days: 4, hours: 5 });
});
