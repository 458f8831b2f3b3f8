import { expect, test } from 'vitest';
import type { PlaceRow } from '../../taxonomyContract.ts';
import { listedPlaces } from './listedPlaces.ts';

const row = (kind: PlaceRow['kind'], id: string, parentId: string | null, isArchived = false): PlaceRow => ({
  ...{ kind, id, parentId, isArchived, name: `The ${id}`, count: 1 },
});
const ROWS = [
  row('area', 'standards', null),
  row('topic', 'leaves', 'standards'),
  row('provisionGroup', 'sick leave', 'leaves'),
  row('provisionGroup', 'old leave', 'leaves', true),
  row('topic', 'wages', 'standards'),
  row('area', 'safety', null),
];
const shown = (part: Partial<Parameters<typeof listedPlaces>[1]>) =>
  listedPlaces(ROWS, { text: '', showsArchived: false, open: null, ...part }).map(({ id }) => id);

test('an area opens to its topics, and a topic to its groups', () => {
  expect(shown({})).toEqual(['standards', 'safety']);
  expect(shown({ open: 'standards' })).toEqual(['standards', 'leaves', 'wages', 'safety']);
  expect(shown({ open: 'sick leave' })).toEqual(['standards', 'leaves', 'sick leave', 'wages', 'safety']);
});

test('what was archived shows when it is asked for, or open', () => {
  expect(shown({ open: 'leaves', showsArchived: true })).toContain('old leave');
  expect(shown({ open: 'old leave' })).toContain('old leave');
});

test('a search finds in every depth and says where', () => {
  const found = listedPlaces(ROWS, { text: 'SICK', showsArchived: false, open: null });
  expect(found).toMatchObject([{ id: 'sick leave', depth: 0, path: 'The standards › The leaves' }]);
});
