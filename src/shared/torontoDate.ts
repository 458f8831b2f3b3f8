let made: Intl.DateTimeFormat | null = null;

/**
 * Made when it is first asked for: browsers take a while over it, a tenth of a second on a slow processor.
 */
const clock = (): Intl.DateTimeFormat => {
  made ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Toronto',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return made;
};

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface TorontoTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const HOUR_MS = 3_600_000;
/**
 * From this year on the clocks change by the rule below, which the tests hold against the browser's own
 * calendar.
 */
const RULE_SINCE = Date.UTC(2008, 0, 1);
/** Beyond it nobody knows; the calendar is asked. */
const RULE_UNTIL = Date.UTC(2100, 0, 1);

/** Midnight (UTC) of the nth Sunday of a month. */
function sunday(year: number, month: number, nth: number): number {
  const first = new Date(Date.UTC(year, month, 1));
  return Date.UTC(year, month, 1 + ((7 - first.getUTCDay()) % 7) + (nth - 1) * 7);
}

/**
 * Clocks go forward on the second Sunday of March at 2:00 EST, and back on the first of November at 2:00 EDT.
 */
function hoursBehind(at: number): number {
  const year = new Date(at).getUTCFullYear();
  const isSummer = at >= sunday(year, 2, 2) + 7 * HOUR_MS && at < sunday(year, 10, 1) + 6 * HOUR_MS;
  return isSummer ? 4 : 5;
}

/**
 * What clocks and calendars in Toronto show at that instant. A plain date (YYYY-MM-DD) is that day
 * everywhere.
 */
function inToronto(value: Date | string): TorontoTime {
  const plain = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (plain) {
    return {
      year: Number(plain[1]),
      month: Number(plain[2]),
      day: Number(plain[3]),
      hour: 0,
      minute: 0,
      second: 0,
    };
  }
  const at = new Date(value).getTime();
  if (at >= RULE_SINCE && at < RULE_UNTIL) {
    const shown = new Date(at - hoursBehind(at) * HOUR_MS);
    return {
      year: shown.getUTCFullYear(),
      month: shown.getUTCMonth() + 1,
      day: shown.getUTCDate(),
      hour: shown.getUTCHours(),
      minute: shown.getUTCMinutes(),
      second: shown.getUTCSeconds(),
    };
  }
  const parts = clock()
    .formatToParts(new Date(value))
    .map(({ type, value: text }) => [type, Number(text)]);
  return Object.fromEntries(parts) as TorontoTime;
}

const two = (n: number): string => String(n).padStart(2, '0');
const monthName = (time: TorontoTime): string => MONTHS[time.month - 1] ?? '';

/** "Nov 03, 2026": the short form of specification 9. */
export function shortDate(value: Date | string): string {
  const time = inToronto(value);
  return `${monthName(time).slice(0, 3)} ${two(time.day)}, ${time.year}`;
}

/** "November 03, 2026": the long form of specification 9. */
export function longDate(value: Date | string): string {
  const time = inToronto(value);
  return `${monthName(time)} ${two(time.day)}, ${time.year}`;
}

/**
 * "January 5, 2027 @ 9 AM": a reminder, "MMMM D, YYYY @ h A" (specification 5); minutes show only when there
 * are some.
 */
export function reminderDate(value: Date | string): string {
  const time = inToronto(value);
  const minutes = time.minute === 0 ? '' : `:${two(time.minute)}`;
  const half = time.hour < 12 ? 'AM' : 'PM';
  return `${monthName(time)} ${time.day}, ${time.year} @ ${time.hour % 12 || 12}${minutes} ${half}`;
}

/** "Nov 23, 2026, 9:45 AM": a moment of today's work. */
export function shortMoment(value: Date | string): string {
  const { hour, minute } = inToronto(value);
  return `${shortDate(value)}, ${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const dayOf = (time: TorontoTime): string => `${time.year}-${two(time.month)}-${two(time.day)}`;

/** The calendar day it is in Toronto at that instant, as YYYY-MM-DD. */
export function torontoDay(date: Date): string {
  return dayOf(inToronto(date));
}

/** What a date picker calls a moment: "YYYY-MM-DD HH:mm:ss" as clocks in Toronto show it. */
export function torontoWall(date: Date): string {
  const time = inToronto(date);
  return `${dayOf(time)} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
}

/** The last second of a calendar day in Toronto. */
export function endOfTorontoDay(day: string): Date {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00Z`);
  return new Date(midnight + hoursBehind(midnight + 5 * HOUR_MS) * HOUR_MS - 1_000);
}

/** Whether a text written YYYY-MM-DD is a day of the calendar: of February 30 the engine makes March 2. */
export function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A calendar date moved by whole days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The instant at which clocks in Toronto show a day and a time (HH:mm), as ISO text; null when that is no time. */
export function torontoInstant(day: string, time: string): string | null {
  const wall = new Date(`${day}T${time}:00Z`).getTime();
  if (Number.isNaN(wall) || !isCalendarDay(day)) return null;
  return new Date(wall + hoursBehind(wall + hoursBehind(wall) * HOUR_MS) * HOUR_MS).toISOString();
}
