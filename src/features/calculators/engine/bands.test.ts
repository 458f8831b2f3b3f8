import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/torontoDate.ts';
import type { Band } from '../../provisions/bands.ts';
import { bandOf, liesIn, marksOf } from './bands.ts';
import { afterDuration, serviceOf } from './service.ts';

/** For each kind of limit, whether a measure below it, on it and above it lies in the band. */
const SIDES: [limit: 'atLeast' | 'moreThan' | 'atMost' | 'lessThan', lies: [boolean, boolean, boolean]][] = [
  ['atLeast', [false, true, true]],
  ['moreThan', [false, false, true]],
  ['atMost', [true, true, false]],
  ['lessThan', [true, false, false]],
];

describe('a threshold', () => {
  it.each(SIDES)('of people that is %s: below it, on it, above it', (limit, lies) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (at) => {
        const band: Band = { [limit]: at };
        expect([at - 1, at, at + 1].map((people) => liesIn(band, people))).toEqual(lies);
      }),
    );
  });

  it.each(SIDES)('of service that is %s: a day short of it, on it, a day past it', (limit, lies) => {
    const firsts = fc.integer({ min: 0, max: 15_000 }).map((after) => addDays('1985-01-01', after));
    const durations = fc.oneof(
      fc.integer({ min: 1, max: 200 }).map((days) => `P${days}D`),
      fc.integer({ min: 1, max: 60 }).map((weeks) => `P${weeks}W`),
      fc.integer({ min: 1, max: 30 }).map((months) => `P${months}M`),
      fc.integer({ min: 1, max: 20 }).map((years) => `P${years}Y`),
    );
    fc.assert(
      fc.property(firsts, durations, (first, duration) => {
        const band: Band = { [limit]: duration };
        // The service is complete on the day before the one on which the time is over: both its days are worked.
        const complete = addDays(afterDuration(first, duration), -1);
        const days = [addDays(complete, -1), complete, addDays(complete, 1)];
        expect(days.map((last) => liesIn(band, serviceOf(first, last)))).toEqual(lies);
      }),
    );
  });

  it('of people is never held against a time, nor a time against people', () => {
    expect(() => liesIn({ atLeast: 'P3M' }, 3)).toThrow(RangeError);
    expect(() => liesIn({ atLeast: 3 }, serviceOf('2026-01-01', '2026-06-30'))).toThrow(RangeError);
  });
});

describe('a scale', () => {
  const bands: Band[] = [
    { atLeast: 50, atMost: 100, weeks: 10 },
    { atLeast: 101, atMost: 299, weeks: 14 },
    { atLeast: 300, weeks: 18 },
  ];

  it('gives the last band that is reached, or none', () => {
    const weeksAt = (people: number) => bandOf(bands, people)?.weeks ?? null;
    expect([49, 50, 100, 101, 299, 300, 9_000].map(weeksAt)).toEqual([null, 10, 10, 14, 14, 18, 18]);
  });

  it('is drawn with the bands that were passed, the one that is reached and those ahead', () => {
    const places = (people: number) =>
      marksOf(bands, people, ({ weeks }) => String(weeks)).map((mark) => mark.place);
    expect(places(20)).toEqual(['ahead', 'ahead', 'ahead']);
    expect(places(150)).toEqual(['passed', 'reached', 'ahead']);
  });
});
