import { expect, test } from 'vitest';
import { instrumentId } from '../../library/server/contentIds.ts';
import { newKey } from './newKey.ts';

/** What the files of the library take as a key (library/format/fields.ts). */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const words = (name: string): string => newKey('instrument', name).key.slice(0, -9);

test('accents go and all signs between words become one hyphen', () => {
  expect(words('Loi sur l’équité  salariale (Québec)')).toBe('loi-sur-l-equite-salariale-quebec');
});

test('a name without a single letter that a key may have still gets one', () => {
  expect(words('ᐃᓄᒃᑎᑐᑦ')).toBe('new');
  expect(words('—')).toBe('new');
});

test('a long name is cut to a key that the library can read again, wherever the cut falls', () => {
  for (let length = 40; length < 52; length += 1) {
    const { key } = newKey('instrument', `${'a'.repeat(length)} standards act`);
    expect(key).toMatch(SLUG);
    expect(key.length).toBeLessThanOrEqual(48 + 9);
  }
});

test('two things of one name have two keys, each with the id that an import of its key finds', () => {
  const [one, other] = [newKey('instrument', 'Act'), newKey('instrument', 'Act')];
  expect(one.key).not.toBe(other.key);
  expect(one.id).toBe(instrumentId(one.key));
});

test('a key within another begins with it, and its id follows from the whole', () => {
  const { id, key } = newKey('topic', 'Hours', 'standards');
  expect(key).toMatch(/^standards\/hours-[0-9a-f]{8}$/);
  expect(id).not.toBe(newKey('topic', 'Hours').id);
});
