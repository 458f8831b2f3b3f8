import { type RawBuilder, sql } from 'kysely';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { AccountEntitlement } from '../scope.ts';

/** The columns of an account that its entitlement is read from. */
export interface EntitlementRow {
  account_id: string;
  trial_until: Date | null;
  is_subscription_active: boolean;
  selected_jurisdictions: JurisdictionCode[];
  selected_areas: string[];
}

/**
 * Reads what accounts are entitled to, and is the only code that knows of the special account: it counts as subscribed, and never sees the
 * banner (specification 4 and 6).
 */
export class Entitlements {
  readonly #specialAccountId: string | null;

  constructor(specialAccountId: string | null) {
    this.#specialAccountId = specialAccountId;
  }

  /** The entitlement that an account's row tells of. */
  of(row: EntitlementRow): AccountEntitlement {
    return {
      isSubscribed: this.isSubscribed({ id: row.account_id, ...row }),
      trialUntil: row.trial_until,
      selectedJurisdictions: row.selected_jurisdictions,
      selectedAreas: row.selected_areas,
    };
  }

  isSubscribed(account: { id: string; is_subscription_active: boolean }): boolean {
    return account.is_subscription_active || this.isSpecial(account.id);
  }

  isSpecial(accountId: string): boolean {
    return accountId === this.#specialAccountId;
  }

  /** As `isSubscribed`, in a query that has `accounts`. */
  areSubscribed(): RawBuilder<boolean> {
    return sql`(accounts.is_subscription_active or accounts.id = ${this.#specialAccountId ?? ''})`;
  }
}
