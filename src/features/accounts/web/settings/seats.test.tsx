import { expect, test } from 'vitest';
import { t } from '../../../../shared/text.ts';

test.each([
  [1, '1 seat', '1 of 1 seat is taken.'],
  [5, '5 seats', '1 of 5 seats are taken.'],
])('%d seats are said in their number', (count, seats, taken) => {
  expect(t('{{count}} seats', { count })).toBe(seats);
  expect(t('{{taken}} of {{count}} seats are taken.', { taken: 1, count })).toBe(taken);
});
