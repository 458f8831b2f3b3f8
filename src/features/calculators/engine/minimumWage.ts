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

/**
 * Whether what was paid for a number of hours is at least the minimum wage of the day on which they were worked: by the hour, by
 * salary, on commission or by the piece, as long as all pay and all hours of the time are entered.
 */
export function minimumWageAnswer(
  place: LawOfPlace,
  { paid, hours, rate }: MinimumWageCase,
  asked: Asked,
): Answer {
  const question = new Question(place, asked);
  const law = question.law('minimumWage');
  const gate = question.gate(law);
  const found = gate.outcome === 'open' ? rateStep(law, rate) : { steps: [gate.step], hourly: null };
  const [pay, worked] = [Ratio.parse(paid), Ratio.parse(hours)];
  const steps: Step[] = [...found.steps];
  const { hourly } = found;
  const least = hourly?.times(worked) ?? null;
  const enough = least === null ? null : pay.compare(least) >= 0;
  const short = least === null || enough ? null : least.minus(pay);
  if (hourly && least) {
    steps.push(
      step({
        key: 'least',
        kind: 'sum',
        title: t('The least for these hours'),
        lines: [t('**{{hours}}** × {{wage}}', { hours: hoursText(worked), wage: dollars(hourly) })],
        result: dollars(least),
        basis: found.steps[0]?.basis ?? [],
      }),
      step({
        key: 'enough',
        kind: enough ? 'passed' : 'failed',
        title: t('Is the pay at least that?'),
        lines: [
          enough
            ? t('**{{paid}}** ≥ {{least}}', { paid: dollars(pay), least: dollars(least) })
            : t('**{{paid}}** < {{least}}', { paid: dollars(pay), least: dollars(least) }),
          t('{{paid}} ÷ {{hours}} = {{hourly}} an hour', {
            paid: dollars(pay),
            hours: hoursText(worked),
            hourly: dollars(pay.over(worked)),
          }),
        ],
        result: enough ? t('Yes') : t('No'),
        basis: found.steps[0]?.basis ?? [],
      }),
    );
  }
  const isExempt = gate.outcome === 'exempt';
  const verdict = isExempt
    ? t('Exempt')
    : enough === null
      ? t('Not established')
      : enough
        ? t('Yes')
        : t('No');
  const closing = question.closing();
  return {
    ...closing,
    summary: [
      { label: t('At least the minimum?'), value: verdict, note: null },
      {
        label: t('The rate of the day'),
        value: hourly ? dollars(hourly) : t('Not established'),
        note: t('an hour'),
      },
      {
        label: t('Short by'),
        value: short ? dollars(short) : enough ? dollars(Ratio.of(0)) : '–',
        note: t('before deductions'),
      },
    ],
    parts: [{ key: 'wage', title: t('Minimum wage'), subtotal: verdict, steps }],
    total: short
      ? { label: t('Short of the minimum'), text: dollars(short), certainty: 'exact', lines: [] }
      : null,
    figures: {
      rateCents: hourly?.toCents() ?? null,
      leastCents: least?.toCents() ?? null,
      isEnough: enough,
      shortCents: enough === null ? null : (short?.toCents() ?? 0),
      totalCents: enough === null ? null : (short?.toCents() ?? 0),
    },
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
