import { t } from '../../../shared/text.ts';
import type { OvertimeCase } from '../cases.ts';
import type { Answer, Part, Step } from './answer.ts';
import { type Figure, held, type Law, type LawOfPlace, step, unknownStep } from './law.ts';
import { type Asked, Question } from './question.ts';
import { dollars, Ratio, ZERO } from './ratio.ts';
import { hoursText } from './words.ts';

const DOUBLE = Ratio.of(2);

interface Hours {
  steps: Step[];
  /** Overtime at the usual rate, and at double; null where it is not established. */
  overtime: Ratio | null;
  double: Ratio;
}

const sumOf = (all: readonly Ratio[]): Ratio => all.reduce((sum, one) => sum.plus(one), ZERO);
const over = (hours: Ratio, limit: Ratio): Ratio => (hours.compare(limit) > 0 ? hours.minus(limit) : ZERO);

/** A limit of hours, of a four-day week or a week with a holiday where the case is one and the law has it. */
function limitOf(law: Law, general: string, special: string | null): Figure<number> {
  if (!special) return law.figure<number>(general);
  const own = law.figure<number>(special);
  return own.state === 'value' || own.state === 'unknown' ? own : law.figure<number>(general);
}

/** Hours over a limit of each day. */
function daily(
  law: Law,
  hours: readonly Ratio[],
  fourDays: boolean,
): { step: Step | null; hours: Ratio | null; limit: Ratio | null } {
  const title = t('Over the hours of a day');
  const figure = limitOf(law, 'dailyThreshold', fourDays ? 'fourDayWeekDailyThreshold' : null);
  if (figure.state === 'unknown')
    return { step: unknownStep('daily', title, figure), hours: null, limit: null };
  if (figure.state !== 'value') return { step: null, hours: ZERO, limit: null };
  const limit = Ratio.from(figure.value);
  const beyond = hours.map((one) => over(one, limit));
  const total = sumOf(beyond);
  const terms = beyond.filter((one) => !one.isZero).map((one) => one.toText());
  const line =
    terms.length > 0
      ? t('after {{limit}} hours a day: **{{sum}}**', { limit: limit.toText(), sum: terms.join(' + ') })
      : t('no day has more than {{limit}} hours', { limit: limit.toText() });
  return {
    step: step({
      key: 'daily',
      kind: 'sum',
      title,
      lines: [line],
      result: hoursText(total),
      basis: [figure.basis],
    }),
    hours: total,
    limit,
  };
}

/** Hours over the limit of the week. `counted`: how many hours of the week count for it. */
function weekly(law: Law, counted: Ratio, hasHoliday: boolean): { step: Step | null; hours: Ratio | null } {
  const title = t('Over the hours of the week');
  const figure = limitOf(law, 'weeklyThreshold', hasHoliday ? 'holidayWeekThreshold' : null);
  if (figure.state === 'unknown') return { step: unknownStep('weekly', title, figure), hours: null };
  if (figure.state !== 'value') return { step: null, hours: ZERO };
  const limit = Ratio.from(figure.value);
  const beyond = over(counted, limit);
  const values = { counted: counted.toText(), limit: limit.toText() };
  const line = beyond.isZero
    ? t('**{{counted}}** ≤ {{limit}} hours', values)
    : t('**{{counted}}** − {{limit}} hours', values);
  return {
    step: step({
      key: 'weekly',
      kind: 'sum',
      title,
      lines: [line],
      result: hoursText(beyond),
      basis: [figure.basis],
    }),
    hours: beyond,
  };
}

