import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeAnswer as answer, TODAY } from '../../../../../test/noticeAnswer.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { addDays } from '../../../../shared/torontoDate.ts';
import { readCase } from '../../caseRules.ts';
import { noticeCaseSchema } from '../../caseSchemas.ts';
import { NOTICE_RULES } from '../../cases.ts';
import { addMonths } from '../service.ts';
import { NOTICE_ORACLE, type OracleStep } from './oracle.fixture.ts';

const weeksAt = (place: JurisdictionCode, firstDay: string, lastDay: string): number =>
  Number(answer(place, { firstDay, lastDay, on: '2026-11-30' }).figures.individualWeeks);

/** The last day of a service that completes a step on that day. */
function lastDayOf(first: string, { after: { years = 0, months = 0, days = 0 } }: OracleStep): string {
  return addDays(addMonths(first, years * 12 + months), days - 1);
}

describe('notice against the statutes’ own numbers', () => {
  for (const place of JURISDICTION_CODES)
    it(`${place}: ${NOTICE_ORACLE[place].statute}`, () => {
      for (const first of ['2009-01-01', '2010-02-28', '2008-07-31']) {
        let before = 0;
        for (const one of NOTICE_ORACLE[place].steps) {
          const day = lastDayOf(first, one);
          expect(weeksAt(place, first, addDays(day, -1)), `${place} short of ${one.weeks}`).toBe(before);
          if (one.on !== null)
            expect(weeksAt(place, first, day), `${place} on ${one.weeks}`).toBe(one.on ? one.weeks : before);
          expect(weeksAt(place, first, addDays(day, 1)), `${place} past ${one.weeks}`).toBe(one.weeks);
          before = one.weeks;
        }
        expect(weeksAt(place, first, addDays(first, 365 * 60))).toBe(before);
      }
    });
});

