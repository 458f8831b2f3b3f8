import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/newId.ts';
import type { Actor } from '../../identity/actor.ts';
import { writeDeletionEmail } from './emails.ts';
import type { AccountsServices } from './services.ts';

/** Files the wish to have the account deleted and tells support. Asking again while one is open changes nothing. */
export async function requestDeletion(
  { db, clock, brand }: AccountsServices,
  actor: Actor,
  reason: string,
): Promise<Date> {
  return inTransaction(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', actor.accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const open = await tx
      .selectFrom('deletion_requests')
      .select('created_at')
      .where('account_id', '=', actor.accountId)
      .where('handled_at', 'is', null)
      .executeTakeFirst();
    if (open) return open.created_at;
    const request = {
      id: newId(),
      account_id: actor.accountId,
      user_id: actor.userId,
      reason,
      created_at: clock.now(),
      handled_at: null,
    };
    await tx.insertInto('deletion_requests').values(request).execute();
    await recordAudit(tx, {
      at: request.created_at,
      actor: { userId: actor.userId, email: actor.email },
      action: 'account.requestDeletion',
      subject: { kind: 'account', id: actor.accountId },
      after: { reason },
    });
    const by = `${actor.firstName} ${actor.lastName}`.trim();
    await writeDeletionEmail(tx, brand, { account: account.name, by, email: actor.email, reason });
    return request.created_at;
  });
}
