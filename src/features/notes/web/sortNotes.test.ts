import { expect, test } from 'vitest';
import type { PlacedNote } from '../contract.ts';
import { sortNotes } from './sortNotes.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const note = (_id: string, over: Partial<PlacedNote> = {}): PlacedNote => ({
  _id,
  provision: 'p',
  text: '<p>Ask Colin</p>',
  reminder: null,
  sharedWith: [],
  createdBy: { id: 'me', fullName: 'Dana Roy' },
  createdAt: `2026-11-0${_id}T00:00:00.000Z`,
  updatedAt: '2026-11-01T00:00:00.000Z',
  on: null,
  place: null,
  ...over,
});
const ids = (notes: PlacedNote[]) => notes.map(({ _id }) => _id);

const notes = [
  note('1', { reminder: '2026-12-24T14:00:00.000Z' }),
  note('2', { reminder: '2026-12-01T14:00:00.000Z', createdBy: { id: 'other', fullName: 'Colin Ng' } }),
  note('3', { reminder: '2026-11-01T14:00:00.000Z' }),
  note('4', { text: '<p>Roster &amp; rates</p>' }),
];

test('reminders to come are first by their day, then the newest notes', () => {
  const { coming, others } = sortNotes(notes, { whose: 'all', text: '' }, 'me', NOW);
  expect([ids(coming), ids(others)]).toEqual([
    ['2', '1'],
    ['4', '3'],
  ]);
});

test('finds by whose they are, and by words of the note and of its author', () => {
  const found = (whose: 'all' | 'own' | 'shared', text: string) => {
    const { coming, others } = sortNotes(notes, { whose, text }, 'me', NOW);
    return ids([...coming, ...others]);
  };
  expect(found('own', '')).toEqual(['1', '4', '3']);
  expect(found('shared', '')).toEqual(['2']);
  expect(found('all', 'RATES & roster')).toEqual(['4']);
  expect(found('all', 'colin ng')).toEqual(['2']);
});
