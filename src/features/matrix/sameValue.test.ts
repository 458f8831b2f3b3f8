import { expect, test } from 'vitest';
import { canonical, sizeOf } from './sameValue.ts';

const same = (a: unknown, b: unknown): boolean => canonical(a as never) === canonical(b as never);

test.each<[unknown, unknown]>([
  ['P12M', 'P1Y'],
  ['P2W', 'P14D'],
  ['12 months', 'P1Y'],
  ['1 Year', '12 months.'],
  ['3 hours', 'PT3H'],
  [' Sunday. ', 'sunday'],
  [
    ['Easter', 'Canada Day'],
    ['canada day', 'easter'],
  ],
  [
    { weeks: 1, atLeast: 'P12M' },
    { atLeast: 'P1Y', weeks: 1 },
  ],
])('%j says what %j says', (a, b) => {
  expect(same(a, b)).toBe(true);
});

test.each<[unknown, unknown]>([
  ['P1M', 'P30D'],
  ['P1Y', 'P365D'],
  ['P1D', 'PT24H'],
  [1, '1'],
  [1, true],
  [['a'], ['a', 'a']],
  // The order of a scale counts.
  [
    [{ weeks: 1 }, { weeks: 2 }],
    [{ weeks: 2 }, { weeks: 1 }],
  ],
])('%j does not say what %j says', (a, b) => {
  expect(same(a, b)).toBe(false);
});

test.each([
  [5, 5],
  [0, 0],
  [true, 1],
  [false, 0],
  ['P2W', 14],
  ['PT12H', 0.5],
  ['P1Y', 365.25],
  ['two weeks', null],
  [['P2W'], null],
  [null, null],
] as const)('the size of %j is %s', (value, size) => {
  expect(sizeOf(value as never)).toBe(size);
});
