import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/torontoDate.ts';
import { type Period, statusOn } from './rules.ts';

describe('the status of what has dates', () => {
  test.each<[string, Period, string]>([
    ['before its start', { from: '2026-11-22', to: null }, 'upcoming'],
    ['on its first day', { from: '2026-11-21', to: null }, 'current'],
    ['on its last day', { from: '2025-01-01', to: '2026-11-21' }, 'current'],
    ['after its last day', { from: '2025-01-01', to: '2026-11-20' }, 'superseded'],
    ['without dates', { from: null, to: null }, 'current'],
    ['with an end alone', { from: null, to: '2026-11-20' }, 'superseded'],
  ])('%s', (_, period, expected) => {
    expect(statusOn(period, '2026-11-21')).toBe(expected);
  });

  test('of rows that follow one another: exactly one is current on any day from the first start on', () => {
    const day = fc.integer({ min: 0, max: 3000 });
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 8 }), day, (offsets, later) => {
        const starts = offsets.sort((a, b) => a - b).map((offset) => addDays('2020-01-01', offset));
        const rows = starts.map((from, i) => {
          const next = starts[i + 1];
          return { from, to: next ? addDays(next, -1) : null };
        });
        const today = addDays(starts[0] ?? '', later);
        expect(rows.filter((row) => statusOn(row, today) === 'current')).toHaveLength(1);
      }),
    );
  });
});
