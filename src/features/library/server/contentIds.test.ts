import { expect, test } from 'vitest';
import { NOTHING_MOVED } from '../format/moved.ts';
import { billId, groupId, instrumentId, libraryIds, ownKey, provisionId, topicId } from './contentIds.ts';

test('what staff made gets its own id back from its key, in another database as well', () => {
  for (const id of ['b1', 'ÿ\u0000-x', '0195-aa']) {
    expect(instrumentId(ownKey(id))).toBe(id);
    expect(billId(ownKey(id))).toBe(id);
  }
  expect(instrumentId('own-goal')).not.toBe('goal');
});

test('one key of two kinds has two ids', () => {
  expect(new Set([topicId('a/b'), groupId('a/b'), instrumentId('a/b')]).size).toBe(3);
});

test('a key that changed twice keeps the first id, and one that was joined has its own', () => {
  const ids = libraryIds({
    ...NOTHING_MOVED,
    bills: { first: { became: 'second' }, second: { became: 'third' }, gone: { joined: 'other' } },
  });
  expect(ids.bill('third')).toBe(billId('first'));
  expect(ids.bill('other')).toBe(billId('other'));
});

test('a single provision that went to another group keeps its id, and the others of the group theirs', () => {
  const ids = libraryIds({
    ...NOTHING_MOVED,
    groups: { 'a/b/was': { became: 'a/b/is' } },
    provisions: { 'a/b/old ON': { became: 'a/b/is ON' } },
  });
  expect(ids.provision('a/b/is', 'ON')).toBe(provisionId('a/b/old', 'ON'));
  expect(ids.provision('a/b/is', 'QC')).toBe(provisionId('a/b/was', 'QC'));
});

test('keys that took each other’s place do not lead around for ever', () => {
  const ids = libraryIds({ ...NOTHING_MOVED, bills: { a: { became: 'b' }, b: { became: 'a' } } });
  expect(ids.bill('a')).toEqual(expect.any(String));
});
