import { expect, test } from 'vitest';
import { money } from './money.ts';

test.each([
  [17.6, '$17.60'],
  [18, '$18.00'],
  [99, '$99.00'],
  [100, '$100'],
  [100.5, '$100.50'],
  [1_000_000, '$1,000,000'],
  [0, '$0.00'],
  [-5.25, '-$5.25'],
])('%s is %s', (amount, text) => {
  expect(money(amount)).toBe(text);
});
