import { type JurisdictionCode, jurisdictionName } from '../../shared/jurisdictions.ts';
import { t } from '../../shared/text.ts';

/** What of the library a person may see. `null` means all. The one form in which entitlements reach a query. */
export interface Scope {
  jurisdictions: JurisdictionCode[] | null;
  /** Area ids. */
  areas: string[] | null;
  /** Staff see what is not published (specification 6). */
  unpublished: boolean;
}

/** A free trial is served 1 jurisdiction, 3 areas and 1 user account, whatever plan card was chosen (specification 9, decisions 5). */
export const TRIAL_LIMITS = { jurisdictions: 1, areas: 3, users: 1 } as const;

/** The facts about an account that decide what it may see and do. */
export interface AccountEntitlement {
  /** By an active subscription, or as the special account (specification 4). */
  isSubscribed: boolean;
  trialUntil: Date | null;
  selectedJurisdictions: JurisdictionCode[];
  selectedAreas: string[];
}

/** The trial is over and nothing replaced it (specification 4: active while its end lies in the future). */
export const isTrialExpired = (account: AccountEntitlement, now: Date): boolean =>
  !account.isSubscribed && (account.trialUntil === null || account.trialUntil <= now);

/**
 * What a person may see: staff all, others what their account selected, where empty means all (decisions 5).
 * A running trial never gets more than the trial's limits, even if nothing was selected.
 */
export function scopeOf(account: AccountEntitlement, isStaff: boolean): Scope {
  if (isStaff) return { jurisdictions: null, areas: null, unpublished: true };
  const all = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);
  if (account.isSubscribed) {
    return {
      jurisdictions: all(account.selectedJurisdictions),
      areas: all(account.selectedAreas),
      unpublished: false,
    };
  }
  return {
    jurisdictions: account.selectedJurisdictions.slice(0, TRIAL_LIMITS.jurisdictions),
    areas: account.selectedAreas.slice(0, TRIAL_LIMITS.areas),
    unpublished: false,
  };
}

/** The jurisdictions to answer for: those asked for that are allowed; none asked for means all allowed. `null` means every one. */
export function allowedJurisdictions(scope: Scope, asked: JurisdictionCode[]): JurisdictionCode[] | null {
  if (asked.length === 0) return scope.jurisdictions;
  const allowed = scope.jurisdictions;
  return allowed ? asked.filter((code) => allowed.includes(code)) : asked;
}

/** What is said of jurisdictions that were asked for and are not the account's; null where all of them are. */
export function foreignProblem(
  { jurisdictions: own }: Scope,
  asked: readonly JurisdictionCode[],
): string | null {
  const foreign = asked.filter((code) => own !== null && !own.includes(code));
  return foreign.length === 0
    ? null
    : t('Your plan does not include {{places}}.', { places: foreign.map(jurisdictionName).join(', ') });
}
