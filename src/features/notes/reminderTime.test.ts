import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reminderDate, torontoWall } from '../../shared/torontoDate.ts';
import { fromTorontoWall } from './reminderTime.ts';

describe('a reminder’s time in Toronto', () => {
  test('is chosen in summer and in winter time', () => {
    expect(fromTorontoWall('2027-01-05 09:00:00').toISOString()).toBe('2027-01-05T14:00:00.000Z');
    expect(fromTorontoWall('2027-07-05 09:00:00').toISOString()).toBe('2027-07-05T13:00:00.000Z');
    expect(reminderDate(fromTorontoWall('2027-07-05 09:00:00'))).toBe('July 5, 2027 @ 9 AM');
  });

  test('where the clocks go back is the first, and a skipped one is later', () => {
    expect(fromTorontoWall('2026-11-01 01:30:00').toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(torontoWall(fromTorontoWall('2027-03-14 02:30:00'))).toBe('2027-03-14 03:30:00');
  });

  test('comes back as it was chosen', () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2037, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const wall = torontoWall(new Date(minute * 60_000));
        expect(torontoWall(fromTorontoWall(wall))).toBe(wall);
      }),
    );
  });
});
