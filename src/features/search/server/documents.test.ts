import { expect, test } from 'vitest';
import { initials, inOneLine, spelledOut } from './documents.ts';

test.each([
  ['Employment Standards Act, 2000', 'ESA'],
  ['The Employment Standards Code', 'ESC'],
  ['Canada Labour Code (Part III)', 'CLC'],
  ['Act respecting labour standards', 'A'],
])('%s is shortened to %s', (name, short) => {
  expect(initials(name)).toBe(short);
});

test('a range of sections is found by each of them, and a hyphenated number stays one', () => {
  expect(spelledOut('ss 54-61', 'ON')).toBe('ss 54 to 61');
  expect(spelledOut('ss 2-14, 2-15', 'SK')).toBe('ss 2-14, 2-15');
});

test('the items of a list are told apart in one line', () => {
  expect(inOneLine('Either:\n\n- 4 - 6 weeks, or\n- a well-paid day')).toBe(
    'Either:\n\n• 4 - 6 weeks, or\n• a well-paid day',
  );
  expect(inOneLine(null)).toBe('');
});

test('the bars of a table are no part of a line', () => {
  expect(inOneLine('For | Days\nA parent | 5 |  | once\n | 3')).toBe('For, Days\nA parent, 5, once\n3');
});
