import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { bilingualName, titlesOf } from './bilingualName.ts';

test('a law with a French title carries both, and gives them back', () => {
  const name = bilingualName('Canada Labour Code (Part III)', 'Code canadien du travail, partie III');
  expect(name).toBe('Canada Labour Code (Part III) (Code canadien du travail, partie III)');
  expect(titlesOf(name)).toEqual({
    english: 'Canada Labour Code (Part III)',
    french: 'Code canadien du travail, partie III',
  });
});

test.each(['Employment Standards Act, 2000', 'Canada Labour Code (Part III)'])(
  '%s has no French title to show',
  (name) => {
    expect(titlesOf(bilingualName(name, undefined))).toEqual({ english: name, french: null });
  },
);

test('every French title of the library is told from the English one', () => {
  const laws: { title: string; titleFr?: string }[] = parse(readFileSync('content/acts.yaml', 'utf8'));
  const french = laws.filter(({ titleFr }) => titleFr !== undefined);
  expect(french.length).toBeGreaterThan(50);
  expect(french.map(({ title, titleFr }) => titlesOf(bilingualName(title, titleFr)))).toEqual(
    french.map(({ title, titleFr }) => ({ english: title, french: titleFr })),
  );
});
