import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import { t } from '../../shared/text.ts';
import { TRIAL_LIMITS } from '../identity/scope.ts';

/** How short the reason for a change of access may be, and how long. */
export const MIN_REASON = 5;
export const MAX_REASON = 500;
export const MAX_SEATS = 10_000;
/** A trial that ends within so many days is about to end. */
export const ENDING_DAYS = 7;
/** Within so many days after the wish an account is deleted, as the privacy policy says. */
export const DELETION_DAYS = 30;

/** What is wrong with a reason, in words; null when nothing is. */
export const reasonError = (reason: string): string | null =>
  reason.trim().length < MIN_REASON ? t('Say why: it is kept in the history.') : null;

interface Selected {
  isSubscribed: boolean;
  jurisdictions: readonly JurisdictionCode[];
  areas: readonly string[];
}

/**
 * What is wrong with the selection of an account, by field: a trial is served 1 jurisdiction and 3 areas whatever is stored (decisions
 * 5), and nothing at all where nothing is selected.
 */
export function selectionErrors({
  isSubscribed,
  jurisdictions,
  areas,
}: Selected): Partial<Record<'jurisdictions' | 'areas', string>> {
  if (isSubscribed) return {};
  const isFew = jurisdictions.length === TRIAL_LIMITS.jurisdictions;
  const areFew = areas.length > 0 && areas.length <= TRIAL_LIMITS.areas;
  return {
    ...(isFew ? {} : { jurisdictions: t('A free trial shows 1 jurisdiction.') }),
    ...(areFew ? {} : { areas: t('A free trial shows 1 to 3 areas.') }),
  };
}

/** What is wrong with a number of seats while so many people are active; null when nothing is. */
export const seatsError = (seats: number, people: number): string | null =>
  people > seats ? t('{{people}} people use {{count}} seats.', { people, count: seats }) : null;

/** What is wrong with the reason for taking somebody's factors or an account's word for a domain; null when nothing is. */
export const recoveryError = (reason: string): string | null =>
  reason.trim().length < 10 ? t('Say how you made sure who asked.') : null;
