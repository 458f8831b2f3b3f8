import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { HolidayCase } from '../../cases.ts';
import type { Answer, Part, Step } from '../answer.ts';
import { daysOfHoliday, nameOfHoliday } from '../holidayDates.ts';
import { held, type Law, type LawOfPlace, step, unknownStep } from '../law.ts';
import { type Asked, Question } from '../question.ts';
import { dollars, Ratio, ZERO } from '../ratio.ts';
import { hoursText } from '../words.ts';
import { eligibility } from './eligibility.ts';
import { holidayPay } from './pay.ts';

/** Whether the law has a holiday on that day, by its list of that day. */
function holidayOf(law: Law, day: string): { step: Step; name: string | null; isHoliday: boolean | null } {
  const title = t('Is it a public holiday here?');
  const figure = law.figure<string[]>('holidays');
  if (figure.state === 'unknown')
    return { step: unknownStep('holiday', title, figure), name: null, isHoliday: null };
  const list = held(figure) ?? [];
  const found = list.find((one) => daysOfHoliday(one, Number(day.slice(0, 4))).includes(day));
  const name = found ? nameOfHoliday(found) : null;
  const lines = [
    name
      ? t('**{{date}}** is {{name}}', { date: shortDate(day), name })
      : t('**{{date}}** is none of the {{count}} holidays of this law', {
          date: shortDate(day),
          count: list.length,
        }),
  ];
  return {
    step: step({
      key: 'holiday',
      kind: name ? 'passed' : 'failed',
      title,
      lines,
      result: name ? t('Yes') : t('No'),
      basis: [figure.basis],
    }),
    name,
    isHoliday: name !== null,
  };
}

const DOUBLE = Ratio.of(2);

interface Worked {
  steps: Step[];
  amount: Ratio | null;
  /** Holiday pay is owed beside it; null where that is not established. */
  addsHolidayPay: boolean | null;
}

/** Pay for the hours that are worked on the holiday. */
function workedPay(law: Law, { hoursWorked, hourly }: HolidayCase): Worked | null {
  if (!hoursWorked || Number(hoursWorked) === 0) return null;
  const title = t('Pay for the hours worked');
  const rate = law.figure<number>('workedMultiplier');
  if (rate.state !== 'value') {
    const why = rate.state === 'unknown' ? rate.why : t('The law names no rate for it.');
    return {
      steps: [unknownStep('worked', title, { why, basis: rate.basis })],
      amount: null,
      addsHolidayPay: null,
    };
  }
  const choice = law.figure<string>('workedChoice');
  const due =
    choice.state === 'value'
      ? [
          step({
            key: 'choice',
            kind: 'entry',
            title: t('What is due for working'),
            lines: [choice.value],
            basis: [choice.basis],
          }),
        ]
      : [];
  const adds = law.figure<boolean>('workedAdds');
  const hours = Ratio.parse(hoursWorked);
  const wage = Ratio.parse(hourly ?? '0');
  const doubleAfter = held(law.figure<number>('workedDoubleAfter'));
  const first = doubleAfter === null ? hours : hours.min(Ratio.from(doubleAfter));
  const doubled = hours.minus(first);
  const at = (some: Ratio, times: number): string =>
    t('**{{hours}}** × {{wage}} × {{rate}}', { hours: hoursText(some), wage: dollars(wage), rate: times });
  const amount = first.times(Ratio.from(rate.value)).plus(doubled.times(DOUBLE)).times(wage);
  return {
    steps: [
      ...due,
      step({
        key: 'worked',
        kind: 'sum',
        title,
        lines: [at(first, rate.value), ...(doubled.isZero ? [] : [at(doubled, 2)])],
        result: dollars(amount),
        basis: [rate.basis],
      }),
    ],
    amount,
    addsHolidayPay: held(adds),
  };
}

const NOTHING = (): Part['steps'] => [];
const NOT_ESTABLISHED = (): string => t('Not established');
const said = (amount: Ratio | null): string => (amount === null ? NOT_ESTABLISHED() : dollars(amount));

interface Outcome {
  list: ReturnType<typeof holidayOf>;
  who: { steps: Step[]; isEligible: boolean | null };
  pay: { steps: Step[]; amount: Ratio | null };
  worked: ReturnType<typeof workedPay>;
  /** Nothing is owed: there is no holiday, or the employee does not qualify. */
  isClosed: boolean;
  /** Null where it is not established. */
  total: Ratio | null;
}

