import { t } from '../../shared/text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * What is left of a trial, in the largest unit that says something: "14 days", "5 hours", "1 minute". A day, hour or minute that has
 * begun counts: a trial of 14 days has 14 on its first. Empty when it is over.
 */
export function timeLeft(trialUntil: Date, now: Date): string {
  const left = trialUntil.getTime() - now.getTime();
  if (left <= 0) return '';
  if (left >= DAY_MS) return t('{{count}} days', { count: Math.ceil(left / DAY_MS) });
  if (left >= HOUR_MS) return t('{{count}} hours', { count: Math.ceil(left / HOUR_MS) });
  return t('{{count}} minutes', { count: Math.ceil(left / MINUTE_MS) });
}
