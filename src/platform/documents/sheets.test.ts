import { expect, test } from 'vitest';
import { rowHeight } from './sheets.ts';

test('a row is as high as its longest text needs in its column', () => {
  const one = rowHeight(['Ontario'], [20]);
  expect(rowHeight([''], [20])).toBe(one);
  expect(rowHeight(['Ontario', 'word '.repeat(20)], [20, 200])).toBe(one);
  expect(rowHeight(['Ontario', 'word '.repeat(20)], [20, 50])).toBeGreaterThanOrEqual(one + 30);
});

test('lines of the text’s own count, and no row is higher than a sheet allows', () => {
  expect(rowHeight(['a\nb\nc'], [20]) - rowHeight(['a'], [20])).toBe(30);
  expect(rowHeight(['\n'.repeat(1000)], [20])).toBe(409);
});
