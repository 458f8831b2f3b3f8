import { parseDuration } from '../../../shared/duration.ts';
import { t } from '../../../shared/text.ts';
import { valueLines } from '../../provisions/valueText.ts';
import type { LeaveCase } from '../cases.ts';
import { LEAVES, leaveGroup } from '../groups.ts';
import type { Answer, Part, Step } from './answer.ts';
import { type Law, type LawOfPlace, step, unknownStep } from './law.ts';
import { type Asked, Question } from './question.ts';
import { afterDuration, type Service, serviceOf, serviceText } from './service.ts';

/** Fields that say how much service is needed. */
const SERVICE = ['qualifyingService', 'service'];
/** Fields that say how long a leave is, whether it is paid, and what is to be shown or told. */
const PROOF = /notice|certificate|medicalNote|when|issuer|employerPays|restricted|rule/;
const PAID = /paid/i;

const UNITS: Record<string, string> = { day: 'D', week: 'W', month: 'M', year: 'Y' };

/** "13 weeks" as a duration; "none" as no time; null for words that say more than that. */
function serviceNeeded(words: string): string | null {
  if (words.trim() === 'none') return 'P0D';
  const [, count, unit = ''] = /^(\d+) (day|week|month|year)s?$/.exec(words.trim()) ?? [];
  const duration = count && UNITS[unit] ? `P${count}${UNITS[unit]}` : null;
  return duration && parseDuration(duration) ? duration : null;
}

/** Whether the service is long enough, or what is asked in words that a program cannot judge. */
function serviceTest(law: Law, service: Service): { step: Step | null; isLongEnough: boolean | null } {
  const key = SERVICE.find((field) => law.rule?.values.some((value) => value.key === field));
  if (!key) return { step: null, isLongEnough: true };
  const title = t('Service needed');
  const figure = law.figure<string>(key);
  if (figure.state === 'unknown') return { step: unknownStep('service', title, figure), isLongEnough: null };
  if (figure.state !== 'value') return { step: null, isLongEnough: true };
  const needed = serviceNeeded(figure.value);
  if (needed === null)
    return {
      step: unknownStep('service', title, {
        why: t('“{{words}}”: judge it by the case.', { words: figure.value }),
        basis: figure.basis,
      }),
      isLongEnough: null,
    };
  const isLongEnough = afterDuration(service.first, needed) <= service.end;
  const values = { service: serviceText(service), needed: figure.value };
  const line =
    needed === 'P0D'
      ? t('None is needed')
      : isLongEnough
        ? t('**{{service}}** ≥ {{needed}}', values)
        : t('**{{service}}** < {{needed}}', values);
  return {
    step: step({
      key: 'service',
      kind: isLongEnough ? 'passed' : 'failed',
      title,
      lines: [line],
      result: isLongEnough ? t('Yes') : t('No'),
      basis: [figure.basis],
    }),
    isLongEnough,
  };
}

/** What the law says of one field, as a step. */
function fieldStep(law: Law, key: string): Step {
  const row = law.rule?.values.find((value) => value.key === key);
  const title = row?.label ?? key;
  const figure = law.figure<string | number | boolean>(key);
  if (figure.state === 'unknown') return unknownStep(key, title, figure);
  if (figure.state !== 'value')
    return step({
      key,
      kind: 'entry',
      title,
      lines: figure.why ? [figure.why] : [],
      result: figure.state === 'none' ? t('None') : t('Does not apply'),
      basis: [figure.basis],
    });
  const [result = '', ...more] = valueLines({ value: figure.value, unit: row?.unit ?? null });
  const isLong = result.length > 28;
  return step({
    key,
    kind: 'entry',
    title,
    lines: isLong ? [result, ...more] : more,
    result: isLong ? null : result,
    basis: [figure.basis],
  });
}

/** The longest of a leave in a word: the first field that has a length. */
function lengthOf(steps: readonly Step[]): string {
  const found = steps.find(
    ({ kind, key, result }) => kind === 'entry' && !PAID.test(key) && result !== null && /^\d/.test(result),
  );
  return found?.result ?? '';
}

function leavePart(
  question: Question,
  name: string,
  service: Service,
): { part: Part; isLongEnough: boolean | null; length: string; hasLeave: boolean | null } {
  const law = question.law({ key: leaveGroup(name) });
  const keys = [...new Set((law.rule?.values ?? []).map(({ key }) => key))].filter(
    (key) => !SERVICE.includes(key),
  );
  const inOrder = [...keys.filter((key) => !PROOF.test(key)), ...keys.filter((key) => PROOF.test(key))];
  if (!law.rule) {
    const why = t('This provision is not part of your plan, or not written yet.');
    return {
      part: {
        key: name,
        title: name,
        subtotal: t('Not established'),
        steps: [unknownStep('leave', t('The leave'), { why, basis: null })],
      },
      isLongEnough: null,
      length: '',
      hasLeave: null,
    };
  }
  const gate = question.gate(law);
  const test = serviceTest(law, service);
  const steps = [
    ...(gate.outcome === 'open' ? [] : [gate.step]),
    ...(test.step ? [test.step] : []),
    ...inOrder.map((key) => fieldStep(law, key)),
  ];
  const length = lengthOf(steps);
  const leave = law.rule.values.some(({ key }) => key === 'leave') ? law.figure<boolean>('leave') : null;
  const hasLeave =
    leave === null ? true : leave.state === 'value' ? leave.value : leave.state === 'unknown' ? null : false;
  const isOut = gate.outcome === 'exempt' || test.isLongEnough === false || hasLeave === false;
  const subtotal = isOut
    ? t('No')
    : hasLeave === null
      ? t('Not established')
      : test.isLongEnough === null
        ? t('Depends on the service')
        : length || t('Yes');
  return {
    part: { key: name, title: law.rule.name, subtotal, steps },
    isLongEnough: test.isLongEnough,
    length,
    hasLeave,
  };
}

/** Which statutory leaves there are for a reason, or all of them: how long, paid or not, the service needed, notice and proof. By the law of the day it begins. */
export function leaveAnswer(
  place: LawOfPlace,
  { reason, firstDay, begins }: LeaveCase,
  asked: Asked,
): Answer {
  const question = new Question(place, asked);
  const service = serviceOf(firstDay, begins);
  const names = reason === 'all' ? Object.keys(LEAVES) : [reason];
  const found = names.map((name) => leavePart(question, name, service));
  const open = found.filter(({ isLongEnough, hasLeave }) => isLongEnough !== false && hasLeave !== false);
  const [only] = found.length === 1 ? found : [];
  const closing = question.closing();
  return {
    ...closing,
    summary: [
      only
        ? { label: only.part.title, value: only.part.subtotal, note: null }
        : {
            label: t('Leaves that may apply'),
            value: String(open.length),
            note: t('of {{all}}', { all: found.length }),
          },
      { label: t('Length of service'), value: serviceText(service), note: t('on the day it begins') },
    ],
    parts: found.map(({ part }) => part),
    total: null,
    figures: Object.fromEntries(found.map(({ isLongEnough }, index) => [names[index] ?? '', isLongEnough])),
    toDo: [],
    assumed: [
      t('The reason is one that the law knows: the provision says for whom and for what.'),
      ...closing.assumed,
    ],
    notCounted: [
      t(
        'Benefits of Employment Insurance, or in Quebec of its parental insurance, are not wages and are not counted.',
      ),
      t('Leave for a disability may be due under human rights law beyond these.'),
      t('A contract or a collective agreement may give more.'),
    ],
  };
}
