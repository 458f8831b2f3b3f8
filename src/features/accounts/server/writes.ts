import { anonymiseAudit } from '../../../platform/audit/audit.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { eraseEmails } from '../../../platform/mail/outbox.ts';
import { type Erased, noteErased } from '../../../platform/operations/erasedList.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { isStaffAccount, peopleOf } from '../../identity/server/reads.ts';
import './tables.ts';

/** An account that is to be gone, and who is in it. */
export async function erasedAccountOf(db: Db, accountId: string): Promise<ErasedAccount> {
  const people = await peopleOf(db, accountId);
  return { accountId, userIds: people.map(({ id }) => id), emails: people.map(({ email }) => email) };
}

/**
 * Erases an account with everything that the product keeps of it and its people, in the caller's transaction. What stays: the lines of
 * the audit log, without a name or a word, and its id on the list that a restore reads. Throws 404 when there is no such account, 409
 * for that of the staff, whose work stays.
 */
export async function eraseAccountWithin(
  tx: Tx,
  features: Services['features'],
  { accountId, at }: Erased,
): Promise<void> {
  const isStaff = await isStaffAccount(tx, accountId);
  if (isStaff === undefined) throw notFound(t('This account could not be found.'));
  if (isStaff) throw conflict('staff_account', t('The account of the staff cannot be erased.'));
  const account = await erasedAccountOf(tx, accountId);
  for (const { accountData } of [...features].reverse()) await accountData?.erase(tx, account);
  await eraseEmails(tx, account.emails);
  await anonymiseAudit(tx, account);
  await noteErased(tx, { accountId, at });
}

/** Erases those of these accounts that are there, as after a restore of an older backup; answers how many there were. */
export async function eraseAgain(
  tx: Tx,
  features: Services['features'],
  erased: readonly Erased[],
): Promise<number> {
  const there = await tx
    .selectFrom('accounts')
    .select('id')
    .where(
      oneOf(
        'id',
        erased.map(({ accountId }) => accountId),
      ),
    )
    .where('is_staff', '=', false)
    // Of two processes that start at once, one erases.
    .forUpdate()
    .execute();
  const ids = new Set(there.map(({ id }) => id));
  for (const one of erased) {
    if (ids.has(one.accountId)) await eraseAccountWithin(tx, features, one);
    else await noteErased(tx, one);
  }
  return ids.size;
}

/** Takes a wish for deletion off the list without fulfilling it; answers whose it was, or undefined when it was not on it. */
export async function closeDeletionRequest(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('deletion_requests')
    .set({ handled_at: now })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

export { changeMember, invite, resendInvite } from './changeMembers.ts';
export { writeInviteEmail } from './emails.ts';
export type { Hand } from './hand.ts';
export { lockAccount } from './members.ts';
export { assertSeat } from './seats.ts';
export { setMfa } from './setMfa.ts';
export { setupLink } from './setupLink.ts';
export { isEmailTaken } from './uniqueEmail.ts';
