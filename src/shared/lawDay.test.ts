import { expect, test } from 'vitest';
import { lawDayOf, lawDayProblem, lawDaySchema } from './lawDay.ts';

const NOT_A_DAY = 'Write a day of the calendar as YYYY-MM-DD.';
const OUT_OF_RANGE = 'Choose a day between Jan 01, 1900 and Dec 31, 2199.';

test.each([
  ['1900-01-01', null],
  ['1899-12-31', OUT_OF_RANGE],
  ['2199-12-31', null],
  ['2200-01-01', OUT_OF_RANGE],
  ['10000-01-01', NOT_A_DAY],
  ['2028-02-29', null],
  ['2026-02-29', NOT_A_DAY],
  ['2026-13-01', NOT_A_DAY],
  ['2026-1-1', NOT_A_DAY],
  ['Nov 26, 2026', NOT_A_DAY],
  ['', NOT_A_DAY],
])('of "%s" is said: %s', (day, problem) => {
  expect(lawDayProblem(day)).toBe(problem);
  const read = lawDaySchema.safeParse(day);
  expect(read.error?.issues[0]?.message ?? null).toBe(problem);
});

test('an address without a day, with one that is none and with today asks for today', () => {
  // In Toronto it is still the 25th.
  const now = new Date('2026-11-26T03:00:00Z');
  expect([null, '', 'today', '2026-02-30', '2026-11-25'].map((day) => lawDayOf(day, now))).toEqual(
    Array(5).fill(null),
  );
  expect(lawDayOf('2026-11-26', now)).toBe('2026-11-26');
});
