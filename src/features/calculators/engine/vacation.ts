import { t } from '../../../shared/text.ts';
import { type Band, thresholdText } from '../../provisions/bands.ts';
import type { VacationCase } from '../cases.ts';
import type { Answer, Part, Step } from './answer.ts';
import { bandOf, marksOf } from './bands.ts';
import { held, type LawOfPlace, step, unknownStep } from './law.ts';
import { serviceStep } from './notice/individual.ts';
import { type Asked, Question } from './question.ts';
import { dollars, Ratio, ZERO } from './ratio.ts';
import { afterDuration, type Service, serviceOf } from './service.ts';
import { weeksText } from './words.ts';

interface Found<T> {
  steps: Step[];
  /** Null where it is not established. */
  amount: T | null;
}

/** Weeks of vacation after the completed years. */
function weeksOfVacation(question: Question, service: Service): Found<Ratio> {
  const title = t('Weeks of vacation');
  const law = question.law('vacationTime');
  const gate = question.gate(law);
  if (gate.outcome !== 'open') return { steps: [gate.step], amount: gate.outcome === 'exempt' ? ZERO : null };
  const figure = law.figure<Band[]>('tiers');
  if (figure.state === 'unknown') return { steps: [unknownStep('weeks', title, figure)], amount: null };
  const bands = figure.state === 'value' ? figure.value : [];
  const band = bandOf(bands, service);
  const weeks = band ? Ratio.from(Number(band.weeks)) : ZERO;
  const lines = [
    band
      ? t('**{{years}} completed years** lie in the band “{{band}}”', {
          years: service.years,
          band: thresholdText(band),
        })
      : t(
          '**{{months}} completed months** are short of the first band: the time is earned, and not yet due',
          {
            months: service.monthsInAll,
          },
        ),
  ];
  const taken = held(law.figure<number>('takenWithinMonths'));
  if (band && taken !== null)
    lines.push(t('To be taken within {{count}} months after it is earned', { count: taken }));
  return {
    steps: [
      step({
        key: 'weeks',
        kind: band ? 'sum' : 'failed',
        title,
        lines,
        result: band ? weeksText(weeks) : t('None due yet'),
        basis: [figure.basis],
        scale: marksOf(bands, service, (one) => weeksText(Ratio.from(Number(one.weeks)))),
      }),
    ],
    amount: weeks,
  };
}

/** The share of wages of a band: a percentage, or a part of a whole as the law says it. */
const shareOf = ({ percent, fraction }: Band): Ratio | null => {
  if (typeof percent === 'number') return Ratio.from(percent).over(Ratio.of(100));
  return typeof fraction === 'string' ? Ratio.fraction(fraction) : null;
};
const shareText = ({ percent, fraction }: Band): string =>
  typeof percent === 'number' ? `${percent}%` : String(fraction ?? '');

/** Whether the employment was long enough for any to be earned. Null where the law asks for none. */
function earnedTest(question: Question, service: Service): { step: Step; earned: boolean } | null {
  const figure = question.law('vacationPay').figure<string>('earnedAfter');
  if (figure.state !== 'value') return null;
  const earned = service.end >= afterDuration(service.first, figure.value);
  const limit = thresholdText({ atLeast: figure.value });
  return {
    earned,
    step: step({
      key: 'earned',
      kind: earned ? 'passed' : 'failed',
      title: t('Is any earned yet?'),
      lines: [t('Vacation pay is earned from {{limit}} of employment', { limit })],
      result: earned ? t('Yes') : t('No'),
      basis: [figure.basis],
    }),
  };
}

