import type { Services } from '../../../platform/services.ts';
import { mayOf } from '../../identity/access.ts';
import type { SessionRow } from '../../identity/server/reads.ts';
import type { CurrentUser } from '../contract.ts';
import { actorOf } from './authenticate.ts';

/** The current user as the browser gets it (specification 3), with the token it goes on with. */
export function presentUser(
  row: SessionRow,
  tokens: { token: string; searchToken: string },
  entitlements: Services['entitlements'],
  now: Date,
): CurrentUser {
  const actor = actorOf(row, entitlements, now);
  return {
    id: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    role: row.role,
    isStaff: actor.isStaff,
    ...tokens,
    account: {
      id: row.account_id,
      name: row.account_name,
      trialUntil: row.trial_until?.toISOString() ?? null,
      selectedJurisdictions: row.selected_jurisdictions,
      selectedAreas: row.selected_areas,
      isSubscriptionActive: row.is_subscription_active,
      isMFAEnabled: row.is_mfa_enabled,
      isPDFDownloadEnabled: row.is_pdf_download_enabled,
      isExcelDownloadEnabled: row.is_excel_download_enabled,
      isTrialExpired: actor.isTrialExpired,
      isSubscribed: actor.account.isSubscribed,
    },
    isFactorMissing: actor.isFactorMissing,
    selectedJurisdictions: actor.scope.jurisdictions ?? [],
    may: mayOf(actor, actor.account),
  };
}
