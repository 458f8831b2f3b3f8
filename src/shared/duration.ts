import { t } from './text.ts';

/** A length of time as ISO 8601 writes it: P3M, P90D, P13W, PT3H. */
export interface Duration {
  years: number;
  months: number;
  weeks: number;
  days: number;
  hours: number;
}

const PATTERN = /^P(?=[\dT])(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(\d+)H)?$/;

export const isDuration = (text: unknown): text is string => typeof text === 'string' && PATTERN.test(text);

/** Its parts. Throws RangeError for what is no duration. */
export function parseDuration(text: string): Duration {
  const parts = PATTERN.exec(text);
  if (!parts) throw new RangeError(`"${text}" is not a duration like P3M, P90D, P13W or PT3H`);
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { years, months, weeks, days, hours };
}

/** "3 months", "90 days", "1 year and 6 months". */
export function durationText(text: string): string {
  const { years, months, weeks, days, hours } = parseDuration(text);
  const words = [
    years && t('{{count}} years', { count: years }),
    months && t('{{count}} months', { count: months }),
    weeks && t('{{count}} weeks', { count: weeks }),
    days && t('{{count}} days', { count: days }),
    hours && t('{{count}} hours', { count: hours }),
  ].filter((word) => word !== 0);
  return words.length === 0 ? t('{{count}} days', { count: 0 }) : words.join(t(' and '));
}
