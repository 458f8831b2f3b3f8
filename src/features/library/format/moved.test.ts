import { expect, test } from 'vitest';
import { firstKeys, joinedKeys, movedFormat } from './moved.ts';

test('a thing keeps the id of the key under which it first came, over any number of names', () => {
  const first = firstKeys({ a: { became: 'b' }, b: { became: 'c' }, d: 'gone', e: { joined: 'c' } });
  expect(['a', 'b', 'c', 'd', 'e', 'new'].map(first)).toEqual(['a', 'a', 'a', 'd', 'e', 'new']);
});

test('a circle of names ends', () => {
  const first = firstKeys({ a: { became: 'b' }, b: { became: 'a' } });
  expect(['a', 'b']).toContain(first('a'));
});

test('what was joined is told with what stands for it now', () => {
  expect(joinedKeys({ a: { became: 'b' }, c: { joined: 'b' }, d: 'gone' })).toEqual([['c', 'b']]);
});

test.each([
  ['a group', { groups: { 'area/topic': 'gone' } }, 'is not a key like area/topic/group'],
  [
    'a provision',
    { provisions: { 'a/b/c XX': 'gone' } },
    'is not a group and a jurisdiction like area/topic/group ON',
  ],
  ['a topic', { topics: { 'a/b/c': 'gone' } }, 'is not a key like area/topic'],
])('a key of %s that is none is refused', (_, moved, words) => {
  expect(JSON.stringify(movedFormat.safeParse(moved).error?.issues)).toContain(words);
});

test('a key cannot both be gone and have become another', () => {
  expect(movedFormat.safeParse({ bills: { a: { became: 'b', joined: 'c' } } }).success).toBe(false);
});
