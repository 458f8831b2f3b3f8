import { JURISDICTION_CODES, type JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { FILTER_KEYS } from '../../../../shared/localPreferences.ts';
import type { CurrentUser } from '../../../auth/contract.ts';
import { storage } from '../../../auth/web/api.ts';

/** Where the choice is kept: that of the library and of amendments, and that of reminders (specification 3). */
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The jurisdictions this browser last filtered by; empty when it did not, or when what is stored is not a list of codes. */
export function rememberedJurisdictions(key: FilterKey = 'selectedJurisdictions'): JurisdictionCode[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? JURISDICTION_CODES.filter((code) => stored.includes(code)) : [];
  } catch {
    return [];
  }
}

export function rememberJurisdictions(
  codes: readonly JurisdictionCode[],
  key: FilterKey = 'selectedJurisdictions',
): void {
  if (codes.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(codes));
}

/** What a person may filter by (specification 6): what the account selected, and everything when it selected nothing or for staff. */
export function entitledJurisdictions(user: CurrentUser): JurisdictionCode[] {
  const selected = user.account.selectedJurisdictions;
  if (user.isStaff || selected.length === 0) return JURISDICTION_CODES;
  return JURISDICTION_CODES.filter((code) => selected.includes(code));
}
