import { expect, test } from 'vitest';
import { updatedText } from './updatedText.ts';

test('the day is Toronto’s, also at the turn of the year, and unknown where it is not known', () => {
  expect(updatedText({ updatedAt: '2027-01-01T04:59:59.000Z' })).toBe('Updated: Dec 31, 2026');
  expect(updatedText({ updatedAt: '2027-01-01T05:00:00.000Z' })).toBe('Updated: Jan 01, 2027');
  expect(updatedText({ updatedAt: null })).toBe('Updated: day not known');
});
