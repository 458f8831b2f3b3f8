import { addDays } from '../../shared/torontoDate.ts';

/** Days of the feed (specification 9): reminders look ahead, amendments back. */
export const REMINDER_DAYS = 60;
export const AMENDMENT_DAYS = 60;
/** Reminders shown before "Show More Reminders" (specification 2.6). */
export const FIRST_REMINDERS = 2;
const YEARS_BACK = 2;

/** Calendar days (YYYY-MM-DD), both included. */
export interface DateRange {
  from: string;
  to: string;
}

/** The earliest day that the feed answers for: 2 years ago (specification 5). From February 29 that is February 28. */
export function earliestDay(today: string): string {
  const [year = 0, month = '', day = ''] = [Number(today.slice(0, 4)), today.slice(5, 7), today.slice(8)];
  return `${year - YEARS_BACK}-${month}-${month === '02' && day === '29' ? '28' : day}`;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/** The days asked for; an empty start is 60 days before the end, an empty end is today. */
export function rangeOf(dateStart: string, dateEnd: string, today: string): DateRange {
  const to = dateEnd || today;
  return { from: dateStart || later(addDays(to, -AMENDMENT_DAYS), earliestDay(today)), to };
}

/** What is wrong with a range, by its field; null when nothing is (specification 5: not after today, at most 2 years ago). */
export function rangeProblem(
  { from, to }: DateRange,
  today: string,
): { field: 'dateStart' | 'dateEnd'; problem: 'future' | 'early' | 'order' } | null {
  const earliest = earliestDay(today);
  if (to > today) return { field: 'dateEnd', problem: 'future' };
  if (to < earliest) return { field: 'dateEnd', problem: 'early' };
  if (from > today) return { field: 'dateStart', problem: 'future' };
  if (from < earliest) return { field: 'dateStart', problem: 'early' };
  return from > to ? { field: 'dateStart', problem: 'order' } : null;
}
