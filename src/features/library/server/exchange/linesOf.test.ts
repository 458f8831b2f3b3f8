import { expect, test } from 'vitest';
import { LineCounter, parseDocument } from 'yaml';
import { type Located, lineOfPath, lineOfWhere } from './linesOf.ts';

const TEXT = `group: a/b/c
fields:
  rate: { label: Rate }
provisions:
  "ON":
    values:
      rate:
        - value: 18
        - value: 17
    text: |
      It is "18 dollars".
  BC:
    values:
      rate: 17
    text: It is "18 dollars" there.
`;
function located(text: string): Located {
  const lines = new LineCounter();
  return { contents: parseDocument(text, { lineCounter: lines }).contents, lines, text } as Located;
}
const FILE = located(TEXT);

test('a path leads to its line, through lists and maps', () => {
  expect(lineOfPath(FILE, ['provisions', 'ON', 'values', 'rate', 1, 'value'])).toBe(9);
  expect(lineOfPath(FILE, ['fields', 'rate', 'label'])).toBe(3);
});

test('what is missing is told at what is nearest to it', () => {
  expect(lineOfPath(FILE, ['provisions', 'ON', 'warning'])).toBe(5);
  expect(lineOfPath(FILE, ['provisions', 'ON', 'values', 'rate', 7])).toBe(7);
  expect(lineOfPath(FILE, ['nothing'])).toBe(1);
  expect(lineOfPath(located(''), ['group'])).toBe(1);
});

test('a rule that names a jurisdiction and a key means the key within it', () => {
  expect(lineOfWhere(FILE, 'ON rate', '')).toBe(7);
  expect(lineOfWhere(FILE, 'BC values.rate', '')).toBe(14);
  expect(lineOfWhere(FILE, 'BC unheard-of', '')).toBe(12);
});

test('words that a message quotes are looked for from there on, not before', () => {
  expect(lineOfWhere(FILE, 'ON', 'says “18 dollars”')).toBe(11);
  expect(lineOfWhere(FILE, 'BC', 'says "18 dollars"')).toBe(15);
  expect(lineOfWhere(FILE, 'BC', 'says "20 dollars"')).toBe(12);
});

test('an entry of a list is found by its id', () => {
  const bills = located('- id: on-1\n  name: One\n- name: Two\n  id: on-2\n  status: Filed\n');
  expect(lineOfWhere(bills, 'on-2', '')).toBe(4);
  expect(lineOfWhere(bills, 'on-2 status', '')).toBe(5);
});
