import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { membersOf } from '../../accounts/server/reads.ts';
import { openSessionsOf } from '../../identity/server/reads.ts';
import { domainsOf } from '../../sign-on/server/reads.ts';
import { planName } from '../../subscriptions/server/reads.ts';
import type { Person, StaffAccount } from '../contract.ts';
import { stateOf } from './accountList.ts';
import { requestsOf } from './requests.ts';

export type OfficeServices = Pick<Services, 'db' | 'clock' | 'entitlements'>;

/** Throws 404 unless there is a customer's account of that id: that of the staff is looked after in its own settings. */
export async function assertCustomer(db: Db, accountId: string): Promise<void> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('is_staff', '=', false)
    .executeTakeFirst();
  if (!row) throw notFound(t('This account could not be found.'));
}

/** The people of an account with their open sessions. */
async function peopleOf({ db, clock, entitlements }: OfficeServices, accountId: string): Promise<Person[]> {
  const { members } = await membersOf({ db, entitlements }, accountId);
  const sessions = await openSessionsOf(db, accountId, clock.now());
  return members.map((member) => {
    const own = sessions.filter(({ user_id }) => user_id === member.id);
    return {
      ...member,
      sessions: own.length,
      lastSeenAt: own[0]?.last_seen_at.toISOString() ?? member.lastSignInAt,
    };
  });
}

async function signOnOf(db: Db, accountId: string, isRequired: boolean): Promise<StaffAccount['signOn']> {
  const domains = await domainsOf(db, accountId);
  return {
    isRequired,
    domains: domains.map(({ domain, verified_at, staff_reason }) => ({
      domain,
      verifiedAt: verified_at?.toISOString() ?? null,
      staffReason: staff_reason,
    })),
  };
}

/** A customer's account as ADMIN sees it: nothing of what its people wrote. Throws 404 when there is none of that id. */
export async function accountOf(services: OfficeServices, accountId: string): Promise<StaffAccount> {
  const { db, clock, entitlements } = services;
  await assertCustomer(db, accountId);
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .select(stateOf({ entitlements }, clock.now()).as('state'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const plan = row.intended_plan;
  return {
    id: row.id,
    name: row.name,
    size: row.organisation_size as StaffAccount['size'],
    phone: row.phone,
    address: [row.address1, row.address2, row.city, row.state_prov, row.zip_postal, row.country].flatMap(
      (line) => line ?? [],
    ),
    createdAt: row.created_at.toISOString(),
    state: row.state,
    isSpecial: entitlements.isSpecial(row.id),
    plan: plan === null ? null : { id: plan, name: (await planName(db, plan)) ?? plan },
    trialUntil: row.trial_until?.toISOString() ?? null,
    isSubscriptionActive: row.is_subscription_active,
    renewsOn: row.subscription_renews_on,
    billing: row.subscription_billing,
    seats: row.seats,
    jurisdictions: row.selected_jurisdictions,
    areas: row.selected_areas,
    intended: { jurisdictions: row.intended_jurisdictions, areas: row.intended_areas },
    isMFAEnabled: row.is_mfa_enabled,
    isPDFDownloadEnabled: row.is_pdf_download_enabled,
    isExcelDownloadEnabled: row.is_excel_download_enabled,
    factorRequiredFrom: row.factor_required_from?.toISOString() ?? null,
    people: await peopleOf(services, accountId),
    requests: await requestsOf(db, accountId),
    signOn: await signOnOf(db, accountId, row.is_sign_on_required),
  };
}
