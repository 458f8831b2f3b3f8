import { expect, test } from 'vitest';
import { addDays, longDate, reminderDate, shortDate, torontoDay } from './torontoDate.ts';

test('a calendar date never shifts', () => {
  expect(shortDate('2026-11-03')).toBe('Nov 03, 2026');
  expect(longDate('2026-01-01')).toBe('January 01, 2026');
});

test('a moment is shown in Toronto time', () => {
  expect(shortDate('2026-11-20T04:30:00Z')).toBe('Nov 19, 2026');
  expect(torontoDay(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
  expect(torontoDay(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
});

test('a reminder reads like the specification says', () => {
  expect(reminderDate('2027-01-05T14:00:00Z')).toBe('January 5, 2027 @ 9 AM');
  expect(reminderDate('2027-07-05T17:30:00Z')).toBe('July 5, 2027 @ 1:30 PM');
});

test('days are counted on the calendar, over daylight saving too', () => {
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
