import { expect, test } from 'vitest';
import { beginningsOf } from './timeMachine.ts';

const loaded = new Date('2026-11-22T17:00:00Z');
const shown = (day: string) => new Date(`${day}T17:00:00Z`);

test('texts begin on their own day, or on the one after the text before them ended', () => {
  expect(
    beginningsOf([
      { effective: null, last: null, shownSince: loaded },
      { effective: '2024-01-01', last: '2025-11-26', shownSince: shown('2024-01-01') },
    ]),
  ).toEqual([
    { day: '2025-11-27', isKnown: true },
    { day: '2024-01-01', isKnown: true },
  ]);
});

test('a text of which nothing is known is dated by the day it was shown, and said to be', () => {
  expect(beginningsOf([{ effective: null, last: null, shownSince: loaded }])).toEqual([
    { day: '2026-11-22', isKnown: false },
  ]);
});

test('of texts about the same day only the first one began then', () => {
  expect(
    beginningsOf([
      { effective: '2026-08-01', last: null, shownSince: shown('2026-10-02') },
      { effective: '2026-08-01', last: null, shownSince: shown('2026-08-01') },
    ]),
  ).toEqual([
    { day: '2026-10-02', isKnown: false },
    { day: '2026-08-01', isKnown: true },
  ]);
});
