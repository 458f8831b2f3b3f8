import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measuresIn, sameMeasure, type Unit, unitOf } from './measures.ts';

const stated = (text: string): string[] =>
  measuresIn(text).map(({ amount, unit, strict }) => `${amount} ${unit}${strict ? '' : ' (loose)'}`);

describe('measures', () => {
  test.each<[string, string[]]>([
    ['Pay at least $18.25 an hour.', ['18.25 CAD']],
    ['a fine of up to $2.5 million', ['2500000 CAD']],
    ['$2,848 a month', ['2848 CAD']],
    ['5 paid and 3 unpaid days', ['5 days (loose)', '3 days']],
    ['3 weeks of notice after 5 years', ['3 weeks', '5 years']],
    ["2 weeks' notice", ['2 weeks']],
    ['a 30-minute break, or a 27-week leave', ['30 minutes', '27 weeks']],
    ['overtime after 8 hours a day or 40 a week', ['8 hours', '40 hours (loose)']],
    ['after 8 hours in a work day, or 40 in a work week', ['8 hours', '40 hours (loose)']],
    ['17 to 27 weeks', ['17 weeks (loose)', '27 weeks']],
    ['6-19 workers', ['6 people (loose)', '19 people']],
    ['20 or more employees', ['20 people']],
    ['4% of wages, 6 per cent later, 8 percent at last', ['4 percent', '6 percent', '8 percent']],
    ['time and a half, then double time', ['1.5 times (loose)', '2 times (loose)']],
    ['1.5 times the regular rate', ['1.5 times']],
    ['two weeks, one year', ['2 weeks (loose)', '1 years (loose)']],
    ['half an hour', ['30 minutes (loose)']],
    ['10 business days', ['10 days']],
    ['24 consecutive hours', ['24 hours']],
    ['Since January 1, 2026 and 2025-06-01', []],
    ['s 49.1, section 12 and Part 3 days', []],
    ['Bill 149 employees', []],
    ['under 18. Hours are counted', []],
    ['aged 14 to 17; 8 hours', ['8 hours']],
  ])('%s', (text, expected) => {
    expect(stated(text)).toEqual(expected);
  });

  test('every amount of money is found, wherever it stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999_999 }), (cents) => {
        const amount = cents / 100;
        const written = `$${amount.toLocaleString('en-CA', { minimumFractionDigits: 2 })}`;
        expect(measuresIn(`The rate, ${written}, applies.`)).toEqual([
          expect.objectContaining({ amount, unit: 'CAD', strict: true }),
        ]);
      }),
    );
  });
});

test.each<[string, Unit | undefined]>([
  ['CAD an hour', 'CAD'],
  ['hours a week', 'hours'],
  ['business days', 'days'],
  ['% of wages', 'percent'],
  ['times the regular rate', 'times'],
  ['employees', 'people'],
  ['weeks', 'weeks'],
  ['points', undefined],
])('a value in "%s" counts %s', (description, unit) => {
  expect(unitOf(description)).toBe(unit);
});

test.each<[number, Unit, number, Unit, boolean]>([
  [12, 'months', 1, 'years', true],
  [26, 'weeks', 6, 'months', true],
  [14, 'days', 2, 'weeks', true],
  [90, 'days', 3, 'months', false],
  [30, 'minutes', 0.5, 'hours', true],
  [150, 'percent', 1.5, 'times', true],
  [24, 'hours', 1, 'days', false],
  [17.6, 'CAD', 17.95, 'CAD', false],
])('%d %s and %d %s', (a, unitA, b, unitB, expected) => {
  expect(sameMeasure({ amount: a, unit: unitA }, { amount: b, unit: unitB })).toBe(expected);
});
