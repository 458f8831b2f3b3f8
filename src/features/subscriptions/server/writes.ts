import type { Db, Tx } from '../../../platform/db/schema.ts';
import { withdrawEmails } from '../../../platform/mail/outbox.ts';
import './tables.ts';

/** Takes a request for a subscription off the list; answers whose it was, or undefined when it was not on it. */
export async function closeSubscriptionRequest(tx: Db, id: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('subscription_requests')
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Lets emails of one kind reach a person again who had opted out of them. */
export async function takeBackOptOut(tx: Db, userId: string, kind: string): Promise<void> {
  await tx.deleteFrom('email_opt_outs').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

/**
 * No more emails of one kind to a person, from this moment on: what waits in the outbox goes too, and an earlier consent is over.
 * Doing it twice is the same as once.
 */
export async function optOutOf(
  tx: Tx,
  person: { id: string; email: string },
  kind: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('email_opt_outs')
    .values({ user_id: person.id, kind, at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
    .execute();
  await tx.deleteFrom('email_consents').where('user_id', '=', person.id).where('kind', '=', kind).execute();
  await withdrawEmails(tx, person.email, kind);
}

/** Records that a person wants emails of one kind even when their account has ended, or no more than others do. */
export async function recordConsent(tx: Tx, userId: string, kind: string, at: Date | null): Promise<void> {
  if (at === null) {
    await tx.deleteFrom('email_consents').where('user_id', '=', userId).where('kind', '=', kind).execute();
    return;
  }
  await tx
    .insertInto('email_consents')
    .values({ user_id: userId, kind, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
    .execute();
}
