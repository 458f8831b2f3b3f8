import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsOf, moved, type OrderItem } from './reportOrder.ts';

const leaf = (id: string): OrderItem => ({ id, name: id, items: [] });

test('what moves down stands one place later, and nothing is lost', () => {
  const items = ['a', 'b', 'c'].map(leaf);
  expect(idsOf(moved(items, 0, 1))).toEqual(['b', 'a', 'c']);
  expect(idsOf(moved(items, 2, -1))).toEqual(['a', 'c', 'b']);
  expect(idsOf(moved(items, 2, 1))).toEqual(['a', 'b', 'c']);
  expect(idsOf(moved(items, 0, -1))).toEqual(['a', 'b', 'c']);
});

test('up undoes down, at any place', () => {
  const list = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(list, fc.nat(), (ids, seed) => {
      const index = seed % (ids.length - 1);
      expect(idsOf(moved(moved(ids.map(leaf), index, 1), index + 1, -1))).toEqual(ids);
    }),
  );
});
