import { t } from '../../../../shared/text.ts';
import { addDays } from '../../../../shared/torontoDate.ts';
import type { NoticeCase } from '../../cases.ts';
import type { Answer, Part, Step } from '../answer.ts';
import type { LawOfPlace } from '../law.ts';
import { step } from '../law.ts';
import { type Asked, Question } from '../question.ts';
import { dollars, Ratio, ZERO } from '../ratio.ts';
import { serviceOf, serviceText } from '../service.ts';
import { weeksText, yesNo } from '../words.ts';
import { type GroupNotice, groupNotice } from './group.ts';
import { individualNotice } from './individual.ts';
import { type Severance, severancePay } from './severance.ts';
import { weeklyWages } from './wages.ts';

/** What is owed to the employee in weeks of notice, worked or paid; null where that is not established. */
function weeksOwed(own: Ratio | null, group: GroupNotice): Ratio | null {
  if (group.isGroup === false) return own;
  if (group.isGroup === null || group.weeks === null) return null;
  switch (group.relation) {
    case 'instead':
      return group.weeks;
    case 'beside':
      return own;
    case 'added':
      return own === null ? null : own.plus(group.weeks);
    case 'greater':
      return own === null ? null : own.max(group.weeks);
    case null:
      return null;
  }
}

/** How many weeks of the notice are worked. */
function weeksWorked({ met, weeksWorked: worked }: NoticeCase, owed: Ratio): Ratio {
  if (met === 'paid') return ZERO;
  return met === 'worked' ? owed : Ratio.parse(worked ?? '0').min(owed);
}

interface Paid {
  steps: Step[];
  amount: Ratio | null;
}

/** Pay for the weeks that are not worked. */
function payInstead(
  question: Question,
  noticeCase: NoticeCase,
  owed: Ratio | null,
  isByGroup: boolean,
): Paid {
  const title = t('Pay instead of notice');
  const basis = question.law(isByGroup ? 'group' : 'notice').basis();
  if (owed === null) {
    const lines = [t('Not computed: a figure above is not established.')];
    return {
      steps: [step({ key: 'pay', kind: 'unknown', title, lines, result: t('Not computed'), basis })],
      amount: null,
    };
  }
  const { week, line } = weeklyWages(noticeCase);
  const worked = weeksWorked(noticeCase, owed);
  const paid = owed.minus(worked);
  const amount = paid.times(week);
  const lines = [
    ...(line ? [line] : []),
    ...(worked.isZero
      ? []
      : [
          t('{{owed}} − **{{worked}}** worked = {{paid}}', {
            owed: weeksText(owed),
            worked: weeksText(worked),
            paid: weeksText(paid),
          }),
        ]),
    t('**{{weeks}}** × {{week}} regular wages', { weeks: weeksText(paid), week: dollars(week) }),
  ];
  return { steps: [step({ key: 'pay', kind: 'sum', title, lines, result: dollars(amount), basis })], amount };
}

/** What is to be done, and by when. */
function toDo(noticeCase: NoticeCase, own: Ratio | null, group: GroupNotice): Answer['toDo'] {
  const before = (weeks: Ratio): string =>
    addDays(noticeCase.lastDay, -Math.ceil(weeks.times(Ratio.of(7)).toNumber()));
  const items: Answer['toDo'] = [];
  if (group.isGroup && group.weeks && group.noticeTo)
    items.push({
      text: t('Give written notice of the group to {{whom}}.', { whom: group.noticeTo }),
      by: before(group.weeks),
    });
  if (noticeCase.met !== 'paid' && own && !own.isZero) {
    const worked = weeksWorked(noticeCase, own);
    items.push({ text: t('Give the employee written notice.'), by: before(worked) });
  }
  if (noticeCase.met === 'paid')
    items.push({ text: t('Say in writing that the job ends, and on which day.'), by: noticeCase.lastDay });
  return items;
}

/** What every sum of this kind leaves out. */
const notCounted = (): string[] => [
  t(
    'Reasonable notice at common law, or in Quebec under the Civil Code, is not counted. Courts often award more, unless a valid clause limits the employee to the statute.',
  ),
  t('Unpaid wages, overtime and vacation pay are owed as well.'),
  t('Benefits that go on through the notice are not counted.'),
  t('A contract, a policy or a collective agreement may give more.'),
];

const assumptions = (): string[] => [
  t('Employment did not break: leave and a temporary layoff count as service.'),
  t('The wages entered are regular wages: without overtime, and averaged where the law says so.'),
];

interface Sums {
  own: Ratio | null;
  group: GroupNotice;
  owed: Ratio | null;
  pay: Paid;
  severance: Severance;
}

const NOT_ESTABLISHED = (): string => t('Not established');

