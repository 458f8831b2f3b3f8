import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsText, dollars, ONE, Ratio, ZERO } from './ratio.ts';

test('thirds stay thirds', () => {
  const third = Ratio.of(1, 3);
  expect(third.plus(third).plus(third).compare(ONE)).toBe(0);
  expect(Ratio.parse('0.1').plus(Ratio.parse('0.2')).compare(Ratio.parse('0.3'))).toBe(0);
});

test.each([
  ['1200.50', '1200.5'],
  ['0', '0'],
  ['007.10', '7.1'],
  ['0.05', '0.05'],
])('%s is read as %s', (text, read) => {
  expect(Ratio.parse(text).toText()).toBe(read);
});

test.each(['', '.5', '5.', '1,200', '1e3', '$5', ' 5', '--5', 'NaN'])('"%s" is no number', (text) => {
  expect(() => Ratio.parse(text)).toThrow(RangeError);
});

test('a fraction of nothing, and a division by nothing, are refused', () => {
  expect(() => Ratio.of(1, 0)).toThrow(RangeError);
  expect(() => ONE.over(ZERO)).toThrow(RangeError);
});

test('a fraction of the library, and its decimals', () => {
  expect(Ratio.fraction('3/52').times(Ratio.of(52)).toText()).toBe('3');
  expect(Ratio.from(17.95).toCents()).toBe(1795);
  expect(Ratio.from(1.5).compare(Ratio.of(3, 2))).toBe(0);
});

test('below nothing keeps its sign, however it was written', () => {
  expect(Ratio.of(1, -2).compare(Ratio.parse('-0.5'))).toBe(0);
  expect(Ratio.parse('-0.5').compare(ZERO)).toBeLessThan(0);
});

test.each([
  ['0.004', 0],
  ['0.005', 1],
  ['1.005', 101],
  ['2.675', 268],
  ['10.994', 1099],
])('%s dollars are %s cents: half a cent is rounded up', (text, cents) => {
  expect(Ratio.parse(text).toCents()).toBe(cents);
});

test.each([
  [Ratio.of(23, 3), 2, '7.67'],
  [Ratio.of(15, 2), 2, '7.5'],
  [Ratio.of(7), 2, '7'],
  [Ratio.of(1, 3), 4, '0.3333'],
  [Ratio.of(5, 2), 0, '3'],
  [Ratio.of(999, 1000), 2, '1'],
  [Ratio.of(1, 200), 2, '0.01'],
])('decimals end where they say no more: %#', (ratio, decimals, text) => {
  expect(ratio.toText(decimals)).toBe(text);
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_456_789, '$1,234,567.89'],
  [-1_050, '-$10.50'],
])('%s cents are %s', (cents, text) => {
  expect(centsText(cents)).toBe(text);
});

test('dollars are said to the cent', () => {
  expect(dollars(Ratio.of(2, 3))).toBe('$0.67');
});

const ratios = fc
  .tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 5_000 }))
  .map(([n, d]) => Ratio.of(n, d));

test('sums, products and quotients are those of numbers, and order with them', () => {
  fc.assert(
    fc.property(ratios, ratios, (a, b) => {
      expect(a.plus(b).minus(b).compare(a)).toBe(0);
      if (!b.isZero) expect(a.times(b).over(b).compare(a)).toBe(0);
      expect(a.plus(b).toNumber()).toBeCloseTo(a.toNumber() + b.toNumber(), 6);
      expect(Math.sign(a.compare(b))).toBe(Math.sign(a.toNumber() - b.toNumber()));
      expect(a.max(b).compare(a.min(b))).toBeGreaterThanOrEqual(0);
    }),
  );
});