/** How the hours over the day and over the week are counted together. */
function overtimeHours(law: Law, { hours: entered, fourDays, hasHoliday }: OvertimeCase): Hours {
  const hours = entered.map((one) => Ratio.parse(one));
  const all = sumOf(hours);
  const ofDays = daily(law, hours, fourDays);
  const short = ofDays.limit === null ? all : sumOf(hours.map((one) => one.min(ofDays.limit ?? one)));
  const counting = law.figure<string>('overtimeCounting');
  const words = held(counting) ?? '';
  const leavesOut = /^sum of/.test(words);
  const ofWeek = weekly(law, leavesOut ? short : all, hasHoliday);
  const doubleFrom = law.figure<number>('doubleTimeAfterDaily');
  const double =
    doubleFrom.state === 'value' ? sumOf(hours.map((one) => over(one, Ratio.from(doubleFrom.value)))) : ZERO;
  const steps = [ofDays.step, ofWeek.step].filter((one) => one !== null);
  if (ofDays.hours === null || ofWeek.hours === null) return { steps, overtime: null, double: ZERO };
  const title = t('Counted together');
  const say = (line: string, overtime: Ratio): Hours => ({
    steps: [
      ...steps,
      step({
        key: 'together',
        kind: 'sum',
        title,
        lines: [line],
        result: hoursText(overtime),
        basis: [counting.basis].filter((one) => one !== null),
      }),
    ],
    overtime,
    double,
  });
  if (ofDays.limit === null) return say(t('The week alone counts'), ofWeek.hours);
  if (leavesOut)
    return say(
      t('{{days}} + {{week}}: the week counts the hours within the day', {
        days: ofDays.hours.toText(),
        week: ofWeek.hours.toText(),
      }),
      ofDays.hours.plus(ofWeek.hours),
    );
  // Hours over the day plus those of the week without them are the greater of the two: both ways of counting come to the same.
  const greater = ofDays.hours.max(ofWeek.hours);
  const line = /^greater of/.test(words)
    ? t('The greater of {{days}} and {{week}}', {
        days: ofDays.hours.toText(),
        week: ofWeek.hours.toText(),
      })
    : t('No hour counts twice: the greater of {{days}} and {{week}}', {
        days: ofDays.hours.toText(),
        week: ofWeek.hours.toText(),
      });
  return words === 'weekly only' ? say(t('The week alone counts'), ofWeek.hours) : say(line, greater);
}

/** The rate of an hour of overtime. */
function rateOf(law: Law, wage: Ratio): { steps: Step[]; rate: Ratio | null } {
  const title = t('An hour of overtime');
  const times = law.figure<number>('multiplier');
  if (times.state !== 'value') {
    const why = times.state === 'unknown' ? times.why : t('The law names no rate.');
    return { steps: [unknownStep('rate', title, { why, basis: times.basis })], rate: null };
  }
  const floor = law.figure<number>('minimumOvertimeHourly');
  const onMinimum = held(law.figure<string>('base')) === 'the minimum wage';
  if (onMinimum && floor.state !== 'value')
    return {
      steps: [
        unknownStep('rate', title, { why: floor.state === 'unknown' ? floor.why : '', basis: times.basis }),
      ],
      rate: null,
    };
  if (onMinimum && floor.state === 'value') {
    const least = Ratio.from(floor.value);
    const rate = least.max(wage);
    const line = t('{{times}} times the minimum wage, {{least}}, and no less than the wage of {{wage}}', {
      times: times.value,
      least: dollars(least),
      wage: dollars(wage),
    });
    return {
      steps: [
        step({ key: 'rate', kind: 'sum', title, lines: [line], result: dollars(rate), basis: [floor.basis] }),
      ],
      rate,
    };
  }
  const rate = wage.times(Ratio.from(times.value));
  const line = t('**{{wage}}** × {{times}}', { wage: dollars(wage), times: times.value });
  return {
    steps: [
      step({ key: 'rate', kind: 'sum', title, lines: [line], result: dollars(rate), basis: [times.basis] }),
    ],
    rate,
  };
}

/** What the law says of averaging, which the sum leaves out. */
function averagingLine(question: Question): string {
  const law = question.law('averaging');
  const allowed = law.figure<boolean>('averagingAllowed');
  if (allowed.state === 'unknown') return t('Averaging: {{why}}', { why: allowed.why });
  if (held(allowed) !== true) return t('Averaging over several weeks is not allowed.');
  const weeks = held(law.figure<number>('averagingMaxWeeks'));
  const how = held(law.figure<string>('averagingApproval'));
  return [
    weeks
      ? t('Hours may be averaged over up to {{count}} weeks', { count: weeks })
      : t('Hours may be averaged'),
    how ? t(', by {{how}}', { how }) : '',
    t('; the sum does not average.'),
  ].join('');
}

/** What the week brings: the regular hours and the overtime in steps, and both together. */
interface Pay {
  steps: Step[];
  total: Ratio;
}

