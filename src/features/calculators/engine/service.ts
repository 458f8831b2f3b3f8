import { parseDuration } from '../../../shared/duration.ts';
import { t } from '../../../shared/text.ts';
import { addDays } from '../../../shared/torontoDate.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** A day so many calendar months later; the last of the month where that day does not exist. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(inYear, inMonth, 0)).getUTCDate();
  return `${String(inYear).padStart(4, '0')}-${two(inMonth)}-${two(Math.min(date, last))}`;
}

/** The day on which a length of time that begins on a day is complete. */
export function afterDuration(day: string, duration: string): string {
  const { years, months, weeks, days } = parseDuration(duration);
  return addDays(addMonths(day, years * 12 + months), weeks * 7 + days);
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** How long somebody was employed: the first and the last day both count. */
export interface Service {
  first: string;
  last: string;
  /** The day after the last: when the service is complete. */
  end: string;
  years: number;
  /** Beyond the completed years. */
  months: number;
  /** Beyond the completed months. */
  days: number;
  /** Completed months in all. */
  monthsInAll: number;
}

/** The service between two days, both of them worked. */
export function serviceOf(first: string, last: string): Service {
  const end = addDays(last, 1);
  const [a, b] = [first, end].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  let monthsInAll = Math.max(0, (b ?? 0) - (a ?? 0));
  while (monthsInAll > 0 && addMonths(first, monthsInAll) > end) monthsInAll -= 1;
  const days = Math.max(0, daysBetween(addMonths(first, monthsInAll), end));
  return {
    first,
    last,
    end,
    years: Math.floor(monthsInAll / 12),
    months: monthsInAll % 12,
    days,
    monthsInAll,
  };
}

/** "7 years, 8 months and 16 days". */
export function serviceText({ years, months, days }: Service): string {
  const words = [
    years && t('{{count}} years', { count: years }),
    months && t('{{count}} months', { count: months }),
    days && t('{{count}} days', { count: days }),
  ].filter((word): word is string => typeof word === 'string');
  const last = words.pop();
  if (last === undefined) return t('{{count}} days', { count: 0 });
  return words.length === 0 ? last : t('{{words}} and {{last}}', { words: words.join(', '), last });
}
