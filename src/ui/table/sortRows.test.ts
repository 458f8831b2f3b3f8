import { expect, test } from 'vitest';
import { sortRows } from './sortRows.ts';

const sorted = (rows: (string | number | null)[], direction: 'ascending' | 'descending') =>
  sortRows(rows, (row) => row, direction);

test('texts are sorted as people do: without case or accents, numbers by their size', () => {
  expect(sorted(['job 10', 'Québec', 'job 9', 'quebec b', 'Éa'], 'ascending')).toEqual([
    'Éa',
    'job 9',
    'job 10',
    'Québec',
    'quebec b',
  ]);
});

test('what has no value comes last either way', () => {
  expect(sorted([2, null, 10, 1], 'ascending')).toEqual([1, 2, 10, null]);
  expect(sorted([2, null, 10, 1], 'descending')).toEqual([10, 2, 1, null]);
});

test('equal rows keep their order, and the list given stays as it is', () => {
  const rows = [
    { id: 1, name: 'b' },
    { id: 2, name: 'a' },
    { id: 3, name: 'b' },
  ];
  expect(sortRows(rows, ({ name }) => name, 'descending').map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3]);
});
