import { expect, test } from 'vitest';
import { outcomeWords, staleText } from './seenText.ts';

const at = (seenOn: string | null) => staleText({ seenOn, outcome: null }, '2026-11-22');

test('a stage that was looked at within 60 days needs no word', () => {
  expect(at('2026-11-01')).toBeNull();
  expect(at('2026-09-23')).toBeNull();
});

test('one that was not says since when', () => {
  expect(at('2026-09-22')).toBe('Not looked at since Sep 22, 2026');
  expect(at('2026-06-04')).toBe('Not looked at since Jun 04, 2026');
  expect(at(null)).toBe('When this stage was last looked at is not known');
});

test('a bill that ended says how, and nothing of a stage', () => {
  expect(staleText({ seenOn: null, outcome: 'defeated' }, '2026-11-22')).toBeNull();
  expect(outcomeWords('defeated')).toBe('Defeated');
});
