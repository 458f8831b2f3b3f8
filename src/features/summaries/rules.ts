import { addDays, torontoDay } from '../../shared/torontoDate.ts';
import type { Frequency } from './contract.ts';

/** The hour in Toronto at which summaries fall due (decisions 9). */
const DUE_HOUR = 7;
const HOUR_MS = 3_600_000;
/** Toronto is four hours behind UTC in summer and five in winter. */
const OFFSETS = [4, 5];

/** A summary that falls due: the calendar day in Toronto, and the instant. */
export interface DueDate {
  day: string;
  at: Date;
}

type Sent = Exclude<Frequency, 'Never'>;

const hourInToronto = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  hourCycle: 'h23',
  hour: 'numeric',
});

/** 07:00 in Toronto on a calendar day. Clocks are never put forward or back at that hour, so there is exactly one. */
function dueOn(day: string): DueDate {
  const instants = OFFSETS.map(
    (offset) => new Date(new Date(`${day}T00:00:00Z`).getTime() + (DUE_HOUR + offset) * HOUR_MS),
  );
  const at = instants.find((instant) => Number(hourInToronto.format(instant)) === DUE_HOUR);
  if (!at) throw new Error(`There is no ${DUE_HOUR}:00 in Toronto on ${day}.`);
  return { day, at };
}

const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

const isDueDay = (frequency: Sent, day: string): boolean => frequency === 'Daily Summary' || isMonday(day);

function firstDue(frequency: Sent, from: string, step: 1 | -1, isWanted: (at: Date) => boolean): DueDate {
  for (let day = from; ; day = addDays(day, step)) {
    if (!isDueDay(frequency, day)) continue;
    const due = dueOn(day);
    if (isWanted(due.at)) return due;
  }
}

/** The last summary of a frequency that fell due at or before a moment: daily at 07:00 in Toronto, weekly on Mondays. */
export const latestDue = (frequency: Sent, now: Date): DueDate =>
  firstDue(frequency, torontoDay(now), -1, (at) => at <= now);

/** The first summary of a frequency that falls due after a moment. */
export const nextDue = (frequency: Sent, now: Date): DueDate =>
  firstDue(frequency, torontoDay(now), 1, (at) => at > now);
