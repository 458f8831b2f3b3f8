import { t } from '../../../../shared/text.ts';
import type { NoticeCase } from '../../cases.ts';
import type { Step } from '../answer.ts';
import { held, type Law, step, unknownStep } from '../law.ts';
import type { Question } from '../question.ts';
import { dollars, ONE, Ratio, ZERO } from '../ratio.ts';
import type { Service } from '../service.ts';
import { daysText, weeksText } from '../words.ts';
import { exceptionStep } from './individual.ts';

export interface Severance {
  steps: Step[];
  /** Dollars; null where it is not established. */
  amount: Ratio | null;
  /** In the law's own measure: "7.67 weeks", "14 days"; null where none is owed. */
  measure: string | null;
}

const COMPLETED_MONTHS = 'completed months count';

const nothing = (steps: Step[]): Severance => ({ steps, amount: ZERO, measure: null });
const open = (steps: Step[]): Severance => ({ steps, amount: null, measure: null });

/** The payroll from which it is owed, or a closing that makes it owed all the same. Null: the law asks for neither. */
function payrollTest(
  law: Law,
  { payroll, closes }: NoticeCase,
  jobs: number,
): { line: string; passed: boolean | null } | null {
  const needed = held(law.figure<number>('payrollThreshold'));
  if (needed === null) return null;
  const limit = dollars(Ratio.from(needed));
  const severed = held(law.figure<number>('closureEmployees'));
  if (payroll !== undefined && Ratio.parse(payroll).compare(Ratio.from(needed)) >= 0)
    return {
      line: t('**{{payroll}}** payroll ≥ {{limit}}', { payroll: dollars(Ratio.parse(payroll)), limit }),
      passed: true,
    };
  if (closes && severed !== null && jobs >= severed)
    return {
      line: t('The business or part of it closes for good, and **{{jobs}}** ≥ {{limit}} jobs end', {
        jobs,
        limit: severed,
      }),
      passed: true,
    };
  if (payroll === undefined)
    return {
      line: t('It depends on the payroll, from {{limit}} a year: give the payroll.', { limit }),
      passed: null,
    };
  return {
    line: t('**{{payroll}}** payroll < {{limit}}', { payroll: dollars(Ratio.parse(payroll)), limit }),
    passed: false,
  };
}

/** Whether any is owed: by the length of service, and by the payroll where the law asks for it. */
function owedTest(
  law: Law,
  noticeCase: NoticeCase,
  service: Service,
  jobs: number,
): { step: Step; owed: boolean | null } {
  const title = t('Is it owed?');
  const needed = law.figure<number>('qualifyingMonths');
  if (needed.state === 'unknown') return { step: unknownStep('owed', title, needed), owed: null };
  const months = held(needed) ?? 0;
  const enough = service.monthsInAll >= months;
  const values = { months: service.monthsInAll, limit: months };
  const lines = [
    enough
      ? t('**{{months}} months** of service ≥ {{limit}} months', values)
      : t('**{{months}} months** of service < {{limit}} months', values),
  ];
  const payroll = enough ? payrollTest(law, noticeCase, jobs) : null;
  if (payroll) lines.push(payroll.line);
  const owed = enough && (payroll ? payroll.passed : true);
  const kind = owed === null ? 'unknown' : owed ? 'passed' : 'failed';
  const result = owed === null ? t('Not established') : owed ? t('Yes') : t('No');
  return { step: step({ key: 'owed', kind, title, lines, result, basis: [needed.basis] }), owed };
}

/** The length of service that is paid for, in years: with completed months of a part year, or completed years alone. */
function yearsPaid(law: Law, service: Service): { years: Ratio; line: string; hasMonths: boolean } | string {
  const figure = law.figure<string>('partYears');
  if (figure.state === 'unknown') return figure.why;
  const hasMonths = figure.state === 'value' && figure.value === COMPLETED_MONTHS;
  const years = Ratio.of(service.years);
  if (!hasMonths)
    return { years, line: t('**{{count}} years** completed', { count: service.years }), hasMonths };
  const inAll = Ratio.of(service.monthsInAll, 12);
  return {
    years: inAll,
    line: t('**{{years}} years** + {{months}} ÷ 12 of a year = {{all}}', {
      years: service.years,
      months: service.months,
      all: inAll.toText(),
    }),
    hasMonths,
  };
}

/** The last sum: what the weeks or days come to in dollars. */
const amountStep = (sum: string, amount: Ratio, basis: Step['basis']): Step =>
  step({ key: 'severance', kind: 'sum', title: t('Amount'), lines: [sum], result: dollars(amount), basis });

