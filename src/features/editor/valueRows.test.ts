import { expect, test } from 'vitest';
import { addRow, changeNewest, isNewRow, outOfRange } from './valueRows.ts';

const field = (bounds: { min?: number; max?: number }) => ({
  key: 'rate',
  label: 'Rate',
  type: 'number' as const,
  ...bounds,
});

test('both bounds of a field are within it, and 0 is a bound', () => {
  const within = field({ min: 0, max: 25 });
  expect([0, 25].map((value) => outOfRange(within, value))).toEqual([false, false]);
  expect([-0.01, 25.01].map((value) => outOfRange(within, value))).toEqual([true, true]);
  expect(outOfRange(field({}), -1)).toBe(false);
});

test('a new row ends the one before it on the day before, over the end of February', () => {
  expect(addRow([{ value: 1 }], { value: 2, from: '2028-03-01' })).toEqual([
    { value: 2, from: '2028-03-01' },
    { value: 1, to: '2028-02-29' },
  ]);
  expect(addRow([{ value: 1 }], { value: 2, from: '2027-01-01' })[1]).toEqual({ value: 1, to: '2026-12-31' });
});

test('an end that the row before had already is kept, and older rows are left as they are', () => {
  const rows = [
    { value: 2, from: '2025-01-01', to: '2025-12-31' },
    { value: 1, to: '2024-12-31' },
  ];
  expect(addRow(rows, { value: 3, from: '2026-06-01' })).toEqual([{ value: 3, from: '2026-06-01' }, ...rows]);
});

test('a new row without a day ends nothing', () => {
  expect(addRow([{ value: 1 }], { value: 2 })).toEqual([{ value: 2 }, { value: 1 }]);
});

test('why there is no value gives way to the first one, unless it held between days', () => {
  const row = { value: 1, from: '2026-06-01' };
  expect(addRow([{ state: 'not-applicable' }], row)).toEqual([row]);
  expect(addRow([{ state: 'not-applicable', from: '2020-01-01' }], row)).toEqual([
    row,
    { state: 'not-applicable', from: '2020-01-01', to: '2026-05-31' },
  ]);
  expect(addRow([], row)).toEqual([row]);
});

test('when the day of the newest row moves, the end of the one before it moves along', () => {
  const before = { value: 1, from: '2020-01-01' };
  const rows = [
    { value: 2, from: '2026-06-01' },
    { ...before, to: '2026-05-31' },
    { value: 0, to: '2019-12-31' },
  ];
  expect(changeNewest(rows, { value: 2, from: '2026-03-01' }, before)).toEqual([
    { value: 2, from: '2026-03-01' },
    { ...before, to: '2026-02-28' },
    { value: 0, to: '2019-12-31' },
  ]);
});

test('a newest row that stands alone, or has no day, moves no other', () => {
  expect(changeNewest([{ value: 1 }], { value: 2 }, undefined)).toEqual([{ value: 2 }]);
  const rows = [
    { value: 2, from: '2026-06-01' },
    { value: 1, to: '2026-05-31' },
  ];
  expect(changeNewest(rows, { value: 3 }, { value: 1 })).toEqual([{ value: 3 }, rows[1]]);
});

test('a row is the draft’s own until something published says it; its end does not tell them apart', () => {
  const published = [{ value: 1, from: '2020-01-01' }];
  expect(isNewRow([{ value: 1, from: '2020-01-01', to: '2026-12-31' }], published)).toBe(false);
  expect(isNewRow([{ value: 1, from: '2020-01-02' }], published)).toBe(true);
  expect(isNewRow([{ value: 2, from: '2020-01-01' }], published)).toBe(true);
  expect(isNewRow([{ state: 'not-applicable', from: '2020-01-01' }], published)).toBe(true);
  expect(
    isNewRow(
      [published[0], published[0]].flatMap((row) => row ?? []),
      published,
    ),
  ).toBe(true);
  expect(isNewRow([], published)).toBe(false);
});
