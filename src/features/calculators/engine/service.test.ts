import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../shared/torontoDate.ts';
import { addMonths, afterDuration, daysBetween, serviceOf, serviceText } from './service.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-12-01', 0, '2026-12-01'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
])('%s and %s months are %s', (day, months, then) => {
  expect(addMonths(day, months)).toBe(then);
});

test('months are added before weeks and days', () => {
  expect(afterDuration('2026-01-30', 'P1M1D')).toBe('2026-03-01');
  expect(afterDuration('2026-01-01', 'P1Y2M1W3D')).toBe('2027-03-11');
});

test('days are whole over a change of the clocks, and fewer than none backwards', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

test('both the first and the last day are worked', () => {
  expect(serviceText(serviceOf('2026-01-01', '2026-01-01'))).toBe('1 day');
  expect(serviceText(serviceOf('2025-01-01', '2025-12-31'))).toBe('1 year');
  expect(serviceText(serviceOf('2025-01-01', '2025-12-30'))).toBe('11 months and 30 days');
  expect(serviceText(serviceOf('2019-03-15', '2026-11-30'))).toBe('7 years, 8 months and 16 days');
});

test('somebody who began on a leap day completes a year on the last of February', () => {
  expect(serviceOf('2024-02-29', '2025-02-27')).toMatchObject({ years: 1, months: 0, days: 0 });
});

test('an end before the beginning is no service', () => {
  expect(serviceOf('2026-02-01', '2026-01-01')).toMatchObject({
    years: 0,
    months: 0,
    days: 0,
    monthsInAll: 0,
  });
  expect(serviceText(serviceOf('2026-02-01', '2026-01-31'))).toBe('0 days');
});

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1960-01-01', count));

test('the parts of a service lead from its first day to its end, whenever it began', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 20_000 }), (first, length) => {
      const service = serviceOf(first, addDays(first, length));
      expect(addDays(addMonths(first, service.monthsInAll), service.days)).toBe(service.end);
      expect(service.months).toBeLessThan(12);
      expect(service.years * 12 + service.months).toBe(service.monthsInAll);
      expect(service.days).toBeLessThan(31);
    }),
    { numRuns: 2_000 },
  );
});

test('a day more is never a service less', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 5_000 }), (first, length) => {
      const [one, more] = [length, length + 1].map((count) => serviceOf(first, addDays(first, count)));
      expect((more?.monthsInAll ?? 0) - (one?.monthsInAll ?? 0)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 2_000 },
  );
});
