import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { deletionRequests } from '../../accounts/server/reads.ts';
import { closeDeletionRequest } from '../../accounts/server/writes.ts';
import type { Actor } from '../../identity/actor.ts';
import { openSubscriptionRequests } from '../../subscriptions/server/reads.ts';
import { closeSubscriptionRequest } from '../../subscriptions/server/writes.ts';
import type { AccountRequest } from '../contract.ts';
import { DELETION_DAYS } from '../rules.ts';

/** What customers asked for and is not worked off, the oldest first: of one account, or of all. */
export async function requestsOf(db: Db, accountId?: string): Promise<AccountRequest[]> {
  const subscriptions = (await openSubscriptionRequests(db, accountId)).map(
    (row): AccountRequest => ({
      kind: 'subscription',
      id: row.id,
      account: { id: row.account_id, name: row.name },
      at: row.created_at.toISOString(),
      dueOn: null,
      by: row.contact_name,
      email: row.email,
      phone: row.phone,
      plan: row.plan_name,
      message: row.message,
    }),
  );
  const deletions = (await deletionRequests(db, accountId)).map(
    (row): AccountRequest => ({
      kind: 'deletion',
      id: row.id,
      account: { id: row.account_id, name: row.name },
      at: row.created_at.toISOString(),
      dueOn: addDays(torontoDay(row.created_at), DELETION_DAYS),
      by: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      phone: null,
      plan: null,
      message: row.reason,
    }),
  );
  return [...subscriptions, ...deletions].sort((a, b) => (a.at < b.at ? -1 : 1));
}

/**
 * Takes a request off the list with what came of it: a subscription that was arranged, a deletion that was taken back (one that is
 * fulfilled goes with its account). Throws 404 when it is not on the list any more.
 */
export async function handleRequest(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { kind, id }: Pick<AccountRequest, 'kind' | 'id'>,
  reason: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const close = kind === 'deletion' ? closeDeletionRequest : closeSubscriptionRequest;
    const accountId = await close(tx, id, now);
    if (!accountId) throw notFound(t('This request is not on the list any more.'));
    await recordAudit(tx, {
      at: now,
      actor,
      action: kind === 'deletion' ? 'account.keepAfterRequest' : 'account.handleSubscription',
      subject: { kind: 'account', id: accountId },
      before: { request: kind, isOpen: true },
      after: { request: kind, isOpen: false, reason },
    });
  });
}
