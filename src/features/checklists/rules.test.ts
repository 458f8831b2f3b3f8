import { expect, test } from 'vitest';
import {
  type DueRule,
  dueDays,
  type Recurrence,
  readEmployees,
  recursAfter,
  recursUntil,
  urgencyOf,
} from './rules.ts';

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

test.each<[string, Recurrence, string, string]>([
  ['a month later', { every: 'monthly', on: '2026-11-15', dayOfMonth: 15 }, '2026-11-20', '2026-12-15'],
  [
    'what was missed is skipped',
    { every: 'monthly', on: '2026-11-15', dayOfMonth: 15 },
    '2027-01-20',
    '2027-02-15',
  ],
  [
    'a short month ends sooner',
    { every: 'monthly', on: '2027-01-31', dayOfMonth: 31 },
    '2027-02-01',
    '2027-02-28',
  ],
  [
    'and the next is whole again',
    { every: 'monthly', on: '2027-02-28', dayOfMonth: 31 },
    '2027-02-28',
    '2027-03-31',
  ],
  ['a quarter later', { every: 'quarterly', on: '2026-11-30', dayOfMonth: 30 }, '2026-12-01', '2027-02-28'],
  ['a leap day', { every: 'yearly', on: '2028-02-29', dayOfMonth: 29 }, '2028-02-29', '2029-02-28'],
  [
    'a day that is still ahead',
    { every: 'yearly', on: '2027-03-01', dayOfMonth: 1 },
    '2026-11-20',
    '2027-03-01',
  ],
])('what recurs: %s', (_, recurrence, after, expected) => {
  expect(recursAfter(recurrence, after)).toBe(expected);
});

test('all of its days until a day: what was meant comes back after a short month, and the last day counts', () => {
  const monthly: Recurrence = { every: 'monthly', on: '2027-02-28', dayOfMonth: 31 };
  expect(recursUntil(monthly, '2027-05-31')).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(recursUntil(monthly, '2027-05-30')).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  expect(recursUntil({ ...monthly, every: 'yearly', dayOfMonth: 29 }, '2028-02-29')).toEqual([
    '2027-02-28',
    '2028-02-29',
  ]);
});

test('its present day is told even when it is later than the span, and once when it is the last of it', () => {
  const quarterly: Recurrence = { every: 'quarterly', on: '2026-11-30', dayOfMonth: 30 };
  expect(recursUntil(quarterly, '2026-11-01')).toEqual(['2026-11-30']);
  expect(recursUntil(quarterly, '2026-11-30')).toEqual(['2026-11-30']);
});

test.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'soon'],
  ['2027-01-04', 'soon'],
  ['2027-01-05', 'later'],
])('what is due on %s is %s', (day, expected) => {
  expect(urgencyOf(day, '2026-11-20')).toBe(expected);
});

test.each([
  ['42', 42],
  [' 1 ', 1],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['1000000000000', null],
  ['ten', null],
  ['', null],
])('%j employees are %s', (text, expected) => {
  expect(readEmployees(text)).toBe(expected);
});
