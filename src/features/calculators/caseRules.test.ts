import { expect, test } from 'vitest';
import {
  type CaseRules,
  cleanMoney,
  countProblem,
  dayHoursProblem,
  dayProblem,
  inOrder,
  moneyProblem,
  readCase,
} from './caseRules.ts';

const NO_DAY = 'Give a day between Jan 01, 1900 and Dec 31, 2099.';

test.each([
  ['1900-01-01', null],
  ['1899-12-31', NO_DAY],
  ['2099-12-31', null],
  ['2100-01-01', NO_DAY],
  ['10000-01-01', NO_DAY],
  ['2028-02-29', null],
  ['2027-02-29', NO_DAY],
  ['2026-04-31', NO_DAY],
  ['2026-00-10', NO_DAY],
  ['26-01-01', NO_DAY],
  ['Jan 1, 2026', NO_DAY],
])('of the day "%s" is said: %s', (text, problem) => {
  expect(dayProblem(text)).toBe(problem);
});

const LIKE = 'Write the amount like 1200.50.';
test.each([
  ['0', null],
  ['1200.50', null],
  ['$1,200.50', null],
  [' $ 1,200 ', null],
  ['999,999,999', null],
  ['1.200,50', LIKE],
  ['1 200,50', LIKE],
  ['1200,50', LIKE],
  ['12,00', LIKE],
  ['1200.505', LIKE],
  ['€1200', LIKE],
  ['1e3', LIKE],
  ['', LIKE],
  ['-5', 'An amount cannot be less than nothing.'],
  ['$-5', 'An amount cannot be less than nothing.'],
])('of the amount "%s" is said: %s', (text, problem) => {
  expect(moneyProblem(text)).toBe(problem);
});

test('an amount is kept without what people write about it', () => {
  expect(cleanMoney(' $1,234,567.80 ')).toBe('1234567.80');
});

test.each([
  ['24', null],
  ['24.01', 'A day has 24 hours.'],
  ['25', 'A day has 24 hours.'],
  ['0', null],
  ['7.25', null],
  ['-1', 'This cannot be less than nothing.'],
  ['7.255', 'Write a number like 7.5.'],
  ['7:30', 'Write a number like 7.5.'],
  ['7,5', 'Write a number like 7.5.'],
])('of %s hours of a day is said: %s', (text, problem) => {
  expect(dayHoursProblem(text)).toBe(problem);
});

test.each([
  [1, 1, null],
  [0, 1, 'This job counts, too.'],
  [0, 0, null],
  [-1, 0, 'This cannot be less than nothing.'],
  [1_000_000, 0, null],
  [1_000_001, 0, 'That is more people than anybody employs here.'],
  [1.5, 0, 'Write a whole number.'],
  ['3', 0, 'Write a whole number.'],
  [Number.NaN, 0, 'Write a whole number.'],
] as const)('of %s people, %s at the least, is said: %s', (count, least, problem) => {
  expect(countProblem(count, least)).toBe(problem);
});

const RULES: CaseRules = {
  fields: {
    first: { kind: 'day', needed: true },
    last: { kind: 'day' },
    pay: { kind: 'money', needed: true },
    hours: { kind: 'hours' },
    rate: { kind: 'choice', choices: ['general', 'student'], initial: 'general' },
    jobs: { kind: 'count', least: 1, initial: 1 },
    tipped: { kind: 'check', initial: false },
  },
  together: (read) => inOrder(read, 'first', 'last', 'The last day comes before the first.'),
};

test('what was left out is filled in where the case has something to begin with', () => {
  expect(readCase(RULES, { first: '2026-01-01', pay: '$20' })).toEqual({
    errors: {},
    values: { first: '2026-01-01', pay: '20', rate: 'general', jobs: 1, tipped: false },
  });
});

test('what is needed is asked for at its field, an empty one too', () => {
  expect(readCase(RULES, { pay: '' }).errors).toEqual({ first: 'This is needed.', pay: 'This is needed.' });
});

test('what is wrong by itself is told rather than what is wrong between two', () => {
  const both = readCase(RULES, { first: '2026-05-01', last: '2026-04-01', pay: '1' });
  expect(both.errors).toEqual({ last: 'The last day comes before the first.' });
  const alone = readCase(RULES, { first: '2026-05-01', last: 'soon', pay: '1' });
  expect(alone.errors).toEqual({ last: NO_DAY });
});

test('a day may be first and last', () => {
  expect(readCase(RULES, { first: '2026-05-01', last: '2026-05-01', pay: '1' }).errors).toEqual({});
});

test('hours that are left out are none, and one wrong day is told', () => {
  const hours = ['8', '', undefined, '7.5', '0', '0', '0'];
  expect(readCase(RULES, { first: '2026-05-01', pay: '1', hours }).values.hours).toEqual([
    ...['8', '0', '0', '7.5', '0', '0', '0'],
  ]);
  const wrong = readCase(RULES, { first: '2026-05-01', pay: '1', hours: ['8', '25'] });
  expect(wrong.errors).toEqual({ hours: 'A day has 24 hours.' });
  expect(wrong.values).not.toHaveProperty('hours');
});

test('a choice that is none is refused', () => {
  expect(readCase(RULES, { first: '2026-05-01', pay: '1', rate: 'tips' }).errors).toEqual({
    rate: 'Choose one of these.',
  });
});
