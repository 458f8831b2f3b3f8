import { expect, test } from 'vitest';
import type { ValueRow } from './provisionGroup.ts';
import { rowOn, valueOn } from './valueOn.ts';

const rows = [
  { value: 1, from: '2024-01-01', to: '2024-12-31' },
  { value: 2, from: '2025-01-01' },
] as ValueRow[];

test.each([
  ['2023-12-31', undefined],
  ['2024-01-01', 1],
  ['2024-12-31', 1],
  ['2025-01-01', 2],
  ['2199-12-31', 2],
])('on %s it is %s: both ends count', (day, value) => {
  expect(valueOn(rows, day)).toBe(value);
});

test('a row without dates holds on every day', () => {
  expect(valueOn([{ value: 3 }] as ValueRow[], '1900-01-01')).toBe(3);
  expect(valueOn([], '2026-01-01')).toBeUndefined();
});

test('a row that says why there is no value is a row, and no value', () => {
  const none = [{ state: 'none', from: '2025-01-01' }] as unknown as ValueRow[];
  expect(rowOn(none, '2026-01-01')).toBe(none[0]);
  expect(valueOn(none, '2026-01-01')).toBeUndefined();
});

test('a value that is no or nothing is a value', () => {
  expect(valueOn([{ value: false }] as ValueRow[], '2026-01-01')).toBe(false);
  expect(valueOn([{ value: 0 }] as ValueRow[], '2026-01-01')).toBe(0);
});
