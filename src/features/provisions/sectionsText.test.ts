import { expect, test } from 'vitest';
import { sectionsText } from './sectionsText.ts';

test.each([
  ['ss 16-18', 'ss 16–18'],
  ['ss 167, 170-173.1, 177.1', 'ss 167, 170–173.1, 177.1'],
  ['s 12', 's 12'],
  ['Part X-A, s 4', 'Part X-A, s 4'],
])('%s is read as %s', (kept, shown) => expect(sectionsText(kept)).toBe(shown));
