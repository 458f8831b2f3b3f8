import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sayRefusalsInOurWords } from './refusalWords.ts';

const before = z.config().customError;
beforeAll(sayRefusalsInOurWords);
afterAll(() => {
  z.config({ customError: before });
});

const many = Array.from({ length: 30 }, (_, i) => `v${i}`) as [string, ...string[]];

test.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'This is required.'],
  ['an empty text', z.string().min(1), '', 'This is required.'],
  ['a text too short', z.string().min(3), 'ab', 'This is too short: at least 3 characters.'],
  ['a text too long', z.string().max(3), 'abcd', 'This is too long: at most 3 characters.'],
  ['too many', z.array(z.int()).max(1), [1, 2], 'These are too many: at most 1.'],
  ['too few', z.array(z.int()).min(1), [], 'These are too few: at least 1.'],
  ['a number too small', z.int().min(1), 0, 'This is too little: at least 1.'],
  ['a number too large', z.int().max(9), 10, 'This is too much: at most 9.'],
  ['the wrong type', z.string(), 7, 'This has the wrong type: string is expected.'],
  ['another value', z.enum(['Small', 'Large']), 'Tiny', 'This is none of: Small, Large.'],
  ['another of many values', z.enum(many), 'x', 'This is none of the values that are known.'],
  ['no date', z.iso.date(), '2026-02-30', 'This is not a date of the form YYYY-MM-DD.'],
  ['no email', z.email(), 'noor@', 'This is not an email address.'],
  ['an unknown field', z.strictObject({}), { role: 'ADMIN' }, 'This field is not known.'],
  ['what a pattern refuses', z.string().regex(/^a$/), 'b', 'This is not valid.'],
  ['none of several', z.union([z.string(), z.int()]), true, 'This is not valid.'],
  ['its own words, where a schema has them', z.string().min(1, 'Give it a name.'), '', 'Give it a name.'],
])('%s', (_, schema, value, words) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(words);
});
