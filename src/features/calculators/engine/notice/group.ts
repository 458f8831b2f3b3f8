import { durationText } from '../../../../shared/duration.ts';
import { t } from '../../../../shared/text.ts';
import { type Band, thresholdText } from '../../../provisions/bands.ts';
import type { NoticeCase } from '../../cases.ts';
import type { Step } from '../answer.ts';
import { bandOf, marksOf } from '../bands.ts';
import { held, type Law, step, unknownStep } from '../law.ts';
import type { Question } from '../question.ts';
import { Ratio, ZERO } from '../ratio.ts';
import { weeksText } from '../words.ts';
import type { Weeks } from './individual.ts';

/** How the notice of a group and the employee's own go together, by the library's words for it (`withIndividual`). */
const RELATIONS = {
  'in place of it': 'instead',
  'on top of it': 'added',
  'to the government, beside it': 'beside',
  'the greater is owed': 'greater',
  'both, at the same time': 'greater',
} as const;

export type Relation = (typeof RELATIONS)[keyof typeof RELATIONS];

export interface GroupNotice extends Weeks {
  /** Null where it is not established. */
  isGroup: boolean | null;
  relation: Relation | null;
  noticeTo: string | null;
}

const percent = (share: Ratio): string => share.times(Ratio.of(100)).toText(1);

/** A law that asks for a share of the staff as well, or lets a small share go when nothing closes. Null: neither. */
function shareTest(
  law: Law,
  { staff, closes }: NoticeCase,
  jobs: number,
): { lines: string[]; passed: boolean | null } | null {
  const needed = held(law.figure<number>('shareOfStaff'));
  const spared = held(law.figure<number>('exceptionShare'));
  if (needed === null && (spared === null || closes)) return null;
  if (!staff) {
    const why =
      needed !== null
        ? t('At least {{share}}% of the staff must be affected: give the number of employees.', {
            share: needed,
          })
        : t(
            'No group rule where at most {{share}}% of the staff leave and nothing closes: give the number of employees.',
            {
              share: spared ?? 0,
            },
          );
    return { lines: [why], passed: null };
  }
  const share = Ratio.of(jobs, staff);
  const values = { jobs, staff, share: percent(share), limit: needed ?? spared ?? 0 };
  if (needed !== null) {
    const passed = share.compare(Ratio.from(needed).over(Ratio.of(100))) >= 0;
    const line = passed
      ? '**{{jobs}}** ÷ {{staff}} = {{share}}% ≥ {{limit}}%'
      : '**{{jobs}}** ÷ {{staff}} = {{share}}% < {{limit}}%';
    return { lines: [t(line, values)], passed };
  }
  const passed = share.compare(Ratio.from(spared ?? 0).over(Ratio.of(100))) > 0;
  const line = passed
    ? '**{{jobs}}** ÷ {{staff}} = {{share}}%, more than {{limit}}%, so the exception does not lift the rule'
    : '**{{jobs}}** ÷ {{staff}} = {{share}}%, at most {{limit}}% and nothing closes, so the rule does not apply';
  return { lines: [t(line, values)], passed };
}

/** Whether the jobs that end make a group. */
function groupTest(law: Law, noticeCase: NoticeCase, jobs: number): { step: Step; isGroup: boolean | null } {
  const title = t('Is it a group?');
  const threshold = law.figure<number>('threshold');
  if (threshold.state === 'unknown') return { step: unknownStep('group', title, threshold), isGroup: null };
  if (threshold.state !== 'value') {
    const lines = [t('The law has no rule for groups.')];
    return {
      step: step({ key: 'group', kind: 'failed', title, lines, result: t('No'), basis: [threshold.basis] }),
      isGroup: false,
    };
  }
  const window = held(law.figure<string>('countedOver'));
  const over = window ? t(' within {{time}}', { time: durationText(window) }) : '';
  const enough = jobs >= threshold.value;
  const values = { jobs, limit: threshold.value, over };
  const first = enough
    ? t('**{{jobs}}** ≥ {{limit}} employees{{over}}', values)
    : t('**{{jobs}}** < {{limit}} employees{{over}}', values);
  const share = enough ? shareTest(law, noticeCase, jobs) : null;
  const lines = [first, ...(share?.lines ?? [])];
  const isGroup = enough && (share ? share.passed : true);
  if (isGroup === null) {
    const unknown = unknownStep('group', title, { why: '', basis: threshold.basis });
    return { step: { ...unknown, lines }, isGroup };
  }
  return {
    step: step({
      key: 'group',
      kind: isGroup ? 'passed' : 'failed',
      title,
      lines,
      result: isGroup ? t('Yes') : t('No'),
      basis: [threshold.basis],
    }),
    isGroup,
  };
}

