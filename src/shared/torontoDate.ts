const ZONE = 'America/Toronto';

const parts = (date: Date, options: Intl.DateTimeFormatOptions): Record<string, string> =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, ...options })
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );

/** A plain calendar date (YYYY-MM-DD) never shifts with a zone: noon UTC is the same day in Toronto. */
const instant = (value: Date | string): Date =>
  value instanceof Date ? value : new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T17:00:00Z` : value);

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

/** "Nov 03, 2026": the short form of specification 9. */
export function shortDate(value: Date | string): string {
  const p = parts(instant(value), { year: 'numeric', month: 'numeric', day: '2-digit' });
  return `${(MONTHS[Number(p.month) - 1] ?? '').slice(0, 3)} ${p.day}, ${p.year}`;
}

/** "November 03, 2026": the long form of specification 9. */
export function longDate(value: Date | string): string {
  const p = parts(instant(value), { year: 'numeric', month: 'numeric', day: '2-digit' });
  return `${MONTHS[Number(p.month) - 1]} ${p.day}, ${p.year}`;
}

/** "January 5, 2027 @ 9 AM": a reminder, "MMMM D, YYYY @ h A" (specification 5); minutes show only when there are some. */
export function reminderDate(value: Date | string): string {
  const p = parts(instant(value), {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  const minutes = p.minute === '00' ? '' : `:${p.minute}`;
  const half = (p.dayPeriod ?? '').replaceAll('.', '').toUpperCase();
  return `${MONTHS[Number(p.month) - 1]} ${p.day}, ${p.year} @ ${p.hour}${minutes} ${half}`;
}

/** The calendar day it is in Toronto at that instant, as YYYY-MM-DD. */
export function torontoDay(date: Date): string {
  const p = parts(date, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${p.year}-${p.month}-${p.day}`;
}

/** A calendar date moved by whole days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