function partsOf({ own, group, owed, pay, severance }: Sums, ownSteps: Step[]): Part[] {
  const said = (weeks: Ratio | null): string => (weeks === null ? NOT_ESTABLISHED() : weeksText(weeks));
  return [
    { key: 'individual', title: t('Notice'), subtotal: said(own), steps: ownSteps },
    {
      key: 'group',
      title: t('Group termination'),
      subtotal:
        group.isGroup === null ? NOT_ESTABLISHED() : group.isGroup ? said(group.weeks) : t('No group'),
      steps: group.steps,
    },
    {
      key: 'pay',
      title: t('Pay instead of notice'),
      subtotal: pay.amount === null ? said(null) : `${said(owed)} · ${dollars(pay.amount)}`,
      steps: pay.steps,
    },
    {
      key: 'severance',
      title: t('Severance pay'),
      subtotal:
        severance.amount === null
          ? NOT_ESTABLISHED()
          : severance.measure
            ? `${severance.measure} · ${dollars(severance.amount)}`
            : t('Not owed'),
      steps: severance.steps,
    },
  ];
}

function totalOf({ pay, severance }: Sums, jobs: number): { total: Answer['total']; cents: number | null } {
  const known = [pay.amount, severance.amount].filter((amount): amount is Ratio => amount !== null);
  const sum = known.reduce((all, amount) => all.plus(amount), ZERO);
  const label = t('Notice and severance pay together');
  if (known.length === 0)
    return { total: { label, text: t('Not computed'), certainty: 'open', lines: [] }, cents: null };
  const isExact = known.length === 2;
  const lines =
    jobs > 1
      ? [
          t('For {{jobs}} employees like this one: {{jobs}} × {{each}} = **{{all}}**', {
            jobs,
            each: dollars(sum),
            all: dollars(Ratio.of(sum.toCents() * jobs, 100)),
          }),
        ]
      : [];
  const text = isExact ? dollars(sum) : t('At least {{amount}}', { amount: dollars(sum) });
  return {
    total: { label, text, certainty: isExact ? 'exact' : 'least', lines },
    cents: isExact ? sum.toCents() : null,
  };
}

function summaryOf(sums: Sums, total: Answer['total'], jobs: number): Answer['summary'] {
  const { owed, pay, severance, group } = sums;
  const paidNote = pay.amount === null ? null : t('{{amount}} paid instead', { amount: dollars(pay.amount) });
  return [
    {
      label: t('Owed under the Act'),
      value: total?.text ?? '',
      note: t('before deductions, for one employee'),
    },
    { label: t('Notice'), value: owed === null ? NOT_ESTABLISHED() : weeksText(owed), note: paidNote },
    {
      label: t('Severance pay'),
      value: severance.amount === null ? NOT_ESTABLISHED() : (severance.measure ?? t('Not owed')),
      note: severance.amount === null || severance.measure === null ? null : dollars(severance.amount),
    },
    {
      label: t('Group termination'),
      value: group.isGroup === null ? NOT_ESTABLISHED() : yesNo(group.isGroup),
      note: t('{{count}} jobs end', { count: jobs }),
    },
  ];
}

const cents = (amount: Ratio | null): number | null => amount?.toCents() ?? null;
const decimals = (weeks: Ratio | null): string | null => weeks?.toText(4) ?? null;

/**
 * What is owed when a job ends: the employee's own notice, that of a group, and severance pay, each by the law of the last day
 * unless another day is asked for. Amounts are statutory minimums before deductions.
 */
export function noticeAnswer(place: LawOfPlace, noticeCase: NoticeCase, asked: Asked): Answer {
  const question = new Question(place, asked);
  const service = serviceOf(noticeCase.firstDay, noticeCase.lastDay);
  const individual = individualNotice(question, noticeCase, service);
  const group = groupNotice(question, noticeCase);
  // Who is not owed notice at all is not owed that of a group either.
  const isOut = noticeCase.excepted;
  const owed = isOut ? ZERO : weeksOwed(individual.weeks, group);
  const isByGroup = group.isGroup === true && group.relation !== 'beside';
  const pay = payInstead(question, noticeCase, owed, isByGroup);
  const severance = severancePay(question, noticeCase, service, weeklyWages(noticeCase).week);
  const sums: Sums = { own: individual.weeks, group, owed, pay, severance };
  const jobs = noticeCase.jobsIn[place.jurisdiction] ?? noticeCase.jobs;
  const { total, cents: totalCents } = totalOf(sums, jobs);
  const closing = question.closing();
  return {
    ...closing,
    summary: summaryOf(sums, total, jobs),
    parts: partsOf(sums, individual.steps),
    total,
    figures: {
      service: serviceText(service),
      jobs,
      individualWeeks: decimals(individual.weeks),
      isGroup: group.isGroup,
      groupWeeks: decimals(group.weeks),
      relation: group.relation,
      noticeTo: group.noticeTo,
      weeksOwed: decimals(owed),
      payCents: cents(pay.amount),
      severance: severance.measure,
      severanceCents: cents(severance.amount),
      totalCents,
      allEmployeesCents: totalCents === null ? null : totalCents * jobs,
    },
    toDo: toDo(noticeCase, owed, group),
    assumed: [...assumptions(), ...closing.assumed],
    notCounted: notCounted(),
  };
}
