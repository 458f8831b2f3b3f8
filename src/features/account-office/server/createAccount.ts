import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { isEmailTaken, setupLink, writeInviteEmail } from '../../accounts/server/writes.ts';
import type { Actor } from '../../identity/actor.ts';
import { insertAccounts, insertUsers } from '../../identity/server/writes.ts';
import type { NewAccount } from '../contract.ts';
import { assertKnown, assertSelection, columnsOf } from './changeAccess.ts';

type CreateServices = Pick<Services, 'db' | 'clock' | 'brand' | 'setupCodes'>;

/**
 * Makes an account by hand, and invites its owner by email: together or not at all. Answers its id. Throws 400 at the field for an
 * email that somebody has, and for what a trial cannot have.
 */
export async function createAccount(
  { db, clock, brand, setupCodes }: CreateServices,
  actor: Actor,
  wish: NewAccount,
): Promise<string> {
  const now = clock.now();
  const { name, size, firstName, lastName, email, reason, ...access } = wish;
  const [id, userId] = [newId(), newId()];
  try {
    await inTransaction(db, async (tx) => {
      await assertKnown(tx, access);
      assertSelection({ ...access, isSubscribed: access.isSubscriptionActive });
      await insertAccounts(tx, [
        { ...columnsOf(access, now), id, name, organisation_size: size, created_at: now },
      ]);
      await insertUsers(tx, [
        {
          ...{ id: userId, account_id: id, email, role: 'ACCOUNT_OWNER', created_at: now },
          ...{ first_name: firstName, last_name: lastName },
        },
      ]);
      const url = setupLink(
        brand,
        setupCodes,
        'welcome',
        { id: userId, accountId: id, setupVersion: 0 },
        now,
      );
      const by = `${actor.firstName} ${actor.lastName}`.trim();
      await writeInviteEmail(tx, brand, { email, firstName }, { url, by, account: name });
      const subject = { kind: 'account', id };
      await recordAudit(tx, {
        at: now,
        actor,
        action: 'account.create',
        subject,
        after: { ...access, reason },
      });
    });
  } catch (error) {
    if (isEmailTaken(error)) {
      throw badRequest('email', t('An account with the same email address already exists.'));
    }
    throw error;
  }
  return id;
}
