import { expect, test } from 'vitest';
import { timeLeft } from './trialTime.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

test.each([
  [14 * 1440, '14 days'],
  [14 * 1440 - 1, '14 days'],
  [2 * 1440 - 1, '2 days'],
  [1440, '1 day'],
  [1439, '24 hours'],
  [61, '2 hours'],
  [60, '1 hour'],
  [59, '59 minutes'],
  [1, '1 minute'],
  [0.5, '1 minute'],
  [0, ''],
  [-5, ''],
])('%d minutes before the end it says %j', (minutes, words) => {
  expect(timeLeft(after(minutes), NOW)).toBe(words);
});
