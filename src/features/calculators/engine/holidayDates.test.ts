import { expect, test } from 'vitest';
import { daysOfHoliday, easter, nameOfHoliday } from './holidayDates.ts';

// As calendars print them, and the earliest and latest that the rule allows.
test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %s is %s', (year, day) => {
  expect(easter(year)).toBe(day);
});

test.each([
  ["New Year's Day", 2026, ['2026-01-01']],
  ['Family Day (third Monday in February)', 2026, ['2026-02-16']],
  ['Family Day (third Monday in February)', 2027, ['2027-02-15']],
  ['Good Friday', 2026, ['2026-04-03']],
  ['Good Friday or Easter Monday, as the employer chooses', 2026, ['2026-04-03', '2026-04-06']],
  // The Monday before May 25: the 24th itself when that is a Monday, the 18th when the 25th is.
  ['Victoria Day', 2026, ['2026-05-18']],
  ['Victoria Day', 2027, ['2027-05-24']],
  ["National Patriots' Day (the Monday before May 25)", 2026, ['2026-05-18']],
  ['Canada Day', 2026, ['2026-07-01']],
  ['Labour Day (first Monday in September)', 2025, ['2025-09-01']],
  ['Labour Day', 2026, ['2026-09-07']],
  ['Thanksgiving', 2026, ['2026-10-12']],
  ['Remembrance Day', 2026, ['2026-11-11']],
  ['National Day for Truth and Reconciliation (September 30)', 2026, ['2026-09-30']],
  ['Christmas Day', 2026, ['2026-12-25']],
  ['Boxing Day', 2026, ['2026-12-26']],
])('%s in %s is %s', (holiday, year, days) => {
  expect(daysOfHoliday(holiday, year)).toEqual(days);
});

test('a holiday that moves off a Sunday is the other day in such years alone', () => {
  const national = "Quebec's National Holiday (June 24)";
  const moved = 'Canada Day (July 1, or July 2 if July 1 is a Sunday)';
  expect(daysOfHoliday(national, 2029)).toEqual(['2029-06-24']);
  expect(daysOfHoliday(moved, 2029)).toEqual(['2029-07-02']);
  expect(daysOfHoliday(moved, 2028)).toEqual(['2028-07-01']);
});

test('what does not say when it is has no day', () => {
  expect(daysOfHoliday('A day that the Commissioner names', 2026)).toEqual([]);
  expect(daysOfHoliday('Civic Holiday (fifth Monday in August)', 2026)).toEqual([]);
});

test('a name is told without its day', () => {
  expect(nameOfHoliday('Labour Day (first Monday in September)')).toBe('Labour Day');
  expect(nameOfHoliday('Canada Day')).toBe('Canada Day');
});
