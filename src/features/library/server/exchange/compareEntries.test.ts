import { expect, test } from 'vitest';
import type { Entry } from '../../entries/entry.ts';
import { changedEntries, differingFields, fieldOf, sameContent, withFields } from './compareEntries.ts';

test('what is left out and what is empty say the same', () => {
  expect(differingFields({ text: 'a', acts: [] }, { text: 'a' })).toEqual([]);
  expect(sameContent(null, {})).toBe(true);
  expect(sameContent({ text: '' }, {})).toBe(false);
});

test('typed values differ one by one, the short way of writing them among them', () => {
  const one = { values: { rate: [{ value: 1 }], days: [{ value: 2 }], old: [{ value: 3 }] } };
  const other = {
    values: { rate: [{ value: 1 }], days: [{ value: 2, from: '2026-01-01' }], young: [{ value: 0 }] },
  };
  expect(differingFields(one, other).sort()).toEqual(['values.days', 'values.old', 'values.young']);
});

test('the numbers of a rule are a list, and differ as a whole', () => {
  expect(differingFields({ values: [{ label: 'a' }] }, { values: [{ label: 'b' }] })).toEqual(['values']);
});

test('the order of keys is nothing, the order of a list is', () => {
  expect(
    differingFields({ acts: [{ id: 'a', sections: 's 1' }] }, { acts: [{ sections: 's 1', id: 'a' }] }),
  ).toEqual([]);
  expect(differingFields({ acts: [{ id: 'a' }, { id: 'b' }] }, { acts: [{ id: 'b' }, { id: 'a' }] })).toEqual(
    ['acts'],
  );
});

test('fields are taken over one by one, and one that says nothing is taken away', () => {
  const content = { text: 'a', warning: 'w', values: { rate: [1], days: [2] } };
  const from = { text: 'b', values: { rate: [3] } };
  expect(withFields(content, from, ['text', 'warning', 'values.rate', 'values.days'])).toEqual({
    ...{ text: 'b', values: { rate: [3] } },
  });
  expect(content).toEqual({ text: 'a', warning: 'w', values: { rate: [1], days: [2] } });
  expect(withFields({}, from, ['values.rate'])).toEqual({ values: { rate: [3] } });
});

test('0 and "no" are something that a field says', () => {
  expect(fieldOf({ minEmployees: 0 }, 'minEmployees')).toBe(0);
  expect(fieldOf({ isActive: false }, 'isActive')).toBe(false);
  expect(fieldOf({ values: {} }, 'values.rate')).toBeNull();
  expect(fieldOf(null, 'values.rate')).toBeNull();
});

test('an entry of another kind with the same key is another entry', () => {
  const entry = (kind: Entry['kind'], content: object): Entry =>
    ({ kind, key: 'a', file: 'x.yaml', content }) as Entry;
  const known = [entry('area', { name: 'A' })];
  expect(changedEntries([entry('area', { name: 'A' })], known)).toEqual([]);
  expect(changedEntries([entry('area', { name: 'B' }), entry('bill', { name: 'A' })], known)).toHaveLength(2);
});
