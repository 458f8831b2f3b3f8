import { expect, test } from 'vitest';
import { comparisonIn } from './comparisons.ts';

test.each([
  'The highest minimum wage in Canada.',
  'Ontario is the only province with such a rule.',
  'Unlike most other provinces, it pays.',
  'It is more generous than elsewhere.',
  'Most provinces ask for the same.',
  'All Canadian jurisdictions have one.',
  'Ontario and Quebec have it too.',
  'Together with Manitoba it was early.',
])('"%s" ranks or compares', (text) => {
  expect(comparisonIn(text)).toBeDefined();
});

test.each([
  'The highest rate applies to the last hour.',
  'The province pays the first week.',
  'An employee from another province is covered.',
  'The longest period is 8 weeks.',
  'Employees in Ontario and Quebec are under their own laws.',
])('"%s" does not', (text) => {
  expect(comparisonIn(text)).toBeUndefined();
});
