import { durationText, parseDuration } from '../../../shared/duration.ts';
import { t } from '../../../shared/text.ts';
import { addDays, shortDate } from '../../../shared/torontoDate.ts';
import type { FinalPayCase } from '../cases.ts';
import type { Answer, Part, Step } from './answer.ts';
import { type Law, type LawOfPlace, step, unknownStep } from './law.ts';
import { type Asked, Question } from './question.ts';
import { afterDuration } from './service.ts';

/** A row of the library's table of deadlines for final pay. */
interface Row {
  endedBy: string;
  what: string;
  within: string;
  count: string;
  after: string;
  holds: string;
}

const isDay = (day: string | undefined): day is string => day !== undefined && day !== '';

/** The day from which a row counts, by the library's words for it; null where it was not entered. */
function startOf({ after }: Row, { lastDay, payday, periodEnd }: FinalPayCase): string | null {
  if (/regular payday/.test(after)) return isDay(payday) ? payday : null;
  if (/end of the pay period/.test(after)) return isDay(periodEnd) ? periodEnd : null;
  // The length of a pay period is not asked for, so that the end of the next one is not known.
  if (/next pay period/.test(after)) return null;
  return lastDay;
}

function askedFor({ after }: Row): string {
  if (/regular payday/.test(after)) return t('It counts from {{after}}: give the next payday.', { after });
  if (/next pay period/.test(after))
    return t('It is due by {{after}}, as your payroll calendar has it.', { after });
  return t('It counts from {{after}}: give the end of the pay period.', { after });
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** A day so many working days later: Saturdays and Sundays are left out; holidays are for the person to look at. */
function addWorkingDays(day: string, days: number): string {
  let at = day;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

/** The last day of a row's time. Hours count as whole days: 48 hours end on the second day after. */
function deadlineOf({ within, count }: Row, start: string): string {
  const { days, hours } = parseDuration(within);
  if (count === 'working days') return addWorkingDays(start, days);
  return addDays(afterDuration(start, within), Math.ceil(hours / 24));
}

interface Dated {
  row: Row;
  by: string | null;
  step: Step;
}

function dated(row: Row, index: number, finalPayCase: FinalPayCase, law: Law): Dated {
  const basis = law.figure<Row[]>('finalPay').basis;
  const title = row.what.slice(0, 1).toUpperCase() + row.what.slice(1);
  const start = startOf(row, finalPayCase);
  const key = `deadline${index}`;
  if (start === null)
    return { row, by: null, step: unknownStep(key, title, { why: askedFor(row), basis: basis ?? null }) };
  const by = deadlineOf(row, start);
  const isAt = /^P0[DW]$/.test(row.within);
  const lines = [
    isAt
      ? t('On {{after}}: **{{start}}**', { after: row.after, start: shortDate(start) })
      : t('**{{start}}**, {{after}}, + {{within}} ({{count}})', {
          start: shortDate(start),
          after: row.after,
          within: durationText(row.within),
          count: row.count,
        }),
    ...(row.count === 'working days'
      ? [t('Saturdays and Sundays left out; a holiday moves it on by a day')]
      : []),
  ];
  return {
    row,
    by,
    step: step({ key, kind: 'sum', title, lines, result: shortDate(by), basis: basis ? [basis] : [] }),
  };
}

/** How several rows for the same pay go together, by the library's words for it. */
function together(rows: Dated[]): { by: string | null; line: string | null } {
  const days = rows.flatMap(({ by }) => by ?? []).sort();
  const holds = rows.map(({ row }) => row.holds);
  const isWhole = days.length === rows.length;
  if (holds.includes('whichever is later'))
    return { by: isWhole ? (days.at(-1) ?? null) : null, line: t('Whichever is later holds') };
  if (holds.includes("the employer's choice"))
    return { by: days.at(-1) ?? null, line: t('The employer may choose') };
  const sooner = holds.find((words) => /if that is earlier/.test(words));
  return { by: isWhole ? (days[0] ?? null) : null, line: sooner ?? null };
}

function partOf(what: string, rows: Dated[]): { part: Part; by: string | null } {
  const { by, line } = together(rows);
  const steps = rows.map((one) => one.step);
  if (line && rows.length + (line ? 1 : 0) > 1) {
    const basis = rows[0]?.step.basis ?? [];
    steps.push(
      step({
        key: `holds ${what}`,
        kind: 'entry',
        title: t('Which of them holds'),
        lines: [line],
        result: by ? shortDate(by) : null,
        basis,
      }),
    );
  }
  const title = what.slice(0, 1).toUpperCase() + what.slice(1);
  return {
    part: {
      key: what,
      title,
      subtotal: by ? t('By {{date}}', { date: shortDate(by) }) : t('Not computed'),
      steps,
    },
    by,
  };
}

/** By when the last pay is due, in the law's own parts: wages, vacation pay, everything. By the law of the last day. */
export function finalPayAnswer(place: LawOfPlace, finalPayCase: FinalPayCase, asked: Asked): Answer {
  const question = new Question(place, asked);
  const law = question.law('payment');
  const figure = law.figure<Row[]>('finalPay');
  const by = finalPayCase.endedBy === 'employer' ? 'the employer' : 'the employee';
  const rows =
    figure.state === 'value'
      ? figure.value.filter(({ endedBy }) => endedBy === 'either side' || endedBy === by)
      : [];
  const kinds = [...new Set(rows.map(({ what }) => what))];
  const found = kinds.map((what) =>
    partOf(
      what,
      rows.flatMap((row, index) => (row.what === what ? [dated(row, index, finalPayCase, law)] : [])),
    ),
  );
  const why = figure.state === 'unknown' ? figure.why : t('The law has no deadline for this.');
  const open: Part = {
    key: 'open',
    title: t('Final pay'),
    subtotal: t('Not established'),
    steps: [unknownStep('finalPay', t('Deadline'), { why, basis: figure.basis })],
  };
  const closing = question.closing();
  const last = found.map((one) => one.by);
  return {
    ...closing,
    summary:
      found.length > 0
        ? found.map(({ part, by: day }) => ({
            label: part.title,
            value: day ? shortDate(day) : t('Not computed'),
            note: t('at the latest'),
          }))
        : [{ label: t('Final pay'), value: t('Not established'), note: null }],
    parts: found.length > 0 ? found.map(({ part }) => part) : [open],
    total: null,
    figures: Object.fromEntries(
      found.length > 0
        ? kinds.map((what, index) => [what, last[index] ?? null])
        : [['everything owed', null]],
    ),
    toDo: found.flatMap(({ part, by: day }) =>
      day ? [{ text: t('Pay: {{what}}', { what: part.title.toLowerCase() }), by: day }] : [],
    ),
    assumed: closing.assumed,
    notCounted: [
      t('A day that falls on a weekend or a holiday may move the deadline; the law says how.'),
      t('A contract or a collective agreement may ask for earlier pay.'),
    ],
  };
}
