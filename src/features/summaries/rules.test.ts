import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latestDue, nextDue } from './rules.ts';

const at = (frequency: 'Daily Summary' | 'Weekly Summary', now: string) => ({
  last: latestDue(frequency, new Date(now)).at.toISOString(),
  next: nextDue(frequency, new Date(now)).at.toISOString(),
});

describe('when summaries fall due', () => {
  test.each([
    ['a winter morning before seven', '2026-01-15T11:59:59Z', '2026-01-14T12:00:00.000Z'],
    ['seven o’clock sharp in winter', '2026-01-15T12:00:00Z', '2026-01-15T12:00:00.000Z'],
    ['seven o’clock sharp in summer', '2026-07-15T11:00:00Z', '2026-07-15T11:00:00.000Z'],
    ['late in the evening, when UTC has the next day', '2026-07-16T03:30:00Z', '2026-07-15T11:00:00.000Z'],
    ['the morning clocks go forward', '2026-03-08T11:00:00Z', '2026-03-08T11:00:00.000Z'],
    ['an hour before it', '2026-03-08T10:59:59Z', '2026-03-07T12:00:00.000Z'],
    ['the morning clocks go back', '2026-11-01T12:00:00Z', '2026-11-01T12:00:00.000Z'],
    ['an hour before it', '2026-11-01T11:59:59Z', '2026-10-31T11:00:00.000Z'],
  ])('daily: %s', (_name, now, last) => {
    expect(at('Daily Summary', now).last).toBe(last);
  });

  test('weekly: on Mondays', () => {
    // 2026-11-16 is a Monday.
    expect(at('Weekly Summary', '2026-11-16T11:59:00Z')).toEqual({
      last: '2026-11-09T12:00:00.000Z',
      next: '2026-11-16T12:00:00.000Z',
    });
    expect(at('Weekly Summary', '2026-11-16T12:00:00Z')).toEqual({
      last: '2026-11-16T12:00:00.000Z',
      next: '2026-11-23T12:00:00.000Z',
    });
  });

  test('at any moment the last is not after it, the next is after it, and nothing lies between', () => {
    const moment = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.constantFrom('Daily Summary', 'Weekly Summary'), (now, frequency) => {
        const last = latestDue(frequency, now);
        const next = nextDue(frequency, now);
        const hours = (next.at.getTime() - last.at.getTime()) / 3_600_000;
        const whole = frequency === 'Daily Summary' ? 24 : 168;
        expect(last.at <= now && now < next.at).toBe(true);
        expect([whole - 1, whole, whole + 1]).toContain(hours);
        for (const { at: instant } of [last, next]) {
          const shown = instant.toLocaleString('en-CA', { timeZone: 'America/Toronto', hourCycle: 'h23' });
          expect(shown).toMatch(/07:00:00|7:00:00/);
        }
      }),
    );
  });
});
