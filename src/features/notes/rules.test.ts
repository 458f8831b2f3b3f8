import { expect, test } from 'vitest';
import { latestReminder, reminderFault, toMinute } from './rules.ts';

const NOW = new Date('2026-11-26T12:00:30Z');

test.each([
  ['2026-11-26T12:00:30Z', 'past'],
  ['2026-11-26T12:00:29Z', 'past'],
  ['2026-11-26T12:00:31Z', null],
  ['2036-11-26T12:00:30Z', null],
  ['2036-11-26T12:00:31Z', 'tooFar'],
])('a reminder at %s is %s', (at, fault) => {
  expect(reminderFault(new Date(at), NOW)).toBe(fault);
});

test('ten years from a leap day end on a day that there is', () => {
  expect(latestReminder(new Date('2028-02-29T09:00:00Z')).toISOString()).toBe('2038-03-01T09:00:00.000Z');
});

test('a moment loses its seconds and nothing else', () => {
  expect(toMinute(new Date('2026-11-26T12:34:59.999Z')).toISOString()).toBe('2026-11-26T12:34:00.000Z');
});
