import { expect, test } from 'vitest';
import { type ActBeginning, citedOn } from './citedOn.ts';
import type { Citation } from './contract.ts';

const citation = (parts: Partial<Citation> = {}): Citation => ({
  ...{ id: 'new', name: 'New Act', url: 'https://new.ca/', sections: 's 5' },
  ...parts,
});
const acts = new Map<string, ActBeginning>([
  ['new', { from: '2026-06-01', replaces: { id: 'old', name: 'Old Act', url: null } }],
  ['first', { from: '2026-06-01', replaces: null }],
  ['undated', { from: null, replaces: { id: 'old', name: 'Old Act', url: null } }],
]);

test('an act is cited from its first day on, and the one before it until the day before', () => {
  expect(citedOn(acts, '2026-06-01')(citation())).toEqual(citation());
  expect(citedOn(acts, '2026-05-31')(citation())).toEqual({
    ...{ id: 'old', name: 'Old Act', url: null, sections: null, dated: { kind: 'former' } },
  });
});

test('where no act stood before it, it says when it begins and leaves its sections out', () => {
  expect(citedOn(acts, '2026-05-31')(citation({ id: 'first' }))).toEqual(
    citation({ id: 'first', sections: null, dated: { kind: 'not begun', begins: '2026-06-01' } }),
  );
});

test('an act of which nobody knows when it began is cited on every day', () => {
  for (const id of ['undated', 'unknown']) {
    expect(citedOn(acts, '1900-01-01')(citation({ id }))).toEqual(citation({ id }));
  }
});
