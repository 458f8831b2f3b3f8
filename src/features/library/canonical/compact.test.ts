import { expect, test } from 'vitest';
import { compact } from './compact.ts';

const values = (rows: unknown) =>
  (compact({ values: { rate: rows } }) as { values: { rate: unknown } }).values.rate;

test('a value that says nothing else is written bare, 0 and "no" as well', () => {
  expect(values([{ value: 0 }])).toBe(0);
  expect(values([{ value: false, from: undefined }])).toBe(false);
  expect(values([{ value: ['a'] }])).toEqual(['a']);
});

test('a row that says when, or on what it rests, is written whole', () => {
  for (const row of [
    { value: 1, to: '2026-01-01' },
    { value: 1, source: 'x' },
    { state: 'none', from: '2026-01-01' },
  ]) {
    expect(values([row])).toEqual([row]);
  }
  expect(values([{ state: 'none', why: 'No.' }])).toEqual({ state: 'none', why: 'No.' });
  expect(values([{ value: 2 }, { value: 1 }])).toEqual([{ value: 2 }, { value: 1 }]);
});

test('the rows of a table are not taken for dated rows', () => {
  const table = [{ value: [{ after: 'P1Y', weeks: 2 }] }];
  expect(values(table)).toEqual(table);
});

test('what is empty goes, but for what a file has whatever it holds', () => {
  expect(
    compact({ acts: [], meets: {}, open: undefined, provisions: {}, policies: {}, name: '', count: 0 }),
  ).toEqual({
    ...{ provisions: {}, policies: {}, name: '', count: 0 },
  });
});
