import { expect, test } from 'vitest';
import { unfitText } from './refuseUnfitText.ts';

test('names the place of half a character, however deep, and of NUL', () => {
  expect(unfitText({ name: 'a\ud800' })).toBe('name');
  expect(unfitText({ name: 'ok', list: [{ text: '\udc00b' }] })).toBe('list.0.text');
  expect(unfitText({ a: 'x\u0000' })).toBe('a');
  expect(unfitText({ a: { '\ud800': 1 } })).toBe('a');
  expect(unfitText('\ud83d')).toBe('body');
});

test('takes every real character, and what is no text', () => {
  expect(unfitText({ a: '🦫 Zoë 本田 \u200b\n', b: 1, c: null, d: [true], e: Buffer.from([0]) })).toBeNull();
  expect(unfitText(undefined)).toBeNull();
});

test('is not brought down by what is nested without end, nor slow with a megabyte', () => {
  let deep: unknown = '\ud800';
  for (let i = 0; i < 200_000; i += 1) deep = [deep];
  const began = performance.now();
  expect(unfitText({ deep })).toMatch(/^deep\.0\.0/);
  expect(performance.now() - began).toBeLessThan(5_000);
});
