import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawsOfContent } from '../../../../test/lawOfContent.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { CalculatorName } from '../calculatorNames.ts';
import { readCase } from '../caseRules.ts';
import {
  FINAL_PAY_RULES,
  HOLIDAY_RULES,
  LEAVE_RULES,
  MINIMUM_WAGE_RULES,
  NOTICE_RULES,
  OVERTIME_RULES,
  type Reading,
  VACATION_RULES,
} from '../cases.ts';
import { answersOf, CALCULATOR, type Calculator } from './calculators.ts';
import { daysOfHoliday } from './holidayDates.ts';
import { WORKED_EXAMPLES } from './worked/workedExamples.fixture.ts';

const TODAY = '2026-11-23';
const RULES = {
  ...{ notice: NOTICE_RULES, finalPay: FINAL_PAY_RULES, vacation: VACATION_RULES, holiday: HOLIDAY_RULES },
  ...{ leave: LEAVE_RULES, overtime: OVERTIME_RULES, minimumWage: MINIMUM_WAGE_RULES },
};
const laws = lawsOfContent(
  Object.values(CALCULATOR).flatMap(({ groups }) => [...groups]),
  true,
);

/** The answer of a calculator for one jurisdiction. */
function answer(name: CalculatorName, place: JurisdictionCode, entered: object, how: Partial<Reading> = {}) {
  const { errors, values } = readCase(RULES[name], { ...entered });
  expect(errors).toEqual({});
  const asked = { ...values, jurisdictions: [place], assumeEarlier: false, applies: {}, ...how };
  const calculator = CALCULATOR[name] as unknown as Calculator<Reading>;
  const [one] = answersOf(calculator, [...laws.values()], asked, TODAY).answers;
  if (!one) throw new Error(place);
  return one;
}
const figures = (...args: Parameters<typeof answer>) => answer(...args).figures;

