import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentId } from './contentId.ts';
import { idSchema } from './id.ts';

test('an id depends on kind and key alone, and stays what it is', () => {
  expect(contentId('provision', 'employment-standards/wages-and-payment/minimum-wage|ON')).toBe(
    contentId('provision', 'employment-standards/wages-and-payment/minimum-wage|ON'),
  );
  expect(contentId('area', 'privacy')).toBe('wya626wh2dykkh3a');
});

test('ids fit the calls, and different things get different ones', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 40 }), (keys) => {
      const ids = keys.map((key) => contentId('group', key));
      for (const id of ids) expect(id).toMatch(/^[0-9a-z]{16}$/);
      for (const id of ids) expect(idSchema.safeParse(id).success).toBe(true);
      expect(new Set(ids).size).toBe(keys.length);
      expect(contentId('topic', keys[0] ?? '')).not.toBe(ids[0]);
    }),
  );
});
