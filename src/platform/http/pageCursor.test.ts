import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './pageCursor.ts';

test('a cursor comes back as it was, whatever it holds', () => {
  for (const cursor of [
    ['2026-11-26', 'a1'],
    ['Congé “é” 😀', ''],
  ] as [string, string][]) {
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
    expect(writeCursor(cursor)).toMatch(/^[\w-]*$/);
  }
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['nothing', ''],
  ['any text', 'page2'],
  ['one part', encoded(['a'])],
  ['three parts', encoded(['a', 'b', 'c'])],
  ['a number', encoded(['a', 1])],
  ['an object', encoded({ 0: 'a', 1: 'b' })],
])('%s is refused at its field', (_, text) => {
  expect(() => readCursor(text)).toThrow(
    expect.objectContaining({ status: 400, fields: { after: 'This is not the beginning of a page.' } }),
  );
});

test('a cursor of another list is refused', () => {
  const cursor = writeCursor(['soon', 'a1']);
  expect(() => readCursor(cursor, ([value]) => /^\d{4}-/.test(value))).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});
