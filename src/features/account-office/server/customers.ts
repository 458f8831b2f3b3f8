import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { AccountMember } from '../../accounts/contract.ts';
import { memberOf } from '../../accounts/server/reads.ts';
import { changeMember } from '../../accounts/server/writes.ts';
import type { Actor } from '../../identity/actor.ts';
import { openSessionsOf, openSessionsOfPerson } from '../../identity/server/reads.ts';
import { endSessionsOf, endSessionsOfAccount, revokeSessionOfPerson } from '../../identity/server/writes.ts';
import { assertCustomer, type OfficeServices } from './oneAccount.ts';

type MemberServices = Parameters<typeof changeMember>[0];
type Change = Parameters<typeof changeMember>[3];

/** The sessions that are open in a customer's account, the one last used first. */
export async function customerSessions({ db, clock }: OfficeServices, accountId: string) {
  await assertCustomer(db, accountId);
  const rows = await openSessionsOf(db, accountId, clock.now());
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    clientAddress: row.client_address,
    userAgent: row.user_agent,
  }));
}

/**
 * Ends the sessions of an account, those of one of its people, or one of them alone, at once; answers how many there were. Throws 404
 * for a stranger, 400 at `userId` for a session without its person.
 */
export async function endCustomerSessions(
  { db, clock }: OfficeServices,
  actor: Actor,
  { accountId, userId, sessionId }: { accountId: string; userId?: string; sessionId?: string },
): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await assertCustomer(tx, accountId);
    if (userId) await memberOf(tx, accountId, userId);
    if (sessionId && !userId) throw badRequest('userId', t('Say whose session it is.'));
    const ended = !userId
      ? await endSessionsOfAccount(tx, accountId, now)
      : sessionId
        ? Number(await revokeSessionOfPerson(tx, userId, sessionId, now))
        : await endSessionsOf(tx, userId, now);
    await recordAudit(tx, {
      at: now,
      actor,
      action: userId ? 'user.endSessions' : 'account.endSessions',
      subject: userId ? { kind: 'user', id: userId } : { kind: 'account', id: accountId },
      before: { sessions: ended, areOpen: true },
      after: { sessions: ended, areOpen: false, ended },
    });
    return ended;
  });
}

/** Changes the role or the access of a customer's person; answers them, and how many of their sessions that ended. */
export async function changeCustomer(
  services: MemberServices,
  hand: { actor: Actor; accountId: string; reason: string },
  userId: string,
  change: Change,
): Promise<{ member: AccountMember; ended: number }> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    await assertCustomer(tx, hand.accountId);
    const open = await openSessionsOfPerson(tx, userId, clock.now());
    const member = await changeMember(services, hand, userId, change);
    return { member, ended: member.isActive ? 0 : open.length };
  });
}
