import { expect, test } from 'vitest';
import type { z } from 'zod';
import { citation, day, duration, fraction, slug, source, yearly } from './fields.ts';

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

test.each<[string, z.ZodType, string[], string[]]>([
  ['a slug', slug, ['a', 'sick-leave', '2026'], ['', 'A', 'a_b', '-a', 'a-', 'a--b', 'é']],
  ['a day', day, ['2028-02-29', '1900-01-01'], ['2027-02-29', '2026-13-01', '2026-1-1', '20260101', '']],
  ['a yearly day', yearly, ['02-29', '12-31'], ['02-30', '13-01', '1-1', '2026-01-01']],
  ['a duration', duration, ['P3M', 'PT3H', 'P1Y6M', 'P1DT2H'], ['P', 'PT', '3M', 'P1.5M', 'P3M ']],
  ['a fraction', fraction, ['3/52', '1/20'], ['0/5', '3/0', '03/52', '3', '3/52.0', '-1/2']],
])('%s', (_, schema, good, bad) => {
  expect(good.filter((text) => !takes(schema, text))).toEqual([]);
  expect(bad.filter((text) => takes(schema, text))).toEqual([]);
});

test('a source may have a day that is a year or a month only, and was read on a whole one', () => {
  const of = (over: object) => takes(source, { type: 'page', ref: 'https://x.test', ...over });
  expect(of({ date: '2026' }) && of({ date: '2026-06' }) && of({ date: '2026-06-01' })).toBe(true);
  expect(of({ date: 'June 2026' })).toBe(false);
  expect(of({ checked: '2026' })).toBe(false);
  expect(of({ bears: [] })).toBe(false);
  expect(of({ type: 'forum' })).toBe(false);
  expect(of({ chcked: '2026-01-01' })).toBe(false);
});

test('a citation never has sections and says that none were found', () => {
  expect(takes(citation, { id: 'esa', sections: 's 1' })).toBe(true);
  expect(takes(citation, { id: 'esa', notFound: true })).toBe(true);
  expect(takes(citation, { id: 'esa' })).toBe(true);
  expect(takes(citation, { id: 'esa', sections: 's 1', notFound: true })).toBe(false);
});