/** The pay of a week, of which so many hours are overtime. */
function payOf(
  law: Law,
  { wage, rate, all }: { wage: Ratio; rate: Ratio; all: Ratio },
  { overtime, double }: { overtime: Ratio; double: Ratio },
): Pay {
  const regular = all.minus(overtime);
  const doubled = double.min(overtime);
  const single = overtime.minus(doubled);
  const pay = single.times(rate).plus(doubled.times(wage).times(DOUBLE));
  const basis = law.basis();
  const steps = [
    step({
      key: 'regular',
      kind: 'sum',
      title: t('Regular hours'),
      lines: [t('**{{hours}}** × {{wage}}', { hours: hoursText(regular), wage: dollars(wage) })],
      result: dollars(regular.times(wage)),
      basis,
    }),
  ];
  if (!overtime.isZero) {
    const lines = [t('**{{hours}}** × {{rate}}', { hours: hoursText(single), rate: dollars(rate) })];
    if (!doubled.isZero) {
      const words = { hours: hoursText(doubled), rate: dollars(wage.times(DOUBLE)) };
      lines.push(t('**{{hours}}** at double, {{rate}}', words));
    }
    steps.push(
      step({ key: 'overtimePay', kind: 'sum', title: t('Overtime pay'), lines, result: dollars(pay), basis }),
    );
  }
  return { steps, total: regular.times(wage).plus(pay) };
}

const said = (amount: Ratio | null, text: (one: Ratio) => string): string =>
  amount === null ? t('Not established') : text(amount);

/** What was reckoned of a week; null for what the law leaves open. */
interface Reckoned {
  all: Ratio;
  hours: Hours;
  rate: Ratio | null;
  pay: Pay | null;
}

const summaryOf = ({ all, hours, rate, pay }: Reckoned): Answer['summary'] => [
  { label: t('Pay of the week'), value: said(pay?.total ?? null, dollars), note: t('before deductions') },
  {
    label: t('Hours of overtime'),
    value: said(hours.overtime, hoursText),
    note: t('of {{all}}', { all: hoursText(all) }),
  },
  { label: t('An hour of overtime'), value: said(rate, dollars), note: null },
];

const figuresOf = ({ all, hours, rate, pay }: Reckoned): Answer['figures'] => ({
  overtimeHours: hours.overtime?.toText(4) ?? null,
  doubleHours: hours.overtime ? hours.double.toText(4) : null,
  regularHours: hours.overtime ? all.minus(hours.overtime).toText(4) : null,
  rateCents: rate?.toCents() ?? null,
  totalCents: pay?.total.toCents() ?? null,
});

/** Overtime of one week: over the day, over the week, counted together as the law does, and what it costs. */
export function overtimeAnswer(place: LawOfPlace, overtimeCase: OvertimeCase, asked: Asked): Answer {
  const question = new Question(place, asked);
  const law = question.law('overtime');
  const gate = question.gate(law);
  const wage = Ratio.parse(overtimeCase.wage);
  const ofNone = gate.outcome === 'exempt' ? ZERO : null;
  const hours: Hours =
    gate.outcome === 'open'
      ? overtimeHours(law, overtimeCase)
      : { steps: [gate.step], overtime: ofNone, double: ZERO };
  const { steps: rateSteps, rate } =
    gate.outcome === 'open' ? rateOf(law, wage) : { steps: [], rate: ofNone };
  const all = sumOf(overtimeCase.hours.map((one) => Ratio.parse(one)));
  const { overtime, double } = hours;
  const pay = overtime && rate ? payOf(law, { wage, rate, all }, { overtime, double }) : null;
  const parts: Part[] = [
    {
      key: 'hours',
      title: t('Hours of overtime'),
      subtotal: said(overtime, hoursText),
      steps: hours.steps,
    },
    {
      key: 'pay',
      title: t('Pay of the week'),
      subtotal: said(pay?.total ?? null, dollars),
      steps: [...rateSteps, ...(pay?.steps ?? [])],
    },
  ].filter(({ steps }) => steps.length > 0);
  const closing = question.closing();
  const reckoned = { all, hours, rate, pay };
  return {
    ...closing,
    summary: summaryOf(reckoned),
    parts,
    total: {
      label: t('Pay of the week'),
      text: said(pay?.total ?? null, dollars),
      certainty: pay ? 'exact' : 'open',
      lines: [],
    },
    figures: figuresOf(reckoned),
    toDo: [],
    assumed: [
      t('All hours entered are hours of work at one wage, and no holiday pay at a premium is among them.'),
      ...closing.assumed,
    ],
    notCounted: [
      averagingLine(question),
      t('Banked overtime, and agreements on other hours, are not counted.'),
    ],
  };
}
