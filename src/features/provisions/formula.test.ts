import { expect, test } from 'vitest';
import { type Formula, formulaText, isFormula } from './formula.ts';

const share: Formula = { method: 'share', base: 'wages', period: 'P4W', fraction: '1/20' };

test('a share says its part, and a fraction goes before a percentage', () => {
  expect(formulaText(share)).toBe('1/20 of the wages of 4 weeks');
  expect(formulaText({ method: 'share', base: 'wages', period: 'P4W', percent: 5 })).toBe(
    '5% of the wages of 4 weeks',
  );
  expect(formulaText({ ...share, percent: 5 })).toBe('1/20 of the wages of 4 weeks');
});

test('everything that bounds it follows in one order', () => {
  expect(
    formulaText({
      ...share,
      excludes: ['overtime pay', 'tips'],
      includes: ['vacation pay'],
      ending: 'before the week of the holiday',
      when: 'Commissioned employees',
    }),
  ).toBe(
    'Commissioned employees: 1/20 of the wages of 4 weeks, ending before the week of the holiday, with vacation pay, without overtime pay, tips',
  );
});

test('an average day says by what it is divided, and a usual day needs no period', () => {
  expect(formulaText({ method: 'average-day', base: 'wages', period: 'P30D', divisor: 'days worked' })).toBe(
    'the wages of 30 days, divided by the days worked',
  );
  expect(formulaText({ method: 'usual-day', includes: [] })).toBe(
    'what the employee would have earned on the day',
  );
});

test('a formula is told apart from a row of a table and from nothing', () => {
  expect([share, { after: 'P1Y' }, null, 'method', ['method']].map(isFormula)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
