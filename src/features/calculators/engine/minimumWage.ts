import { t } from '../../../shared/text.ts';
import type { MinimumWageCase } from '../cases.ts';
import type { Answer, Step } from './answer.ts';
import { type Law, type LawOfPlace, step, unknownStep } from './law.ts';
import { type Asked, Question } from './question.ts';
import { dollars, Ratio } from './ratio.ts';
import { hoursText } from './words.ts';

/** Rates for certain work, beside the general one; an hour's each. */
const RATES: Record<MinimumWageCase['rate'], string> = {
  general: 'generalHourly',
  student: 'studentHourly',
  homeworker: 'homeworkerHourly',
  tipped: 'tippedHourly',
  liquor: 'liquorServerHourly',
};

/** The rate that holds, and where the law has none of the kind asked for, the general one. */
function rateStep(law: Law, rate: MinimumWageCase['rate']): { steps: Step[]; hourly: Ratio | null } {
  const title = t('The rate of the day');
  const special = law.figure<number>(RATES[rate]);
  const hasNone = rate !== 'general' && (special.state === 'none' || special.state === 'not-applicable');
  const figure = hasNone ? law.figure<number>('generalHourly') : special;
  if (figure.state !== 'value') {
    const why = figure.state === 'unknown' ? figure.why : t('The law has no such rate.');
    return { steps: [unknownStep('rate', title, { why, basis: figure.basis })], hourly: null };
  }
  const hourly = Ratio.from(figure.value);
  const lines = hasNone ? [t('The law has no rate of its own for this work: the general one holds')] : [];
  return {
    steps: [
      step({
        key: 'rate',
        kind: 'sum',
        title,
        lines,
        result: t('{{wage}} an hour', { wage: dollars(hourly) }),
        basis: [figure.basis],
      }),
    ],
    hourly,
  };
}

/** What was paid beside the least that is allowed. */
interface Comparison {
  pay: Ratio;
  worked: Ratio;
  hourly: Ratio;
  least: Ratio;
  isEnough: boolean;
  /** What is missing: null when it is enough. */
  short: Ratio | null;
}

function compare(hourly: Ratio, { paid, hours }: MinimumWageCase): Comparison {
  const [pay, worked] = [Ratio.parse(paid), Ratio.parse(hours)];
  const least = hourly.times(worked);
  const isEnough = pay.compare(least) >= 0;
  return { pay, worked, hourly, least, isEnough, short: isEnough ? null : least.minus(pay) };
}

function comparisonSteps({ pay, worked, hourly, least, isEnough }: Comparison, basis: Step['basis']): Step[] {
  const amounts = { paid: dollars(pay), least: dollars(least) };
  return [
    step({
      key: 'least',
      kind: 'sum',
      title: t('The least for these hours'),
      lines: [t('**{{hours}}** × {{wage}}', { hours: hoursText(worked), wage: dollars(hourly) })],
      result: dollars(least),
      basis,
    }),
    step({
      key: 'enough',
      kind: isEnough ? 'passed' : 'failed',
      title: t('Is the pay at least that?'),
      lines: [
        isEnough ? t('**{{paid}}** ≥ {{least}}', amounts) : t('**{{paid}}** < {{least}}', amounts),
        t('{{paid}} ÷ {{hours}} = {{hourly}} an hour', {
          paid: dollars(pay),
          hours: hoursText(worked),
          hourly: dollars(pay.over(worked)),
        }),
      ],
      result: isEnough ? t('Yes') : t('No'),
      basis,
    }),
  ];
}

function summaryOf(verdict: string, compared: Comparison | null): Answer['summary'] {
  return [
    { label: t('At least the minimum?'), value: verdict, note: null },
    {
      label: t('The rate of the day'),
      value: compared ? dollars(compared.hourly) : t('Not established'),
      note: t('an hour'),
    },
    {
      label: t('Short by'),
      value: compared ? dollars(compared.short ?? Ratio.of(0)) : '–',
      note: t('before deductions'),
    },
  ];
}

function figuresOf(compared: Comparison | null): Answer['figures'] {
  const shortCents = compared && (compared.short?.toCents() ?? 0);
  return {
    rateCents: compared?.hourly.toCents() ?? null,
    leastCents: compared?.least.toCents() ?? null,
    isEnough: compared?.isEnough ?? null,
    shortCents,
    totalCents: shortCents,
  };
}

/**
 * Whether what was paid for a number of hours is at least the minimum wage of the day on which they were worked: by the hour, by
 * salary, on commission or by the piece, as long as all pay and all hours of the time are entered.
 */
export function minimumWageAnswer(place: LawOfPlace, paidCase: MinimumWageCase, asked: Asked): Answer {
  const question = new Question(place, asked);
  const law = question.law('minimumWage');
  const gate = question.gate(law);
  const rate = gate.outcome === 'open' ? rateStep(law, paidCase.rate) : { steps: [gate.step], hourly: null };
  const compared = rate.hourly && compare(rate.hourly, paidCase);
  const steps = [...rate.steps, ...(compared ? comparisonSteps(compared, rate.steps[0]?.basis ?? []) : [])];
  const established = compared ? (compared.isEnough ? t('Yes') : t('No')) : t('Not established');
  const verdict = gate.outcome === 'exempt' ? t('Exempt') : established;
  const closing = question.closing();
  return {
    ...closing,
    summary: summaryOf(verdict, compared),
    parts: [{ key: 'wage', title: t('Minimum wage'), subtotal: verdict, steps }],
    total: compared?.short
      ? { label: t('Short of the minimum'), text: dollars(compared.short), certainty: 'exact', lines: [] }
      : null,
    figures: figuresOf(compared),
    toDo: [],
    assumed: [
      t(
        'All pay of the time is entered, without tips and without what is owed for overtime; and all hours of work.',
      ),
      ...closing.assumed,
    ],
    notCounted: [
      t(
        'Deductions for meals or a room, minimums by the day, week or piece, and minimum hours for a call to work are not counted.',
      ),
    ],
  };
}
