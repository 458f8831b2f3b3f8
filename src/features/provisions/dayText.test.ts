import { expect, test } from 'vitest';
import type { LawDayReach } from './contract.ts';
import { datedText, dayLine } from './dayText.ts';

const line = (parts: Partial<LawDayReach>) =>
  dayLine({
    ...{ day: '2026-11-26', reach: 'unchanged', from: null, to: null, begins: null },
    rulesNotKept: false,
    ...parts,
  });

test('a text that held says from when, and to when once it ended', () => {
  expect(line({ reach: 'held', from: '2024-02-29' })).toBe('In force since Feb 29, 2024');
  expect(line({ reach: 'held', from: '2024-02-29', to: '2025-12-31' })).toBe(
    'In force from Feb 29, 2024 to Dec 31, 2025',
  );
});

test('where its beginning is not known, nothing is claimed of when it held', () => {
  expect(line({ reach: 'held', to: '2025-12-31' })).toBe('Today’s text, as far as is known');
  expect(line({ reach: 'before' })).toBe('The day on which today’s text began is not known');
  expect(line({ reach: 'before', begins: '2026-01-01' })).toBe(
    'Our history of this text begins Jan 01, 2026',
  );
});

test('a day to come says whether its text is written', () => {
  expect(line({ reach: 'announced' })).toBe('The text that is announced');
  expect(line({ reach: 'changing' })).toMatch(/^Today’s text; what is announced/);
});

test('an act that had not begun says when it does', () => {
  expect(datedText({ kind: 'not begun', begins: '2027-01-01' })).toContain('Jan 01, 2027');
  expect(datedText({ kind: 'former' })).toContain('the act of that day');
});
