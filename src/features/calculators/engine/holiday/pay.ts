import { durationText } from '../../../../shared/duration.ts';
import { t } from '../../../../shared/text.ts';
import { type Formula, formulaText } from '../../../provisions/formula.ts';
import type { HolidayCase } from '../../cases.ts';
import type { Step } from '../answer.ts';
import { type Law, step, unknownStep } from '../law.ts';
import { dollars, Ratio } from '../ratio.ts';
import { afterDuration } from '../service.ts';

export interface HolidayPay {
  steps: Step[];
  amount: Ratio | null;
}

/** Which employees a formula is for, by the library's words, as far as they are asked about. */
function isFor({ when = '' }: Formula, { paidHow, firstDay, holiday }: HolidayCase): boolean {
  if (when === '') return true;
  const [, weeks] = /(\d+) weeks of continuous employment/.exec(when) ?? [];
  if (weeks && holiday < afterDuration(firstDay, `P${weeks}W`)) return false;
  if (paidHow === 'commission') return /commission|not paid by the hour/.test(when);
  if (paidHow === 'varies') return /vary|varies|change|irregular/.test(when);
  return paidHow === 'salary' && /not paid by the hour/.test(when);
}

/** The same length of time: 28 days are 4 weeks. */
const sameTime = (a: string, b: string): boolean =>
  a === b || afterDuration('2001-01-01', a) === afterDuration('2001-01-01', b);

const missing = (law: Law, why: string): HolidayPay => {
  const { basis } = law.figure<Formula[]>('holidayPay');
  return { steps: [unknownStep('pay', t('Pay for the day'), { why, basis })], amount: null };
};

/** The sum of a formula on what was entered. */
function amountOf(
  law: Law,
  formula: Formula,
  { wages, over, daysWorked, dayWages }: HolidayCase,
): HolidayPay {
  const figure = law.figure<Formula[]>('holidayPay');
  const basis = figure.basis ? [figure.basis] : [];
  const sum = (line: string, amount: Ratio): HolidayPay => ({
    steps: [
      step({
        key: 'pay',
        kind: 'sum',
        title: t('Pay for the day'),
        lines: [line],
        result: dollars(amount),
        basis,
      }),
    ],
    amount,
  });
  if (formula.method === 'usual-day') {
    if (dayWages === undefined)
      return missing(law, t('It is what the day would have brought: give the wages of a usual day.'));
    return sum(
      t('**{{day}}**, what the day would have brought', { day: dollars(Ratio.parse(dayWages)) }),
      Ratio.parse(dayWages),
    );
  }
  const { period = '' } = formula;
  if (wages === undefined || !sameTime(period, over))
    return missing(
      law,
      t('It rests on {{time}}: give the wages of {{time}}.', { time: durationText(period) }),
    );
  const base = Ratio.parse(wages);
  if (formula.method === 'average-day') {
    if (!daysWorked)
      return missing(
        law,
        t('It is an average: give the {{days}} in {{time}}.', {
          days: formula.divisor ?? t('days worked'),
          time: durationText(period),
        }),
      );
    const amount = base.over(Ratio.of(daysWorked));
    return sum(t('{{wages}} ÷ **{{days}}** days', { wages: dollars(base), days: daysWorked }), amount);
  }
  const share = formula.fraction
    ? Ratio.fraction(formula.fraction)
    : Ratio.from(formula.percent ?? 0).over(Ratio.of(100));
  const shareText = formula.fraction ?? `${formula.percent}%`;
  return sum(t('**{{wages}}** × {{share}}', { wages: dollars(base), share: shareText }), base.times(share));
}

/** Pay for a holiday that is not worked, by the first formula that fits the employee. */
export function holidayPay(law: Law, holidayCase: HolidayCase): HolidayPay {
  const figure = law.figure<Formula[]>('holidayPay');
  if (figure.state !== 'value') {
    const why = figure.state === 'unknown' ? figure.why : t('The law names no pay for it.');
    return { steps: [unknownStep('pay', t('Pay for the day'), { why, basis: figure.basis })], amount: null };
  }
  const formula = figure.value.find((one) => isFor(one, holidayCase));
  if (!formula) return missing(law, t('The library has no formula for this employee.'));
  const rule = step({
    key: 'formula',
    kind: 'entry',
    title: t('How it is worked out'),
    lines: [formulaText(formula)],
    basis: [figure.basis],
  });
  const sum = amountOf(law, formula, holidayCase);
  return { steps: [rule, ...sum.steps], amount: sum.amount };
}
