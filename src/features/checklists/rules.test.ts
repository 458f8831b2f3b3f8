import { expect, test } from 'vitest';
import { type DueRule, dueDays } from './rules.ts';

const rule = (parts: Partial<DueRule>): DueRule => ({
  onceOn: null,
  yearlyOn: null,
  startsOn: null,
  ...parts,
});

test.each<[string, Partial<DueRule>, string, string, string[]]>([
  ['a day inside the span', { onceOn: '2026-12-31' }, '2026-11-21', '2027-01-20', ['2026-12-31']],
  ['the first and the last day count', { onceOn: '2026-12-31' }, '2026-12-31', '2026-12-31', ['2026-12-31']],
  ['a day that is past', { onceOn: '2026-11-20' }, '2026-11-21', '2027-01-20', []],
  [
    'a yearly day across the turn of the year',
    { yearlyOn: '01-15' },
    '2026-11-21',
    '2027-01-20',
    ['2027-01-15'],
  ],
  [
    'a yearly day in every year',
    { yearlyOn: '06-01' },
    '2025-06-01',
    '2026-06-01',
    ['2025-06-01', '2026-06-01'],
  ],
  [
    'the last day of February',
    { yearlyOn: '02-29' },
    '2027-01-01',
    '2028-03-01',
    ['2027-02-28', '2028-02-29'],
  ],
  [
    'not before the duty exists',
    { yearlyOn: '06-01', startsOn: '2027-01-01' },
    '2026-05-01',
    '2027-07-01',
    ['2027-06-01'],
  ],
])('%s', (_, parts, from, to, expected) => {
  expect(dueDays(rule(parts), from, to)).toEqual(expected);
});