/** The weeks of the scale, by the size of the group. */
function sizeStep(law: Law, jobs: number): Weeks {
  const title = t('Notice of the group');
  const figure = law.figure<Band[]>('bands');
  if (figure.state === 'unknown') return { steps: [unknownStep('groupNotice', title, figure)], weeks: null };
  const bands = figure.state === 'value' ? figure.value : [];
  const band = bandOf(bands, jobs);
  const weeks = band ? Ratio.from(Number(band.weeks)) : ZERO;
  return {
    steps: [
      step({
        key: 'groupNotice',
        kind: 'sum',
        title,
        lines: [
          band
            ? t('**{{jobs}}** employees lie in the band “{{band}}”', { jobs, band: thresholdText(band) })
            : t('**{{jobs}}** employees lie in no band', { jobs }),
        ],
        result: weeksText(weeks),
        basis: [figure.basis],
        scale: marksOf(bands, jobs, (one) => weeksText(Ratio.from(Number(one.weeks)))),
      }),
    ],
    weeks,
  };
}

/** Words for how group notice and individual notice go together. */
export function relationText(relation: Relation): string {
  switch (relation) {
    case 'instead':
      return t('The notice of the group takes the place of the employee’s own.');
    case 'added':
      return t('The notice of the group comes on top of the employee’s own.');
    case 'beside':
      return t('The notice of the group goes to the government; the employee’s own stays what it is.');
    case 'greater':
      return t('Both may run at the same time: the longer of the two counts.');
  }
}

function relationStep(law: Law): { step: Step; relation: Relation | null } {
  const title = t('How the two go together');
  const figure = law.figure<string>('withIndividual');
  const relation =
    figure.state === 'value' ? (RELATIONS[figure.value as keyof typeof RELATIONS] ?? null) : null;
  if (figure.state === 'value' && relation)
    return {
      step: step({
        key: 'relation',
        kind: 'entry',
        title,
        lines: [relationText(relation)],
        basis: [figure.basis],
      }),
      relation,
    };
  const why =
    figure.state === 'unknown' ? figure.why : t('The library does not say how the two go together.');
  return { step: unknownStep('relation', title, { why, basis: figure.basis }), relation: null };
}

/** Notice because many jobs end at once. */
export function groupNotice(question: Question, noticeCase: NoticeCase): GroupNotice {
  const law = question.law('group');
  const jobs = noticeCase.jobsIn[question.place.jurisdiction] ?? noticeCase.jobs;
  const none = { weeks: ZERO, isGroup: false, relation: null, noticeTo: null };
  const gate = question.gate(law);
  if (gate.outcome === 'exempt') return { ...none, steps: [gate.step] };
  if (gate.outcome === 'special') return { ...none, steps: [gate.step], weeks: null, isGroup: null };
  const test = groupTest(law, noticeCase, jobs);
  if (!test.isGroup)
    return {
      ...none,
      steps: [test.step],
      isGroup: test.isGroup,
      weeks: test.isGroup === false ? ZERO : null,
    };
  const size = sizeStep(law, jobs);
  const together = relationStep(law);
  return {
    steps: [test.step, ...size.steps, together.step],
    weeks: size.weeks,
    isGroup: true,
    relation: together.relation,
    noticeTo: held(law.figure<string>('noticeTo')),
  };
}