/** Weeks of wages for each year, up to a limit. */
function inWeeks(law: Law, perYear: Ratio, week: Ratio, service: Service): Severance {
  const title = t('Weeks');
  const figure = law.figure<number>('weeksPerYear');
  const basis = figure.basis ? [figure.basis] : [];
  const paid = yearsPaid(law, service);
  if (typeof paid === 'string')
    return open([unknownStep('severanceWeeks', title, { why: paid, basis: basis[0] ?? null })]);
  const most = held(law.figure<number>('maximumWeeks'));
  const full = paid.years.times(perYear);
  const weeks = most === null ? full : full.min(Ratio.from(most));
  const isCapped = weeks.compare(full) < 0;
  const lines = [
    paid.line,
    ...(perYear.compare(ONE) === 0
      ? []
      : [t('× {{per}} weeks a year = {{weeks}}', { per: perYear.toText(), weeks: full.toText() })]),
    ...(most === null
      ? []
      : [
          isCapped
            ? t('more than the limit of {{most}} weeks', { most })
            : t('within the limit of {{most}} weeks', { most }),
        ]),
  ];
  const amount = weeks.times(week);
  const sum =
    paid.hasMonths && !isCapped && perYear.compare(ONE) === 0
      ? t('**{{months}} ÷ 12 weeks** × {{week}}, with the weeks not rounded', {
          months: service.monthsInAll,
          week: dollars(week),
        })
      : t('**{{weeks}}** × {{week}}', { weeks: weeksText(weeks), week: dollars(week) });
  return {
    steps: [
      step({ key: 'severanceWeeks', kind: 'sum', title, lines, result: weeksText(weeks), basis }),
      amountStep(sum, amount, basis),
    ],
    amount,
    measure: weeksText(weeks),
  };
}

/** Days of wages for each year, and at least so many. */
function inDays(law: Law, perYear: Ratio, noticeCase: NoticeCase, week: Ratio, service: Service): Severance {
  const title = t('Days');
  const figure = law.figure<number>('daysPerYear');
  const basis = figure.basis ? [figure.basis] : [];
  const paid = yearsPaid(law, service);
  if (typeof paid === 'string')
    return open([unknownStep('severanceDays', title, { why: paid, basis: basis[0] ?? null })]);
  const least = Ratio.from(held(law.figure<number>('minimumDays')) ?? 0);
  const full = paid.years.times(perYear);
  const days = full.max(least);
  const day = week.over(Ratio.parse(noticeCase.daysPerWeek));
  const amount = days.times(day);
  const lines = [
    t('**{{years}}** × {{per}} days = {{days}}', {
      years: paid.years.toText(),
      per: perYear.toText(),
      days: full.toText(),
    }),
    ...(days.compare(full) > 0 ? [t('at least {{least}}', { least: daysText(least) })] : []),
  ];
  const sum = t('**{{days}}** × ({{week}} ÷ {{perWeek}} days)', {
    days: daysText(days),
    week: dollars(week),
    perWeek: noticeCase.daysPerWeek,
  });
  return {
    steps: [
      step({ key: 'severanceDays', kind: 'sum', title, lines, result: daysText(days), basis }),
      amountStep(sum, amount, basis),
    ],
    amount,
    measure: daysText(days),
  };
}

/** Severance pay, which two laws have beside notice. */
export function severancePay(
  question: Question,
  noticeCase: NoticeCase,
  service: Service,
  week: Ratio,
): Severance {
  const law = question.law('severance');
  const title = t('Does the law have it?');
  const statutory = law.figure<boolean>('statutory');
  if (statutory.state === 'unknown') return open([unknownStep('statutory', title, statutory)]);
  if (held(statutory) !== true)
    return nothing([
      step({
        key: 'statutory',
        kind: 'failed',
        title,
        lines: [t('This law has no severance pay beside notice.')],
        result: t('No'),
        basis: [statutory.basis],
      }),
    ]);
  const gate = question.gate(law);
  if (gate.outcome !== 'open') return gate.outcome === 'exempt' ? nothing([gate.step]) : open([gate.step]);
  if (noticeCase.excepted) return nothing([exceptionStep(law.basis())]);
  const jobs = noticeCase.jobsIn[question.place.jurisdiction] ?? noticeCase.jobs;
  const test = owedTest(law, noticeCase, service, jobs);
  if (!test.owed) return test.owed === null ? open([test.step]) : nothing([test.step]);
  const perWeek = held(law.figure<number>('weeksPerYear'));
  const perDay = held(law.figure<number>('daysPerYear'));
  if (perWeek === null && perDay === null)
    return open([
      test.step,
      unknownStep('severance', t('Amount'), { why: t('The library has no rate for a year.'), basis: null }),
    ]);
  const rest =
    perWeek !== null
      ? inWeeks(law, Ratio.from(perWeek), week, service)
      : inDays(law, Ratio.from(perDay ?? 0), noticeCase, week, service);
  return { ...rest, steps: [test.step, ...rest.steps] };
}
