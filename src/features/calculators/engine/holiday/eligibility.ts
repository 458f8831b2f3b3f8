import { t } from '../../../../shared/text.ts';
import { addDays } from '../../../../shared/torontoDate.ts';
import type { HolidayCase } from '../../cases.ts';
import type { Step } from '../answer.ts';
import { held, type Law, step, unknownStep } from '../law.ts';
import { daysBetween } from '../service.ts';

export interface Eligible {
  steps: Step[];
  /** Null where it is not established. */
  isEligible: boolean | null;
}

/** What of the case a law counts, by the library's words for it; undefined where it was not entered. */
function counted(
  words: string,
  { firstDay, holiday, daysIn12Months, daysOf30 }: HolidayCase,
): number | undefined {
  if (/calendar days/.test(words))
    return Math.min(daysBetween(firstDay, holiday), /12 months/.test(words) ? 365 : 1e6);
  return /among the 30/.test(words) ? daysOf30 : daysIn12Months;
}

/** A number of days that is needed against the one there is. */
function daysTest(
  key: string,
  title: string,
  law: Law,
  field: string,
  words: string,
  have: number | undefined,
): Step | null {
  const needed = law.figure<number>(field);
  if (needed.state === 'unknown') return unknownStep(key, title, needed);
  if (needed.state !== 'value') return null;
  const values = { have: have ?? 0, needed: needed.value, what: words };
  if (have === undefined)
    return unknownStep(key, title, {
      why: t('{{needed}} are needed ({{what}}): give their number.', values),
      basis: needed.basis,
    });
  const passed = have >= needed.value;
  const line = passed ? '**{{have}}** ≥ {{needed}} {{what}}' : '**{{have}}** < {{needed}} {{what}}';
  return step({
    key,
    kind: passed ? 'passed' : 'failed',
    title,
    lines: [t(line, values)],
    result: passed ? t('Yes') : t('No'),
    basis: [needed.basis],
  });
}

/** A yes-or-no rule that lifts the pay when something was so. */
function ruleTest(
  key: string,
  title: string,
  law: Law,
  field: string,
  breaks: boolean,
  happened: boolean,
  words: string,
): Step | null {
  if (!happened) return null;
  const figure = law.figure<boolean>(field);
  if (figure.state === 'unknown') return unknownStep(key, title, figure);
  if (held(figure) !== breaks) return null;
  return step({ key, kind: 'failed', title, lines: [words], result: t('No'), basis: [figure.basis] });
}

/** Whether the employee qualifies for pay for the holiday. */
export function eligibility(law: Law, holidayCase: HolidayCase): Eligible {
  const words = held(law.figure<string>('qualifyingCounts')) ?? t('days');
  const started = holidayCase.firstDay <= addDays(holidayCase.holiday, 0);
  const tests = [
    daysTest(
      'days',
      t('Days of employment or work'),
      law,
      'qualifyingDays',
      words,
      started ? counted(words, holidayCase) : 0,
    ),
    /among the 30/.test(words)
      ? null
      : daysTest(
          'of30',
          t('Days with work or pay among the 30 before'),
          law,
          'paidDaysOf30',
          t('of the 30 days before'),
          holidayCase.daysOf30,
        ),
    ruleTest(
      'shifts',
      t('Shifts before and after'),
      law,
      'lastFirstRule',
      true,
      holidayCase.missedShift,
      t('A shift before or after the holiday was missed without leave or good cause'),
    ),
    ruleTest(
      'dayOff',
      t('On a usual working day?'),
      law,
      'dayOffCompensated',
      false,
      holidayCase.isDayOff,
      t('It falls on a day that would not have been worked, and the law does not replace it'),
    ),
  ].filter((one) => one !== null);
  const who = law.figure<string>('qualifying');
  const steps =
    who.state === 'value'
      ? [
          step({
            key: 'who',
            kind: 'entry',
            title: t('Who qualifies'),
            lines: [who.value],
            basis: [who.basis],
          }),
          ...tests,
        ]
      : [...(who.state === 'unknown' ? [unknownStep('who', t('Who qualifies'), who)] : []), ...tests];
  const failed = tests.some(({ kind }) => kind === 'failed');
  const open =
    tests.some(({ kind }) => kind === 'unknown') || (who.state === 'unknown' && tests.length === 0);
  return { steps, isEligible: failed ? false : open ? null : true };
}
