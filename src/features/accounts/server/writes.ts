import { anonymiseAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { eraseEmails } from '../../../platform/mail/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { isStaffAccount, peopleOf } from '../../identity/server/reads.ts';

/**
 * Erases an account with everything that the product keeps of it and its people, in one transaction. What stays: the lines of the
 * audit log, without a name or a word. Throws 404 when there is no such account, 409 for that of the staff, whose work stays.
 */
export async function eraseWholeAccount(
  { db, features }: Pick<Services, 'db' | 'features'>,
  accountId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isStaff = await isStaffAccount(tx, accountId);
    if (isStaff === undefined) throw notFound(t('This account could not be found.'));
    if (isStaff) throw conflict('staff_account', t('The account of the staff cannot be erased.'));
    const people = await peopleOf(tx, accountId);
    const account = {
      accountId,
      userIds: people.map(({ id }) => id),
      emails: people.map(({ email }) => email),
    };
    for (const { accountData } of [...features].reverse()) await accountData?.erase(tx, account);
    await eraseEmails(tx, account.emails);
    await anonymiseAudit(tx, account);
  });
}

export { lockAccount } from './members.ts';
export { assertSeat } from './seats.ts';
export { isEmailTaken } from './uniqueEmail.ts';
