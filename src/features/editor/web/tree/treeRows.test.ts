import { expect, test } from 'vitest';
import type { Tree } from '../../schemas.ts';
import { treeRows } from './treeRows.ts';

const group = (id: string, name: string, marks = 'pppppppppppppp') => ({ id, name, marks });
const tree: Tree = {
  areas: [
    {
      id: 'es',
      name: 'Employment Standards',
      topics: [
        {
          id: 'wages',
          name: 'Wages and Payment',
          groups: [group('mw', 'Minimum Wage'), group('tips', 'Tips and Gratuities')],
        },
        { id: 'leaves', name: 'Leaves of Absence', groups: [group('sick', 'Sick Leave', 'pdqrue--------')] },
      ],
    },
    {
      id: 'hr',
      name: 'Human Rights',
      topics: [{ id: 'grounds', name: 'Protected Grounds', groups: [group('g', 'Grounds')] }],
    },
  ],
  drafts: 0,
  toRead: 0,
  sources: 0,
};

const names = (open: string[], filter = '') => treeRows(tree, new Set(open), filter).map(({ name }) => name);

test('what is closed shows only itself', () => {
  expect(names([])).toEqual(['Employment Standards', 'Human Rights']);
  expect(names(['es', 'wages'])).toEqual([
    'Employment Standards',
    'Wages and Payment',
    'Minimum Wage',
    'Tips and Gratuities',
    'Leaves of Absence',
    'Human Rights',
  ]);
});

test('a filter keeps the path to what holds its words, whatever is open', () => {
  expect(names([], 'SICK')).toEqual(['Employment Standards', 'Leaves of Absence', 'Sick Leave']);
  expect(names([], 'wages')).toEqual([
    'Employment Standards',
    'Wages and Payment',
    'Minimum Wage',
    'Tips and Gratuities',
  ]);
  expect(names([], 'nothing like it')).toEqual([]);
});

test('a jurisdiction of which the area does not speak has no line', () => {
  const rows = treeRows(tree, new Set(['es', 'leaves', 'sick']), '').filter(
    ({ kind }) => kind === 'provision',
  );
  expect(rows.map((row) => row.kind === 'provision' && [row.code, row.mark])).toEqual([
    ['AB', 'published'],
    ['BC', 'draft'],
    ['FED', 'unconfirmed'],
    ['MB', 'reviewDue'],
    ['NB', 'unpublished'],
    ['NL', 'empty'],
  ]);
});
