import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** Single sign-on of an account for its export: everything but secrets. */
export async function signOnForExport(db: Db, accountId: string) {
  const provider = await db
    .selectFrom('sign_on_providers')
    .select(['issuer', 'client_id', 'updated_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const domains = await db
    .selectFrom('sign_on_domains')
    .select(['domain', 'verified_at', 'staff_reason', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('domain')
    .execute();
  const people = await db
    .selectFrom('sign_on_subjects')
    .select(['issuer', 'subject', 'user_id'])
    .where('account_id', '=', accountId)
    .orderBy('user_id')
    .execute();
  return { provider: provider ?? null, domains, people };
}

/** Deletes what is kept of an account's single sign-on. */
export async function eraseAccount(tx: Tx, { accountId }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('sign_on_arrivals').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('sign_on_attempts').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('sign_on_subjects').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('sign_on_domains').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('sign_on_providers').where('account_id', '=', accountId).execute();
}
