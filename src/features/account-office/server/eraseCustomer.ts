import { recordAudit } from '../../../platform/audit/audit.ts';
import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, conflict } from '../../../platform/errors.ts';
import { writeErasedFile } from '../../../platform/operations/erasedList.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { openDeletions } from '../../accounts/server/reads.ts';
import { eraseAccountWithin, erasedAccountOf } from '../../accounts/server/writes.ts';
import type { Actor } from '../../identity/actor.ts';
import { accountName } from '../../identity/server/reads.ts';
import { notifySessionsEnded } from '../../identity/server/writes.ts';
import type { Erasure } from '../contract.ts';
import { assertCustomer } from './oneAccount.ts';

type EraseServices = Pick<Services, 'db' | 'clock' | 'features' | 'erasedListDir'>;

/** What would go with an account and what stays, in numbers: nobody reads what its people wrote. */
export async function erasureOf(
  { db, features }: Pick<Services, 'db' | 'features'>,
  accountId: string,
): Promise<Erasure> {
  await assertCustomer(db, accountId);
  const account = await erasedAccountOf(db, accountId);
  const goes: Erasure['goes'] = [];
  for (const { accountData } of features) {
    for (const [what, count] of Object.entries(accountData?.counts ?? {})) {
      goes.push({ what, count: await count(db, account) });
    }
  }
  const emails = await countOf(db.selectFrom('outbox').where(oneOf('to_address', account.emails)));
  const lines = await countOf(
    db
      .selectFrom('audit_log')
      .where((eb) =>
        eb.or([oneOf('user_id', account.userIds), oneOf('subject_id', [accountId, ...account.userIds])]),
      ),
  );
  return { goes: [...goes, { what: 'emails', count: emails }], auditLines: lines };
}

/**
 * Deletes an account that asked for it, with everything of it and its people. The line that tells of it keeps who did it and when: a
 * word of why could name somebody. Throws 400 unless its name was typed, 409 unless somebody of it asked.
 */
export async function eraseCustomer(
  { db, clock, features, erasedListDir }: EraseServices,
  actor: Actor,
  { accountId, name }: { accountId: string; name: string },
): Promise<void> {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    await assertCustomer(tx, accountId);
    if ((await accountName(tx, accountId)) !== name) {
      throw badRequest('name', t('Type the name of the account as it is written.'));
    }
    const asked = await openDeletions(tx).where('account_id', '=', accountId).executeTakeFirst();
    if (!asked) throw conflict('not_asked', t('Nobody of this account asked for it to be deleted.'));
    await eraseAccountWithin(tx, features, { accountId, at });
    await recordAudit(tx, {
      at,
      actor,
      action: 'account.erase',
      subject: { kind: 'account', id: accountId },
      before: { isErased: false },
      after: { isErased: true },
    });
  });
  notifySessionsEnded();
  if (erasedListDir) await writeErasedFile(db, erasedListDir);
}
