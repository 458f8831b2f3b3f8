import { expect, test } from 'vitest';
import { readSections } from './sectionWords.ts';

test.each([
  ['', true, 'Cites the whole of it'],
  ['s 5', true, 'Reads as section 5'],
  ['ss 5, 5.1', true, 'Reads as sections 5 and 5.1'],
  ['s five', false, 's five cannot be read. Write numbers: s 5, ss 5, 5.1 or Part 3.'],
  ['§§ ??', false, '§§ ?? cannot be read. Write s 5, ss 5, 5.1 or Part 3.'],
  [
    '<script>alert(1)</script>',
    false,
    '<script>alert(1)</script> cannot be read. Write s 5, ss 5, 5.1 or Part 3.',
  ],
])('%j is read back in words, or refused in words', (text, isRead, words) => {
  expect(readSections(text, 'ON')).toEqual({ isRead, words });
});