describe('every case', () => {
  const places = fc.constantFrom(...JURISDICTION_CODES);
  const firsts = fc.integer({ min: 0, max: 14_000 }).map((after) => addDays('1985-01-01', after));
  const lengths = fc.integer({ min: 0, max: 15_000 });

  it('gives no less notice for more service', () => {
    fc.assert(
      fc.property(
        places,
        firsts,
        lengths,
        fc.integer({ min: 0, max: 4_000 }),
        (place, first, length, more) => {
          const day = addDays(first, length);
          expect(weeksAt(place, first, addDays(day, more))).toBeGreaterThanOrEqual(
            weeksAt(place, first, day),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('pays no less for a bigger group, and no less for more service', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        places,
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 0, max: 400 }),
        lengths,
        fc.integer({ min: 0, max: 4_000 }),
        (place, jobs, more, length, longer) => {
          const pay = (count: number, days: number) =>
            answer(place, {
              ...{ firstDay: '1985-01-01', lastDay: addDays('1985-01-01', days), on: '2026-11-30' },
              ...{ jobs: count, staff: 1000, payroll: '9000000', closes: true },
            }).figures.totalCents;
          const least = pay(jobs, length);
          for (const no of [pay(jobs + more, length), pay(jobs, length + longer)])
            if (least !== null && no !== null) {
              compared += 1;
              expect(Number(no)).toBeGreaterThanOrEqual(Number(least));
            }
        },
      ),
      { numRuns: 80 },
    );
    expect(compared).toBeGreaterThan(60);
  });

  it('keeps its answer on a later day: no figure is lost without a successor', () => {
    const figures = (place: JurisdictionCode, on: string) => {
      const { figures: all } = answer(place, { on, jobs: 60, staff: 200 });
      return Object.keys(all).filter((key) => all[key] !== null);
    };
    fc.assert(
      fc.property(
        places,
        fc.integer({ min: -900, max: 900 }),
        fc.integer({ min: 1, max: 900 }),
        (place, at, later) => {
          const on = addDays(TODAY, at);
          expect(figures(place, addDays(on, later))).toEqual(expect.arrayContaining(figures(place, on)));
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the parts, told apart and added up', () => {
  it('takes the notice of the group in Ontario, and adds severance pay to the month', () => {
    const { figures, total } = answer('ON', { jobs: 52, staff: 310, payroll: '6,400,000' });
    expect(figures).toMatchObject({
      individualWeeks: '7',
      isGroup: true,
      groupWeeks: '8',
      weeksOwed: '8',
      payCents: 960_000,
      severanceCents: 920_000,
      totalCents: 1_880_000,
      allEmployeesCents: 97_760_000,
    });
    expect(total).toMatchObject({ text: '$18,800.00', certainty: 'exact' });
  });

  it('makes no group of 50 in a staff of 600 where nothing closes, and one where something does', () => {
    expect(answer('ON', { jobs: 50, staff: 600, payroll: '0' }).figures.isGroup).toBe(false);
    expect(answer('ON', { jobs: 50, staff: 499, payroll: '0' }).figures.isGroup).toBe(true);
    expect(answer('ON', { jobs: 50, staff: 600, payroll: '0', closes: true }).figures.isGroup).toBe(true);
    expect(answer('ON', { jobs: 49, payroll: '0' }).figures.isGroup).toBe(false);
  });

  it('owes both in British Columbia, the greater in Quebec, and the employee’s own where the group is told to the government', () => {
    expect(answer('BC', { jobs: 52 }).figures.weeksOwed).toBe('15');
    expect(answer('QC', { jobs: 52 }).figures.weeksOwed).toBe('8');
    expect(answer('AB', { jobs: 52 }).figures).toMatchObject({
      weeksOwed: '5',
      groupWeeks: '4',
      relation: 'beside',
    });
    expect(answer('NS', { jobs: 10, firstDay: '2026-11-01' }).figures.weeksOwed).toBe('8');
  });

  it('counts the share of the staff in New Brunswick', () => {
    expect(answer('NB', { jobs: 11, staff: 20 }).figures).toMatchObject({ isGroup: true, groupWeeks: '6' });
    expect(answer('NB', { jobs: 40, staff: 200 }).figures.isGroup).toBe(false);
    expect(answer('NB', { jobs: 10, staff: 20 }).figures.isGroup).toBe(false);
    expect(answer('NB', { jobs: 11 }).figures.isGroup).toBeNull();
  });

  it('says that a figure is not established, and what it is at least, and guesses nothing', () => {
    const { figures, total } = answer('MB', { jobs: 60 });
    expect(figures).toMatchObject({
      individualWeeks: '6',
      groupWeeks: '10',
      weeksOwed: null,
      totalCents: null,
    });
    expect(total).toMatchObject({ certainty: 'least' });
    expect(answer('ON', { jobs: 1 }).total).toMatchObject({ text: 'At least $8,400.00', certainty: 'least' });
  });

  it('owes federal severance in days, at least five, and none in the first year', () => {
    const severance = (firstDay: string) => answer('FED', { firstDay }).figures;
    expect(severance('2019-03-15')).toMatchObject({ severance: '14 days', severanceCents: 336_000 });
    expect(severance('2025-12-01').severance).toBe('5 days');
    expect(severance('2025-12-02').severance).toBeNull();
  });

  it('caps Ontario’s severance pay, and asks for five years and a payroll or a closing', () => {
    const severance = (of: object) => answer('ON', { payroll: '2500000', ...of }).figures.severance;
    expect(severance({ firstDay: '1990-01-01' })).toBe('26 weeks');
    expect(severance({ firstDay: '2021-12-01' })).toBe('5 weeks');
    expect(severance({ firstDay: '2021-12-02' })).toBeNull();
    expect(severance({ payroll: '2499999.99' })).toBeNull();
    expect(severance({ payroll: '1', closes: true, jobs: 50 })).toBe('7.67 weeks');
    expect(severance({ payroll: '1', closes: true, jobs: 49 })).toBeNull();
  });

  it('pays what is not worked', () => {
    expect(answer('AB', { met: 'worked' }).figures.payCents).toBe(0);
    expect(answer('AB', { met: 'part', weeksWorked: '2.5' }).figures.payCents).toBe(300_000);
    expect(answer('AB', { wages: '31.25', wagesPer: 'hour', weeklyHours: '37.5' }).figures.payCents).toBe(
      585_938,
    );
    expect(answer('AB', { wages: '62,400', wagesPer: 'year' }).figures.payCents).toBe(600_000);
  });
});

describe('the law of the day', () => {
  it('is that of the last day: federal notice grew in February 2024, Saskatchewan’s group in January 2026', () => {
    const federal = { firstDay: '2015-01-01', lastDay: '2024-01-31' };
    expect(answer('FED', federal).figures.individualWeeks).toBe('2');
    expect(answer('FED', { ...federal, lastDay: '2024-02-01' }).figures.individualWeeks).toBe('8');
    expect(answer('SK', { jobs: 12, lastDay: '2025-12-31' }).figures.isGroup).not.toBe(false);
    expect(answer('SK', { jobs: 12, lastDay: '2026-01-01' }).figures.isGroup).toBe(false);
  });

  it('is not established where our history does not reach, until the person asks to assume it', () => {
    const long = { firstDay: '1995-01-01', lastDay: '2001-06-30' };
    expect(answer('ON', long).figures.individualWeeks).toBeNull();
    expect(answer('ON', long).total?.certainty).not.toBe('exact');
    const assumed = answer('ON', { ...long, assumeEarlier: true });
    expect(assumed.figures.individualWeeks).toBe('6');
    expect(assumed.parts[0]?.steps.at(-1)?.basis[0]?.isAssumed).toBe(true);
  });
});

describe('the chosen industry', () => {
  it('is asked about, and lifts the notice where an exemption is said to apply', () => {
    const construction = { industry: 'construction' };
    const asked = answer('NL', construction);
    expect(asked.industryRules.map(({ applies }) => applies)).toEqual([null]);
    expect(asked.figures.individualWeeks).toBe('3');
    const applies = Object.fromEntries(asked.industryRules.map(({ id }) => [id, true]));
    expect(answer('NL', { ...construction, applies }).figures.individualWeeks).toBe('0');
  });
});

describe('what is entered', () => {
  /** By the rules of the screen, and by those of the call, which say the same. */
  const wrong = (of: object): string[] => {
    const entered = { firstDay: '2019-03-15', lastDay: '2026-11-30', wages: '1200', ...of };
    const { errors } = readCase(NOTICE_RULES, entered);
    const called = noticeCaseSchema.safeParse({ jurisdictions: ['ON'], ...entered });
    const issues = called.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
    expect(issues).toEqual(Object.entries(errors).map(([name, message]) => `${name}: ${message}`));
    return issues;
  };

  it('is refused at its field', () => {
    expect(wrong({ lastDay: '2019-03-14' })).toEqual(['lastDay: The last day is before the first day.']);
    expect(wrong({ wages: '-5' })).toContain('wages: An amount cannot be less than nothing.');
    expect(wrong({ wages: '1.234,56' })).toEqual(['wages: Write the amount like 1200.50.']);
    expect(wrong({ firstDay: '1899-12-31' })).toEqual([
      'firstDay: Give a day between Jan 01, 1900 and Dec 31, 2099.',
    ]);
    expect(wrong({ lastDay: '10000-01-01' })).toEqual([
      'lastDay: Give a day between Jan 01, 1900 and Dec 31, 2099.',
    ]);
    expect(wrong({ weeklyHours: '169' })).toEqual(['weeklyHours: A week has 168 hours.']);
    expect(wrong({ wagesPer: 'hour' })).toEqual(['weeklyHours: Give the hours of a usual week.']);
    expect(wrong({ jobs: 0 })).toEqual(['jobs: This job counts, too.']);
  });
});
