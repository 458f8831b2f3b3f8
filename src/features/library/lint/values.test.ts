import { describe, expect, test } from 'vitest';
import { listed, on, serious } from './exampleErrors.ts';
import { FILLER, text } from './exampleLibrary.ts';

describe('values against the prose', () => {
  const bands = [
    { afterMonths: 3, weeks: 1 },
    { afterYears: 1, weeks: 2 },
    { afterYears: 5, weeks: 5 },
  ].map((band) => ({ after: band.afterMonths ? '3 months' : `${band.afterYears} years`, weeks: band.weeks }));
  const wage = (value: number, from = '2025-10-01') => ({
    hourly: [
      { value, from },
      { value: 17.2, from: '2024-10-01', to: '2025-09-30' },
    ],
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    [
      'another number',
      { text: text(4) },
      /unpaidDays: is 5 days, which the text does not state; it says 4 days/,
    ],
    [
      'the right number, and a wrong one about the same thing',
      { text: `${text(5)} The unpaid sick days are 4 days in a year for students.` },
      /unpaidDays: is 5 days, but the text says 4 days/,
    ],
    [
      'a wage that moved on',
      { values: wage(17.6), text: `Pay at least $17.20 an hour.\n\n${FILLER}` },
      /hourly: is \$17.60/,
    ],
    [
      'a wage beside which the old one still stands',
      {
        values: wage(17.6),
        text: `Pay at least $17.60 an hour. No rate is lower: students get $17.20 too.\n\n${FILLER}`,
      },
      /hourly: was or will be \$17.20/,
    ],
    [
      'a band of a list',
      {
        values: { bands },
        text: listed(['after 3 months: 1 week', 'after 1 year: 3 weeks', 'after 5 years: 5 weeks']),
      },
      /bands: has 2 weeks at 1 years, but the text says "after 1 year: 3 weeks"/,
    ],
    [
      'a band of a table',
      {
        values: { bands },
        text: `| Service | Notice |\n|---|---|\n| 3 months | 1 week |\n| 1 year, less than 5 | 2 weeks |\n| 5 years | 4 weeks |\n\n${FILLER}`,
      },
      /bands: has 5 weeks at 5 years/,
    ],
    [
      'a band that the text puts elsewhere',
      {
        values: { bands },
        text: listed(['after 3 months: 1 week', 'after 1 year: 2 weeks', 'after 6 years: 5 weeks']),
      },
      /bands: has a band at 5 years that the text does not list/,
    ],
    [
      'a count of a list',
      {
        values: { grounds: ['age', 'race', 'sex', 'religion', 'disability'] },
        text: `The Code names 6 protected grounds.\n\n${FILLER}`,
      },
      /grounds: lists 5, but the text counts "6 protected grounds"/,
    ],
    [
      'a number of an earlier version',
      {
        values: {
          unpaidDays: [
            { value: 5, from: '2025-01-01' },
            { value: 3, to: '2024-12-31' },
          ],
        },
        versions: [{ to: '2024-12-31', text: text(5) }],
      },
      /version until 2024-12-31 unpaidDays: is 3 days, which the text does not state; it says 5 days/,
    ],
  ])('contradicts: %s', (_, parts, expected) => {
    expect(serious(on(parts)).join('\n')).toMatch(expected);
  });

  test.each<[string, Record<string, unknown>]>([
    ['the number in words', { text: `An employee may take five unpaid days a year.\n\n${FILLER}` }],
    [
      'the number in another unit',
      { values: { bands: [{ after: '12 months', weeks: 2 }] }, text: listed(['after 1 year: 2 weeks']) },
    ],
    [
      'numbers that count something else',
      { text: `${text(5)} Ask within 10 hours, and pay within 3 months.` },
    ],
    ['a date beside it', { text: `${text(5)} Since January 4, 2025 that is so.` }],
    [
      'what it was, said as such',
      { values: wage(17.6), text: `Pay at least $17.60 an hour, up from $17.20.\n\n${FILLER}` },
    ],
    [
      'what it will be, said as such',
      {
        values: {
          hourly: [
            { value: 18, from: '2027-04-01' },
            { value: 17.6, from: '2026-04-01', to: '2027-03-31' },
          ],
        },
        text: `Pay at least $17.60 an hour. It rises to $18.00 on April 1, 2027.\n\n${FILLER}`,
      },
    ],
    ['no days at all', { values: { unpaidDays: 0 }, text: `There is no sick leave.\n\n${FILLER}` }],
    [
      'the upper end of a band',
      {
        values: { bands },
        text: listed(['less than 1 year: 1 week', 'after 1 year: 2 weeks', 'after 5 years: 5 weeks']),
      },
    ],
    [
      'a part of a list',
      {
        values: { grounds: ['age', 'race', 'sex', 'religion', 'disability'] },
        text: `2 of these grounds are new.\n\n${FILLER}`,
      },
    ],
  ])('agrees: %s', (_, parts) => {
    expect(serious(on(parts))).toEqual([]);
  });

  test('what day it is plays no part: a scheduled value is not asked of the text before its start', () => {
    const scheduled = {
      unpaidDays: [
        { value: 8, from: '2026-11-02' },
        { value: 5, from: '2025-01-01', to: '2026-11-01' },
      ],
    };
    expect(serious(on({ values: scheduled }))).toEqual([]);
    expect(serious({ ...on({ values: scheduled }), stated: '2026-11-02' }).join()).toMatch(
      /unpaidDays: is 8 days/,
    );
  });
});
