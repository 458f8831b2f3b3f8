import { t } from '../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../shared/torontoDate.ts';
import type { Tone } from '../../../ui/parts/Tag.tsx';
import type { AccountRequest, AccountState } from '../contract.ts';

/** How an account stands, in a word and a colour. */
export const stateText = (state: AccountState): string =>
  ({ trial: t('Trial'), ending: t('Ends soon'), paid: t('Paid'), expired: t('Expired') })[state];

export const STATE_TONES: Record<AccountState, Tone> = {
  trial: 'amber',
  ending: 'amber',
  paid: 'green',
  expired: 'grey',
};

const HOUR_MS = 3_600_000;

/** "12 min ago", "3 h ago", "yesterday", or the day. */
export function agoText(at: string | null, now: Date): string {
  if (!at) return t('never');
  const ms = now.getTime() - new Date(at).getTime();
  if (ms < 60_000) return t('just now');
  if (ms < HOUR_MS) return t('{{count}} min ago', { count: Math.floor(ms / 60_000) });
  if (torontoDay(new Date(at)) === torontoDay(now))
    return t('{{count}} h ago', { count: Math.floor(ms / HOUR_MS) });
  if (ms < 48 * HOUR_MS && torontoDay(new Date(now.getTime() - 24 * HOUR_MS)) === torontoDay(new Date(at)))
    return t('yesterday');
  return shortDate(at);
}

/** Whole days from today in Toronto to a day. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(torontoDay(now))) / (24 * HOUR_MS));

/** "in 3 days", "today", "10 days ago". */
export function inDays(day: string, now: Date): string {
  const days = daysUntil(day, now);
  if (days === 0) return t('today');
  return days > 0 ? t('in {{count}} days', { count: days }) : t('{{count}} days ago', { count: -days });
}

/** What a customer asks for, after their name. */
export function wishText({ kind, plan, at }: AccountRequest): string {
  if (kind === 'deletion') return t('asks to be deleted, 30 days from {{day}}', { day: shortDate(at) });
  return plan ? t('asks for {{plan}}', { plan }) : t('asks about a subscription');
}
