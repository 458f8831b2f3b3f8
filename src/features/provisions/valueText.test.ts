import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueLines } from './valueText.ts';

describe('typed values in words', () => {
  it.each([
    [{ value: 18.25, unit: 'CAD an hour' }, ['$18.25 an hour']],
    [{ value: 18.5, unit: 'CAD an hour' }, ['$18.50 an hour']],
    [{ value: 740, unit: 'CAD a week' }, ['$740 a week']],
    [{ value: 15, unit: 'CAD' }, ['$15.00']],
    [{ value: 2848, unit: 'CAD a month' }, ['$2,848 a month']],
    [{ value: 2, unit: 'weeks' }, ['2 weeks']],
    [{ value: 1.5, unit: null }, ['1.5']],
    [{ value: true, unit: null }, ['Yes']],
    [
      { value: 'yearly, with the consumer price index', unit: null },
      ['yearly, with the consumer price index'],
    ],
    [{ value: ["New Year's Day", 'Canada Day'], unit: null }, ["New Year's Day", 'Canada Day']],
    [{ value: [{ completedYears: 1, weeks: 2 }], unit: null }, ['Completed years: 1; weeks: 2']],
    [
      {
        value: [
          { moreThan: 'P90D', weeks: 1 },
          { atLeast: 'P1Y', weeks: 2 },
        ],
        unit: null,
      },
      ['more than 90 days: 1 week', '1 year or more: 2 weeks'],
    ],
    [{ value: [{ atLeast: 50, atMost: 199, weeks: 8 }], unit: null }, ['50 to 199: 8 weeks']],
    [
      { value: [{ endedBy: 'either side', within: 'P10D' }], unit: null },
      ['Ended by: either side; within: 10 days'],
    ],
    [{ value: 1, unit: 'weeks' }, ['1 week']],
    [{ value: '1/60', unit: 'of the wages' }, ['1/60 of the wages']],
  ])('%j', (value, lines) => {
    expect(valueLines(value)).toEqual(lines);
  });

  it('writes every amount as the number format of English Canada does', () => {
    const format = (digits: number) =>
      new Intl.NumberFormat('en-CA', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const [whole, withCents] = [format(0), format(2)];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
        const value = cents / 100;
        const like = Number.isInteger(value) && value >= 100 ? whole : withCents;
        expect(valueLines({ value, unit: 'CAD' })).toEqual([`$${like.format(value)}`]);
      }),
    );
  });
});
