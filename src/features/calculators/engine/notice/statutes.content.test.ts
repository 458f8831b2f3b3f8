import { describe, expect, it } from 'vitest';
import { noticeAnswer } from '../../../../../test/noticeAnswer.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { addDays } from '../../../../shared/torontoDate.ts';
import { addMonths } from '../service.ts';
import { GROUP_ORACLE } from './groupOracle.fixture.ts';
import { SEVERANCE_ORACLE } from './severanceOracle.fixture.ts';

const ON = '2026-11-30';

/** What so many jobs that end mean, where all of the staff goes and the business closes: no law lets such a group go. */
const group = (place: JurisdictionCode, jobs: number, of: object = {}) =>
  noticeAnswer(place, { jobs, staff: jobs, closes: true, payroll: '1', on: ON, ...of }).figures;

/** Weeks of a group by the plain table; none where the law has no rule or the group is too small. */
const weeksFor = (place: JurisdictionCode, jobs: number): number =>
  GROUP_ORACLE[place].steps?.findLast(([from]) => jobs >= from)?.[1] ?? 0;

describe('notice of a group against the statutes’ own numbers', () => {
  for (const place of JURISDICTION_CODES) {
    const { statute, steps, together } = GROUP_ORACLE[place];
    it(`${place}: ${statute}`, () => {
      if (!steps) {
        const unknown = { isGroup: null, groupWeeks: null, weeksOwed: null };
        for (const jobs of [1, 5000]) expect(group(place, jobs), `${place} ${jobs}`).toMatchObject(unknown);
        return;
      }
      const sizes = [1, 5000, ...steps.flatMap(([from]) => [from - 1, from, from + 1])];
      for (const jobs of sizes) {
        const weeks = weeksFor(place, jobs);
        expect(group(place, jobs), `${place} ${jobs}`).toMatchObject({
          isGroup: weeks > 0,
          groupWeeks: String(weeks),
        });
      }
    });

    it(`${place}: how it goes together with the employee’s own`, () => {
      if (!steps) return;
      const first = steps[0]?.[0];
      if (first === undefined) return expect(group(place, 5000).weeksOwed).toBe(group(place, 1).weeksOwed);
      // A short service and a long one: the group's weeks are more than the own in one, and not always in the other.
      for (const firstDay of ['2026-03-15', '2005-03-15']) {
        const { individualWeeks, groupWeeks, weeksOwed } = group(place, first, { firstDay });
        const [own, its] = [Number(individualWeeks), Number(groupWeeks)];
        const owed = {
          ...{ instead: its, added: own + its, beside: own, greater: Math.max(own, its) },
        };
        expect(weeksOwed, `${place} ${firstDay}`).toBe(together === null ? null : String(owed[together]));
      }
    });
  }

  it('asks New Brunswick for a quarter of the staff, and lets a tenth go in Ontario where nothing closes', () => {
    const isGroup = (place: JurisdictionCode, jobs: number, staff: number, closes = false) =>
      group(place, jobs, { staff, closes }).isGroup;
    expect(isGroup('NB', 25, 100)).toBe(true);
    expect(isGroup('NB', 25, 101)).toBe(false);
    expect(isGroup('NB', 11, 44)).toBe(true);
    expect(isGroup('NB', 10, 10)).toBe(false);
    expect(isGroup('ON', 50, 500)).toBe(false);
    expect(isGroup('ON', 50, 499)).toBe(true);
    expect(isGroup('ON', 50, 500, true)).toBe(true);
  });
});

const WEEK = { wages: '1000', daysPerWeek: '5', weeklyHours: '40' };
const FIRST = '1980-03-15';

/** Severance pay after so many completed months and days, with a payroll that no law asks more of. */
const severanceCents = (place: JurisdictionCode, months: number, days = 0) =>
  noticeAnswer(place, {
    ...{ firstDay: FIRST, lastDay: addDays(addMonths(FIRST, months), days - 1) },
    ...{ payroll: '2500000', on: ON, ...WEEK },
  }).figures.severanceCents;

describe('severance pay against the statutes’ own numbers', () => {
  for (const place of JURISDICTION_CODES) {
    const { statute, owed } = SEVERANCE_ORACLE[place];
    it(`${place}: ${statute}${owed.length === 0 ? ': none' : ''}`, () => {
      if (owed.length === 0)
        for (const months of [1, 12, 60, 120, 480])
          expect(severanceCents(place, months), `${place} ${months}`).toBe(0);
      let before = 0;
      let last = 0;
      for (const [months, cents] of owed) {
        // A step that follows upon the one before it: a day short of it still has what was owed until then.
        if (last === 0 || place === 'FED' || months === last + 1)
          expect(severanceCents(place, months, -1), `${place} a day short of ${months}`).toBe(before);
        expect(severanceCents(place, months), `${place} at ${months}`).toBe(cents);
        expect(severanceCents(place, months, 1), `${place} a day past ${months}`).toBe(cents);
        before = cents;
        last = months;
      }
    });
  }

  it('is owed in Ontario from a payroll of $2,500,000 on, or where a closing ends 50 jobs', () => {
    const owed = (of: object) =>
      noticeAnswer('ON', { firstDay: '2016-12-01', lastDay: ON, ...WEEK, ...of }).figures.severanceCents;
    expect(owed({ payroll: '2500000' })).toBe(1_000_000);
    expect(owed({ payroll: '2499999.99' })).toBe(0);
    expect(owed({ payroll: '0', closes: true, jobs: 50 })).toBe(1_000_000);
    expect(owed({ payroll: '0', closes: true, jobs: 49 })).toBe(0);
    expect(owed({ payroll: '0', closes: false, jobs: 50 })).toBe(0);
    expect(owed({})).toBeNull();
  });
});
