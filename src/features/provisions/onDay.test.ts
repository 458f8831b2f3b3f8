import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/torontoDate.ts';
import { isAnnounced, knownRows, nextAfter, onDay, type Span } from './onDay.ts';

const row = (from: string | null, to: string | null) => ({ from, to });

/** Ontario's general minimum wage. */
const WAGES = [
  { ...row('2026-10-01', null), value: 17.95 },
  { ...row('2025-10-01', '2026-09-30'), value: 17.6 },
  { ...row('2024-10-01', '2025-09-30'), value: 17.2 },
  { ...row('2023-10-01', '2024-09-30'), value: 16.55 },
];

describe('what holds on a day', () => {
  it('is the row whose days it lies in, both ends included', () => {
    const value = (day: string) => {
      const answer = onDay(WAGES, day, null);
      return answer.reach === 'held' ? answer.row.value : answer.reach;
    };
    expect(value('2024-03-01')).toBe(16.55);
    expect(value('2024-09-30')).toBe(16.55);
    expect(value('2024-10-01')).toBe(17.2);
    expect(value('2030-01-01')).toBe(17.95);
  });

  it('is not known before the history begins, and never what holds today', () => {
    expect(onDay(WAGES, '2023-09-30', '2026-11-21')).toMatchObject({ reach: 'before', begins: '2023-10-01' });
  });

  it('is known of an undated row from the day that bears it out, and no earlier', () => {
    const undated = [row(null, null)];
    expect(onDay(undated, '2026-11-21', '2026-11-21').reach).toBe('held');
    expect(onDay(undated, '2026-11-20', '2026-11-21')).toMatchObject({
      reach: 'before',
      begins: '2026-11-21',
    });
    expect(onDay(undated, '2026-11-20', null)).toMatchObject({ reach: 'before', begins: null });
  });

  it('takes a row without a beginning to follow the one before it, and the oldest to be known on its last day', () => {
    const rows = [row('2025-01-01', null), row(null, '2024-12-31'), row(null, '2020-06-30')];
    expect(onDay(rows, '2022-01-01', null)).toMatchObject({ reach: 'held', knownFrom: '2020-07-01' });
    expect(onDay(rows, '2020-06-30', null).reach).toBe('held');
    expect(onDay(rows, '2020-06-29', null)).toMatchObject({ reach: 'before', begins: '2020-06-30' });
  });

  it('knows a row that is announced to end from the day that bears it out', () => {
    const rows = [row('2027-01-01', null), row(null, '2026-12-31')];
    expect(onDay(rows, '2026-11-20', '2026-11-01')).toMatchObject({ reach: 'held', row: rows[1] });
    expect(onDay(rows, '2026-10-31', '2026-11-01').reach).toBe('before');
  });

  it('tells a gap and an end from a history that does not reach back', () => {
    const rows = [row('2025-01-01', '2025-12-31'), row('2020-01-01', '2020-12-31')];
    expect(onDay(rows, '2022-01-01', null)).toMatchObject({ reach: 'gap', begins: '2025-01-01' });
    expect(onDay(rows, '2026-01-01', null)).toMatchObject({ reach: 'ended', last: rows[0] });
    expect(onDay([], '2026-01-01', null).reach).toBe('empty');
  });

  it('announces what begins later', () => {
    const coming = row('2027-04-01', null);
    const rows = [coming, row('2026-04-01', '2027-03-31')];
    expect(nextAfter(rows, '2026-11-23')).toBe(coming);
    expect(nextAfter(rows, '2027-04-01')).toBeNull();
    expect(isAnnounced(coming, '2026-11-23')).toBe(true);
    expect(isAnnounced(coming, '2027-04-01')).toBe(false);
  });
});

/** A history without gaps, of 1 to 6 rows from 2000 on; the newest is open. */
const histories = fc
  .array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 6 })
  .map((lengths) => {
    let from = '2000-01-01';
    const rows: Span[] = [];
    for (const [index, length] of lengths.entries()) {
      const to = index === lengths.length - 1 ? null : addDays(from, length - 1);
      rows.push({ from, to });
      from = addDays(from, length);
    }
    return rows.reverse();
  });
const days = fc.integer({ min: 0, max: 9_000 }).map((after) => addDays('2000-01-01', after));

describe('every history', () => {
  it('keeps holding: a later day never loses a row without a successor', () => {
    fc.assert(
      fc.property(histories, days, (rows, day) => {
        expect(onDay(rows, day, null).reach).toBe('held');
        expect(onDay(rows, addDays(day, 1), null).reach).toBe('held');
      }),
    );
  });

  it('answers the same in any order of its rows', () => {
    fc.assert(
      fc.property(histories, days, (rows, day) => {
        expect(onDay([...rows].reverse(), day, null)).toEqual(onDay(rows, day, null));
        expect(knownRows(rows, null)).toHaveLength(rows.length);
      }),
    );
  });

  it('says nothing of a day before its first', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 400 }), (rows, before) => {
        expect(onDay(rows, addDays('2000-01-01', -before), null).reach).toBe('before');
      }),
    );
  });
});