/** Who qualifies, as far as there is a holiday and no rule of the industry stands before it. */
function whoOf(question: Question, holidayCase: HolidayCase, list: Outcome['list']): Outcome['who'] {
  const law = question.law('holidayPay');
  const gate = question.gate(law);
  if (gate.outcome !== 'open')
    return { steps: [gate.step], isEligible: gate.outcome === 'exempt' ? false : null };
  return list.isHoliday ? eligibility(law, holidayCase) : { steps: NOTHING(), isEligible: list.isHoliday };
}

function outcomeOf(question: Question, holidayCase: HolidayCase): Outcome {
  const list = holidayOf(question.law('holidays'), holidayCase.holiday);
  const who = whoOf(question, holidayCase, list);
  const law = question.law('holidayPay');
  const isClosed = list.isHoliday === false || who.isEligible === false;
  if (!list.isHoliday || !who.isEligible) {
    const amount = isClosed ? ZERO : null;
    return { list, who, pay: { steps: NOTHING(), amount }, worked: null, isClosed, total: amount };
  }
  const pay = holidayPay(law, holidayCase);
  const worked = workedPay(law, holidayCase);
  if (worked === null) return { list, who, pay, worked, isClosed, total: pay.amount };
  const { amount, addsHolidayPay } = worked;
  const both = amount === null ? null : (pay.amount?.plus(amount) ?? null);
  const total = addsHolidayPay === null ? null : addsHolidayPay ? both : amount;
  return { list, who, pay, worked, isClosed, total };
}

/** What is not known to be a holiday is not said to be none, nor that nobody qualifies for it. */
function wordsOf({ list, who }: Outcome): { holiday: string; qualifies: string } {
  if (list.isHoliday === null) return { holiday: NOT_ESTABLISHED(), qualifies: NOT_ESTABLISHED() };
  if (!list.isHoliday) return { holiday: t('No holiday'), qualifies: t('No') };
  const qualifies = who.isEligible === null ? NOT_ESTABLISHED() : who.isEligible ? t('Yes') : t('No');
  return { holiday: list.name ?? '', qualifies };
}

function partsOf(outcome: Outcome): Part[] {
  const { list, who, pay, worked } = outcome;
  const { holiday, qualifies } = wordsOf(outcome);
  const parts: Part[] = [
    { key: 'holiday', title: t('The holiday'), subtotal: holiday, steps: [list.step] },
    { key: 'eligible', title: t('Who qualifies'), subtotal: qualifies, steps: who.steps },
    { key: 'pay', title: t('Holiday pay'), subtotal: said(pay.amount), steps: pay.steps },
    {
      key: 'worked',
      title: t('Working on the holiday'),
      subtotal: said(worked?.amount ?? null),
      steps: worked?.steps ?? NOTHING(),
    },
  ];
  return parts.filter(({ steps }) => steps.length > 0);
}

/** What a public holiday brings an employee: whether they qualify, pay for the day off, and pay for hours worked. By the law of that day. */
export function holidayAnswer(place: LawOfPlace, holidayCase: HolidayCase, asked: Asked): Answer {
  const question = new Question(place, asked);
  const outcome = outcomeOf(question, holidayCase);
  const { list, who, pay, worked, isClosed, total } = outcome;
  const { holiday, qualifies } = wordsOf(outcome);
  const owed = isClosed ? dollars(ZERO) : said(total);
  const closing = question.closing();
  return {
    ...closing,
    summary: [
      { label: t('Owed for the holiday'), value: owed, note: t('before deductions') },
      { label: t('The holiday'), value: holiday, note: shortDate(holidayCase.holiday) },
      { label: t('Qualifies'), value: qualifies, note: null },
    ],
    parts: partsOf(outcome),
    total: {
      label: t('Owed for the holiday'),
      text: owed,
      certainty: isClosed || total ? 'exact' : 'open',
      lines: [],
    },
    figures: {
      holiday: list.name,
      isEligible: list.isHoliday ? who.isEligible : list.isHoliday,
      holidayPayCents: pay.amount?.toCents() ?? null,
      workedCents: worked?.amount?.toCents() ?? null,
      totalCents: isClosed ? 0 : (total?.toCents() ?? null),
    },
    toDo: [],
    assumed: [
      t(
        'The wages entered are those that the law counts, of the time that it names, without those it leaves out.',
      ),
      ...closing.assumed,
    ],
    notCounted: [
      t(
        'A substitute day in place of pay, and what is owed to somebody who works and does not qualify, are not counted.',
      ),
      t('A contract or a collective agreement may give more.'),
    ],
  };
}
