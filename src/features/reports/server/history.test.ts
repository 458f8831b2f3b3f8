import { describe, expect, test } from 'vitest';
import { changesAfter, type HistoryText } from './history.ts';

const midnight = (day: string): Date => new Date(`${day}T05:00:00Z`);
const text = (began: string | null, knownOn = began ?? '', endedByWords = false): HistoryText => ({
  description: `<p>Since ${knownOn}</p>`,
  began: began === null ? null : midnight(began),
  knownOn,
  endedByWords,
});
const now = midnight('2026-11-20');

describe('a history', () => {
  const wages = [text('2024-01-10'), text('2025-01-10'), text('2026-01-10')];

  test('tells the days on which texts began, newest first, against the text of the day asked about', () => {
    expect(changesAfter(wages, midnight('2024-06-01'), now)).toEqual({
      days: ['2026-01-10', '2025-01-10'],
      lastChange: midnight('2026-01-10'),
      before: wages[0],
      knownSince: null,
    });
  });

  test('that does not reach back to the day says how far it reaches, and compares from there', () => {
    expect(changesAfter(wages, midnight('2010-03-01'), now)).toMatchObject({
      days: ['2026-01-10', '2025-01-10', '2024-01-10'],
      before: wages[0],
      knownSince: '2024-01-10',
    });
  });

  test('of a text whose beginning is not known counts the day it ended, however early the day asked about', () => {
    const layoff = [text(null, '2025-11-26'), text('2025-11-27')];
    for (const day of ['2010-03-01', '2025-11-01']) {
      expect(changesAfter(layoff, midnight(day), now)).toMatchObject({
        days: ['2025-11-27'],
        before: layoff[0],
        knownSince: '2025-11-26',
      });
    }
    expect(changesAfter(layoff, midnight('2025-11-26'), now)).toMatchObject({
      days: ['2025-11-27'],
      knownSince: null,
    });
    expect(changesAfter(layoff, midnight('2025-11-27'), now)).toMatchObject({ days: [], knownSince: null });
  });

  test('of one text has nothing to compare, and tells the day on which it began', () => {
    expect(changesAfter([text('2020-05-01')], midnight('2010-03-01'), now)).toMatchObject({
      days: ['2020-05-01'],
      before: null,
      knownSince: '2020-05-01',
    });
    expect(changesAfter([text(null, '2026-02-01')], midnight('2010-03-01'), now)).toMatchObject({
      days: [],
      before: null,
      knownSince: '2026-02-01',
    });
  });

  test('counts no change of words alone, and nothing that is still to come', () => {
    const told = [text('2024-01-10', '2024-01-10', true), text('2025-01-10'), text('2027-01-10')];
    expect(changesAfter(told, midnight('2024-06-01'), now).days).toEqual([]);
  });
});
