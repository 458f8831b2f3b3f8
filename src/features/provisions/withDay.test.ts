import { expect, test } from 'vitest';
import { withDay } from './withDay.ts';

test('the day stands before the hash and beside what is asked already', () => {
  expect(withDay('/m/builder/a/t#p', '2026-06-01')).toBe('/m/builder/a/t?on=2026-06-01#p');
  expect(withDay('/m/compare?topic=t#', '2026-06-01')).toBe('/m/compare?topic=t&on=2026-06-01#');
  expect(withDay('/m', '2026-06-01')).toBe('/m?on=2026-06-01');
});

test('today is left out, and the path is as it was', () => {
  expect(withDay('/m/a?b=c#d', null)).toBe('/m/a?b=c#d');
});
