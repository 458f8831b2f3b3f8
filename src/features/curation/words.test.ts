import { expect, test } from 'vitest';
import type { Dependents } from './thingsContract.ts';
import { dependentsTexts, holding } from './words.ts';

const item = (id: string) => ({ id, name: id }) as Dependents['parts'][number]['items'][number];
const dependents = {
  parts: [
    { kind: 'provision', items: [item('1'), item('2')] },
    { kind: 'bill', items: [] },
    { kind: 'regulation', items: [item('3')] },
  ],
  counts: [
    { kind: 'notes', count: 0 },
    { kind: 'reports', count: 1 },
  ],
} as unknown as Dependents;

test('what nothing depends on is left out, and one is not told as many', () => {
  expect(dependentsTexts(dependents)).toEqual(['2 provisions', '1 regulation', '1 report of a member']);
});

test('only the kinds that hold a thing in use are told, and of them those that do', () => {
  expect(holding(dependents, ['provision', 'regulation'])).toBe('2 provisions, 1 regulation');
  expect(holding(dependents, ['provision', 'regulation'], ({ id }) => id === '2')).toBe('1 provision');
});

test('a thing that nothing holds is free', () => {
  expect(holding(dependents, ['bill', 'topic'])).toBeNull();
  expect(holding(dependents, ['provision'], () => false)).toBeNull();
});