/** Vacation pay on the wages entered. */
function vacationPay(question: Question, { wages, paid }: VacationCase, service: Service): Found<Ratio> {
  const title = t('Vacation pay');
  const law = question.law('vacationPay');
  const gate = question.gate(law);
  if (gate.outcome !== 'open') return { steps: [gate.step], amount: gate.outcome === 'exempt' ? ZERO : null };
  const test = earnedTest(question, service);
  if (test && !test.earned) return { steps: [test.step], amount: ZERO };
  const before = test ? [test.step] : [];
  const figure = law.figure<Band[]>('tiers');
  if (figure.state === 'unknown')
    return { steps: [...before, unknownStep('pay', title, figure)], amount: null };
  const bands = figure.state === 'value' ? figure.value : [];
  const band = bandOf(bands, service);
  const share = band && shareOf(band);
  if (!band || !share) {
    const why = t('The scale has no share for this service.');
    return { steps: [...before, unknownStep('pay', title, { why, basis: figure.basis })], amount: null };
  }
  const base = Ratio.parse(wages);
  const earned = base.times(share);
  const already = Ratio.parse(paid ?? '0');
  const due = already.compare(earned) > 0 ? ZERO : earned.minus(already);
  const steps = [
    ...before,
    step({
      key: 'rate',
      kind: 'sum',
      title: t('Share of wages'),
      lines: [
        t('**{{years}} completed years** lie in the band “{{band}}”', {
          years: service.years,
          band: thresholdText(band),
        }),
      ],
      result: shareText(band),
      basis: [figure.basis],
      scale: marksOf(bands, service, shareText),
    }),
    baseStep(question),
    step({
      key: 'pay',
      kind: 'sum',
      title,
      lines: [
        t('**{{share}}** × {{wages}} = {{pay}}', {
          share: shareText(band),
          wages: dollars(base),
          pay: dollars(earned),
        }),
        ...(already.isZero ? [] : [t('− {{paid}} paid already', { paid: dollars(already) })]),
      ],
      result: dollars(due),
      basis: [figure.basis],
    }),
  ];
  return { steps, amount: due };
}

/** What counts as wages for it, which the person has to have entered so. */
function baseStep(question: Question): Step {
  const law = question.law('vacationPay');
  const base = law.figure<string>('base');
  if (base.state === 'unknown') return unknownStep('base', t('What counts as wages'), base);
  const includes = held(law.figure<string[]>('baseIncludes'));
  const excludes = held(law.figure<string[]>('baseExcludes'));
  const lines = [
    ...(base.state === 'value' ? [base.value] : []),
    ...(includes ? [t('Counted: {{things}}', { things: includes.join(', ') })] : []),
    ...(excludes ? [t('Left out: {{things}}', { things: excludes.join(', ') })] : []),
    ...(includes || excludes
      ? []
      : [t('The library does not list what counts: check it before you rely on the sum.')]),
  ];
  return step({ key: 'base', kind: 'entry', title: t('What counts as wages'), lines, basis: [base.basis] });
}

/**
 * Vacation time and pay: the weeks that the completed years give, and the share of the wages entered. By the law of the last day of
 * the time that the wages were earned in.
 */
export function vacationAnswer(place: LawOfPlace, vacationCase: VacationCase, asked: Asked): Answer {
  const question = new Question(place, asked);
  const service = serviceOf(vacationCase.firstDay, vacationCase.lastDay);
  const time = weeksOfVacation(question, service);
  const pay = vacationPay(question, vacationCase, service);
  const law = question.law('vacationPay');
  const due = held(law.figure<string>(vacationCase.ends ? 'onTermination' : 'paidBefore'));
  const said = (found: Found<Ratio>, text: (amount: Ratio) => string): string =>
    found.amount === null ? t('Not established') : text(found.amount);
  const parts: Part[] = [
    {
      key: 'time',
      title: t('Vacation time'),
      subtotal: said(time, weeksText),
      steps: [serviceStep(service), ...time.steps],
    },
    { key: 'pay', title: t('Vacation pay'), subtotal: said(pay, dollars), steps: pay.steps },
  ];
  const closing = question.closing();
  return {
    ...closing,
    summary: [
      { label: t('Vacation pay'), value: said(pay, dollars), note: t('before deductions') },
      {
        label: t('Vacation time'),
        value: said(time, weeksText),
        note: t('a year, at this length of service'),
      },
    ],
    parts,
    total: {
      label: t('Vacation pay due'),
      text: said(pay, dollars),
      certainty: pay.amount === null ? 'open' : 'exact',
      lines: [],
    },
    figures: {
      weeks: time.amount?.toText(4) ?? null,
      payCents: pay.amount?.toCents() ?? null,
      totalCents: pay.amount?.toCents() ?? null,
    },
    toDo: due ? [{ text: t('Pay it: {{when}}', { when: due }), by: null }] : [],
    assumed: [
      t(
        'The wages entered are those of the vacation year that ends on the last day, and the share of that day holds for all of them.',
      ),
      ...closing.assumed,
    ],
    notCounted: [
      t('Vacation time that was earned earlier and not taken is not counted, nor vacation pay owed for it.'),
      t('A contract, a policy or a collective agreement may give more.'),
    ],
  };
}
