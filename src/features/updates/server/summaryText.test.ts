import { expect, test } from 'vitest';
import { summaryText } from './summaryText.ts';

test('a text is not cut before the rule begins: a list goes on in the sentence that leads to it', () => {
  expect(
    summaryText(
      'An employer may deduct wages only if:\n- the employee agrees in writing;\n- a court orders it.\n\nMore.',
    ),
  ).toBe('An employer may deduct wages only if: the employee agrees in writing; a court orders it. More.');
});

test('a table is told as prose, without its marks and its headings', () => {
  expect(
    summaryText(
      "The leave depends on who died.\n\nFor | Days\nThe employee's spouse | 5\nA grandparent | 1\n\nIt is unpaid.",
    ),
  ).toBe("The leave depends on who died. The employee's spouse: 5; A grandparent: 1. It is unpaid.");
});

test('whole sentences, as many as fit', () => {
  const [first, second] = [`${'word '.repeat(20)}end.`, `${'more '.repeat(30)}end.`];
  expect(summaryText(`${first} ${second}`)).toBe(first);
});

test('a long list is cut after a part of it, and says so', () => {
  const items = Array.from({ length: 12 }, (_, i) => `- the case number ${i + 1} of the list;`).join('\n');
  const told = summaryText(`It may be done in these cases:\n${items}`);
  expect(told).toMatch(/^It may be done in these cases: the case number 1 of the list; .* of the list…$/);
  expect(told.length).toBeLessThanOrEqual(221);
});