describe('a worked example', () => {
  it('is that of a government’s own page, at most five for each calculator and jurisdiction', () => {
    const counts = new Map<string, number>();
    for (const { calculator, place, source } of WORKED_EXAMPLES) {
      expect(source).toMatch(/^https?:\/\//);
      const key = `${calculator} ${place}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 5)).toEqual([]);
    expect(WORKED_EXAMPLES.length).toBeGreaterThanOrEqual(59);
  });
});

describe('worked examples of governments’ own guides', () => {
  for (const { calculator, place, about, entered, how, comesTo, source } of WORKED_EXAMPLES)
    it(`${place} ${calculator}: ${about} (${source})`, () => {
      expect(figures(calculator, place, entered, { assumeEarlier: true, ...how })).toMatchObject(comesTo);
    });
});

describe('every calculator in every jurisdiction', () => {
  const CASES: [CalculatorName, object][] = [
    ['finalPay', { lastDay: '2026-11-20', payday: '2026-11-27', periodEnd: '2026-11-22' }],
    ['vacation', { firstDay: '2019-03-15', lastDay: '2026-11-20', wages: '52000' }],
    [
      'holiday',
      {
        holiday: '2026-09-07',
        firstDay: '2020-01-01',
        wages: '2000',
        daysOf30: 20,
        daysIn12Months: 200,
        dayWages: '150',
      },
    ],
    ['leave', { firstDay: '2020-01-01', begins: '2026-11-20' }],
    ['overtime', { weekEnds: '2026-11-21', hours: ['0', '10', '10', '10', '10', '10', '0'], wage: '30' }],
    ['minimumWage', { day: '2026-11-20', paid: '600', hours: '40' }],
  ];
  it.each(CASES)('%s says where each step comes from, and computes or says why not', (name, entered) => {
    for (const place of JURISDICTION_CODES) {
      const { parts, summary, notCounted } = answer(name, place, entered);
      expect(summary.length, place).toBeGreaterThan(0);
      expect(notCounted.length, place).toBeGreaterThan(0);
      for (const step of parts.flatMap(({ steps }) => steps)) {
        if (step.kind === 'unknown') expect(step.lines.join(''), `${place} ${step.key}`).not.toBe('');
        if (step.kind !== 'unknown' && step.title !== 'Length of service')
          expect(step.basis.length, `${place} ${step.key}`).toBeGreaterThan(0);
      }
    }
  });

  it('asks for the days and amounts that cannot be', () => {
    const errors = (name: keyof typeof RULES, entered: object) =>
      readCase(RULES[name], { ...entered }).errors;
    const week = { weekEnds: '2026-11-21', wage: '30' };
    expect(errors('overtime', { ...week, hours: ['25', '0', '0', '0', '0', '0', '0'] })).toEqual({
      hours: 'A day has 24 hours.',
    });
    expect(errors('minimumWage', { day: '2026-11-20', paid: '1.234,56', hours: '40' })).toEqual({
      paid: 'Write the amount like 1200.50.',
    });
    expect(errors('minimumWage', { day: '10000-01-01', paid: '-4', hours: '0' })).toMatchObject({
      day: expect.any(String),
      paid: 'An amount cannot be less than nothing.',
    });
    expect(errors('leave', { firstDay: '2026-01-02', begins: '2026-01-01' })).toEqual({
      begins: 'The leave begins before the first day.',
    });
  });
});

describe('public holidays', () => {
  it('fall on the days that the library’s words say, in every jurisdiction and year', () => {
    for (const law of laws.values())
      for (const { value } of law.rules[
        'employment-standards/public-holidays/public-holidays-list'
      ]?.values.filter(({ key }) => key === 'holidays') ?? [])
        for (const holiday of value as string[])
          for (const year of [2024, 2026, 2031])
            expect(daysOfHoliday(holiday, year).length, holiday).toBeGreaterThan(0);
    expect(daysOfHoliday('Labour Day (first Monday in September)', 2026)).toEqual(['2026-09-07']);
    expect(daysOfHoliday('Good Friday', 2026)).toEqual(['2026-04-03']);
    expect(daysOfHoliday('Victoria Day (Monday before May 25)', 2026)).toEqual(['2026-05-18']);
    expect(daysOfHoliday('Canada Day (July 1, or July 2 if July 1 is a Sunday)', 2029)).toEqual([
      '2029-07-02',
    ]);
  });
  const LABOUR_DAY = { holiday: '2026-09-07', firstDay: '2024-01-01' };
  it('are paid by the law’s formula, and only to those who qualify', () => {
    expect(figures('holiday', 'QC', { ...LABOUR_DAY, wages: '960' })).toMatchObject({
      holiday: 'Labour Day',
      totalCents: 4_800,
    });
    expect(figures('holiday', 'QC', { ...LABOUR_DAY, wages: '960', missedShift: true }).totalCents).toBe(0);
    expect(
      figures('holiday', 'QC', { ...LABOUR_DAY, paidHow: 'commission', wages: '3000', over: 'P12W' })
        .totalCents,
    ).toBe(5_000);
    expect(figures('holiday', 'ON', { ...LABOUR_DAY, holiday: '2026-11-11', wages: '960' }).isEligible).toBe(
      false,
    );
    expect(
      figures('holiday', 'BC', { ...LABOUR_DAY, wages: '1800', over: 'P30D', daysWorked: 15, daysOf30: 15 })
        .totalCents,
    ).toBe(12_000);
    expect(
      figures('holiday', 'BC', { ...LABOUR_DAY, wages: '1800', over: 'P30D', daysWorked: 14, daysOf30: 14 })
        .totalCents,
    ).toBe(0);
    expect(figures('holiday', 'BC', { ...LABOUR_DAY, wages: '1800' }).totalCents).toBeNull();
  });
  it('are neither denied nor granted where our history does not reach the day', () => {
    const { summary, figures: none } = answer('holiday', 'QC', {
      ...LABOUR_DAY,
      holiday: '1999-09-06',
      firstDay: '1990-01-01',
      wages: '960',
    });
    expect(summary.map(({ value }) => value)).toEqual(Array(3).fill('Not established'));
    expect(none).toMatchObject({ holiday: null, isEligible: null, totalCents: null });
  });
  it('add the pay for hours worked', () => {
    const worked = { ...LABOUR_DAY, holiday: '2026-10-12', wages: '2000', hoursWorked: '8', hourly: '20' };
    expect(figures('holiday', 'ON', worked)).toMatchObject({
      holidayPayCents: 10_000,
      workedCents: 24_000,
      totalCents: 34_000,
    });
    expect(figures('holiday', 'QC', worked).totalCents).toBe(26_000);
    const longDay = { ...worked, over: 'P30D', daysWorked: 20, daysOf30: 20, hoursWorked: '14' };
    expect(figures('holiday', 'BC', longDay)).toMatchObject({ holidayPayCents: 10_000, workedCents: 44_000 });
  });
});

describe('overtime', () => {
  const week = (hours: string[], of: object = {}) => ({ weekEnds: '2026-11-21', hours, wage: '20', ...of });
  const TENS = ['0', '10', '10', '10', '10', '10', '0'];
  it('is counted by the day, by the week, or both, as each law says', () => {
    expect(figures('overtime', 'ON', week(TENS))).toMatchObject({ overtimeHours: '6', totalCents: 106_000 });
    expect(figures('overtime', 'AB', week(TENS)).overtimeHours).toBe('10');
    expect(figures('overtime', 'BC', week(['0', '10', '10', '10', '10', '10', '5'])).overtimeHours).toBe(
      '15',
    );
    expect(figures('overtime', 'BC', week(['0', '13', '8', '8', '8', '0', '0']))).toMatchObject({
      overtimeHours: '5',
      doubleHours: '1',
      totalCents: 64_000 + 12_000 + 4_000,
    });
    expect(figures('overtime', 'QC', week(TENS)).overtimeHours).toBe('10');
  });
  it('counts no hour twice where the day and the week are both passed', () => {
    expect(figures('overtime', 'FED', week(['0', '10', '10', '10', '10', '8', '8'])).overtimeHours).toBe(
      '16',
    );
    expect(figures('overtime', 'FED', week(['0', '10', '8', '8', '8', '0', '0'])).overtimeHours).toBe('2');
    expect(
      figures('overtime', 'FED', week(['0', '0', '10', '8', '8', '8', '0'], { hasHoliday: true }))
        .overtimeHours,
    ).toBe('2');
  });
  it('is paid on the minimum wage where the law says so', () => {
    expect(figures('overtime', 'NB', week(TENS, { wage: '18' }))).toMatchObject({
      overtimeHours: '6',
      rateCents: 2_385,
    });
    expect(figures('overtime', 'NB', week(TENS, { wage: '30' })).rateCents).toBe(3_000);
  });
  it('takes the hours of an industry whose rule applies', () => {
    const rule = laws
      .get('FED')
      ?.rules[
        'employment-standards/hours-of-work-and-overtime/overtime-threshold-and-rate'
      ]?.specialRules.find(({ values }) => values.some(({ value }) => value === 9));
    const how = { industry: rule?.industries[0] ?? '', applies: { [rule?._id ?? '']: true } };
    expect(figures('overtime', 'FED', week(['0', '9', '9', '9', '9', '9', '0']), how).overtimeHours).toBe(
      '0',
    );
  });
  it('never falls when an hour is added', () => {
    const hours = fc.array(fc.integer({ min: 0, max: 16 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(
        fc.constantFrom(...JURISDICTION_CODES),
        hours,
        fc.integer({ min: 0, max: 6 }),
        (place, days, at) => {
          const more = days.map((one, index) => String(one + (index === at ? 1 : 0)));
          const [before, after] = [days.map(String), more].map(
            (one) => figures('overtime', place, week(one)).overtimeHours,
          );
          if (before !== null && after !== null) expect(Number(after)).toBeGreaterThanOrEqual(Number(before));
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('what is said beside the sums', () => {
  it('tells where hours may be averaged, and that the sum does not do it', () => {
    const week = { weekEnds: '2026-11-21', hours: ['0', '10', '10', '10', '10', '10', '0'], wage: '20' };
    const said = JURISDICTION_CODES.map((place) => answer('overtime', place, week).notCounted.join(' '));
    for (const words of said) expect(words).toMatch(/averag/i);
    expect(said[JURISDICTION_CODES.indexOf('ON')]).toMatch(/Hours may be averaged.*the sum does not average/);
  });

  it('tells of a leave how long it is, whether it is paid, and its notice and proof, each with its section', () => {
    const { parts } = answer('leave', 'QC', {
      reason: 'sick-and-personal-leave',
      firstDay: '2020-01-01',
      begins: '2026-11-20',
    });
    const steps = parts[0]?.steps ?? [];
    for (const about of [/days|weeks/i, /paid/i, /proof|evidence|note|certificate/i])
      expect(
        steps.some(({ title, result, lines }) => about.test(`${title} ${result ?? ''} ${lines.join(' ')}`)),
        String(about),
      ).toBe(true);
    for (const { basis, key } of steps.filter(({ kind }) => kind !== 'unknown'))
      expect(basis.flatMap(({ citations }) => citations).length, key).toBeGreaterThan(0);
  });
});

describe('the other calculators', () => {
  it('give vacation by completed years, with the law of the day', () => {
    const year = (place: JurisdictionCode, firstDay: string, lastDay = '2026-11-20') =>
      figures('vacation', place, { firstDay, lastDay, wages: '52000' });
    expect(year('ON', '2021-11-21')).toMatchObject({ weeks: '3', payCents: 312_000 });
    expect(year('ON', '2021-11-22')).toMatchObject({ weeks: '2', payCents: 208_000 });
    expect(year('SK', '2020-01-01')).toMatchObject({ weeks: '3', payCents: 300_000 });
    expect(year('QC', '2023-11-21').weeks).toBe('3');
    expect(year('PE', '2020-01-01', '2026-06-29').weeks).toBe('2');
    expect(year('PE', '2020-01-01', '2026-06-30').weeks).toBe('3');
    expect(
      figures('vacation', 'YT', { firstDay: '2026-11-10', lastDay: '2026-11-20', wages: '900' }).payCents,
    ).toBe(0);
  });
  it('say when the last pay is due', () => {
    const of = (place: JurisdictionCode, more: object = {}) =>
      figures('finalPay', place, { lastDay: '2026-11-20', ...more }, { assumeEarlier: true });
    expect(of('BC')).toEqual({ 'everything owed': '2026-11-22' });
    expect(of('BC', { endedBy: 'employee' })).toEqual({ 'everything owed': '2026-11-26' });
    expect(of('ON', { payday: '2026-12-04' })).toEqual({ 'everything owed': '2026-12-04' });
    expect(of('ON', { payday: '2026-11-25' })).toEqual({ 'everything owed': '2026-11-27' });
    expect(of('ON')).toEqual({ 'everything owed': null });
    expect(of('MB')).toEqual({ 'everything owed': '2026-12-04' });
    expect(of('AB', { periodEnd: '2026-11-30' })).toEqual({ 'everything owed': '2026-12-21' });
    expect(of('PE')).toEqual({ 'everything owed': null });
  });
  it('hold pay against the rate of the day of the work', () => {
    const of = (day: string, paid: string) => figures('minimumWage', 'ON', { day, paid, hours: '40' });
    expect(of('2026-09-30', '704')).toMatchObject({ rateCents: 1_760, isEnough: true, shortCents: 0 });
    expect(of('2026-10-01', '704')).toMatchObject({ rateCents: 1_795, isEnough: false, shortCents: 1_400 });
    expect(of('2019-01-01', '704').isEnough).toBeNull();
    expect(
      figures('minimumWage', 'QC', { day: '2026-11-20', paid: '532', hours: '40', rate: 'tipped' }).isEnough,
    ).toBe(true);
    expect(
      figures('minimumWage', 'BC', { day: '2026-11-20', paid: '730', hours: '40', rate: 'student' }).isEnough,
    ).toBe(true);
  });
  it('find leaves, with the service that each needs', () => {
    const of = (firstDay: string) => figures('leave', 'ON', { firstDay, begins: '2026-11-20' });
    expect(of('2026-11-07')).toMatchObject({
      'sick-and-personal-leave': true,
      'maternity-and-parental-leave': false,
    });
    expect(of('2026-11-08')['sick-and-personal-leave']).toBe(false);
    const parts = answer('leave', 'ON', {
      reason: 'bereavement-leave',
      firstDay: '2020-01-01',
      begins: '2026-11-20',
    }).parts;
    expect(parts[0]).toMatchObject({ subtotal: '2 days' });
  });
});
