import { expect, test } from 'vitest';
import { nextRound, nightOf } from './rounds.ts';

test.each([
  ['2026-11-20T15:00:00Z', '2026-11-20T07:00:00.000Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-20T06:59:00Z', '2026-11-19T07:00:00.000Z', '2026-11-20T07:00:00.000Z'],
  ['2026-07-01T12:00:00Z', '2026-07-01T06:00:00.000Z', '2026-07-02T06:00:00.000Z'],
])('at %s the round of the night began at %s, the next begins at %s', (now, night, next) => {
  expect(nightOf(new Date(now)).toISOString()).toBe(night);
  expect(nextRound(new Date(now)).toISOString()).toBe(next);
});

test('clocks that jump leave one round a night', () => {
  for (const day of ['2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01']) {
    const next = nextRound(new Date(`${day}T20:00:00Z`));
    expect(next.getTime() - nightOf(new Date(`${day}T20:00:00Z`)).getTime()).toBeGreaterThanOrEqual(
      22 * 3_600_000,
    );
    expect(nightOf(next)).toEqual(next);
  }
});
