import type { Updateable } from 'kysely';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { areaNames } from '../../catalogue/server/reads.ts';
import type { Actor } from '../../identity/actor.ts';
import type { AccountsTable } from '../../identity/server/tables.ts';
import { changeAccount } from '../../identity/server/writes.ts';
import { planName } from '../../subscriptions/server/reads.ts';
import type { AccountDetails, accountsContract } from '../contract.ts';
import type { AccountsServices } from './services.ts';

/** What the settings show of an account (decisions 7). Empty jurisdictions and areas mean all. */
export async function detailsOf(
  { db, entitlements }: Pick<Services, 'db' | 'entitlements'>,
  accountId: string,
): Promise<AccountDetails> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const areas = await areaNames(db, row.selected_areas);
  const deletion = await db
    .selectFrom('deletion_requests')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return {
    id: row.id,
    name: row.name,
    organisationSize: row.organisation_size as AccountDetails['organisationSize'],
    phone: row.phone ?? '',
    address1: row.address1 ?? '',
    address2: row.address2 ?? '',
    city: row.city ?? '',
    stateProv: row.state_prov ?? '',
    country: row.country ?? 'Canada',
    zipPostal: row.zip_postal ?? '',
    plan: row.intended_plan ? ((await planName(db, row.intended_plan)) ?? null) : null,
    isSubscribed: entitlements.isSubscribed(row),
    trialUntil: row.trial_until?.toISOString() ?? null,
    renewsOn: row.subscription_renews_on,
    billing: row.subscription_billing,
    seats: row.seats,
    jurisdictions: row.selected_jurisdictions,
    areas,
    isMFAEnabled: row.is_mfa_enabled,
    factorRequiredFrom: row.factor_required_from?.toISOString() ?? null,
    deletionRequestedAt: deletion?.created_at.toISOString() ?? null,
  };
}

type Change = z.output<(typeof accountsContract)['changeDetails']['body']>;

/** The columns that an owner may change: whatever else a call brings cannot reach the table. */
const COLUMNS: Record<keyof Change, keyof Updateable<AccountsTable>> = {
  name: 'name',
  organisationSize: 'organisation_size',
  phone: 'phone',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  stateProv: 'state_prov',
  country: 'country',
  zipPostal: 'zip_postal',
};

/** Changes the name, size and address of the actor's account. */
export async function changeDetails(
  services: AccountsServices,
  actor: Actor,
  change: Change,
): Promise<AccountDetails> {
  const { db, clock } = services;
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  await inTransaction(db, async (tx) => {
    if (given.length === 0) return;
    const columns = Object.fromEntries(
      given.map(([field, value]) => [COLUMNS[field as keyof Change], value === '' ? null : value]),
    );
    const before = await tx
      .selectFrom('accounts')
      .select(given.map(([field]) => COLUMNS[field as keyof Change]))
      .where('id', '=', actor.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await changeAccount(tx, actor.accountId, columns);
    await recordAudit(tx, {
      at: clock.now(),
      actor: { userId: actor.userId, email: actor.email },
      action: 'account.change',
      subject: { kind: 'account', id: actor.accountId },
      before: Object.fromEntries(
        given.map(([field]) => [field, before[COLUMNS[field as keyof Change]] ?? '']),
      ),
      after: change,
    });
  });
  return detailsOf(services, actor.accountId);
}
