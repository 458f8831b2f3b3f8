import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Role } from '../../identity/role.ts';
import { changeRole, endSessionsOf, insertUsers } from '../../identity/server/writes.ts';
import type { AccountMember } from '../contract.ts';
import { keepsAKeeper, rolesOf } from '../rules.ts';
import { writeInviteEmail } from './emails.ts';
import { type Hand, isByStaff, whyOf } from './hand.ts';
import { lockAccount, memberOf } from './members.ts';
import { assertSeat } from './seats.ts';
import type { AccountsServices } from './services.ts';
import { setupLink } from './setupLink.ts';
import { isEmailTaken } from './uniqueEmail.ts';

export interface Invitation {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}

type LockedAccount = Awaited<ReturnType<typeof lockAccount>>;

const assertRole = (account: LockedAccount, role: Role): void => {
  if (!rolesOf(account.is_staff).includes(role)) {
    throw badRequest('role', t('This role cannot be given in this account.'));
  }
};

async function sendInvite(
  { brand, setupCodes, clock }: AccountsServices,
  tx: Db,
  account: LockedAccount,
  actor: Actor,
  person: { id: string; email: string; firstName: string; setupVersion: number },
): Promise<void> {
  const url = setupLink(brand, setupCodes, 'welcome', { ...person, accountId: account.id }, clock.now());
  const by = `${actor.firstName} ${actor.lastName}`.trim();
  await writeInviteEmail(tx, brand, person, { url, by, account: account.name });
}

const audit = (actor: Actor, action: string, userId: string, at: Date) => ({
  at,
  actor: { userId: actor.userId, email: actor.email },
  action,
  subject: { kind: 'user', id: userId },
});

/**
 * Asks a person into an account by email. Throws 403 in a trial, where only staff may (decisions 5), 409 without a free seat or
 * for an email in use.
 */
export async function invite(
  services: AccountsServices,
  hand: Hand,
  invitation: Invitation,
): Promise<AccountMember> {
  const { db, clock } = services;
  const { actor } = hand;
  const now = clock.now();
  const id = newId();
  try {
    return await inTransaction(db, async (tx) => {
      const account = await lockAccount(tx, hand.accountId);
      assertRole(account, invitation.role);
      await assertSeat(services, tx, account, isByStaff(hand));
      await insertUsers(tx, [
        {
          id,
          account_id: account.id,
          email: invitation.email,
          first_name: invitation.firstName,
          last_name: invitation.lastName,
          role: invitation.role,
          created_at: now,
        },
      ]);
      await sendInvite(services, tx, account, actor, { ...invitation, id, setupVersion: 0 });
      await recordAudit(tx, {
        ...audit(actor, 'user.invite', id, now),
        after: { ...invitation, ...whyOf(hand) },
      });
      return memberOf(tx, account.id, id);
    });
  } catch (error) {
    if (isEmailTaken(error)) {
      throw conflict('user_exists', t('An account with the same email address already exists.'));
    }
    throw error;
  }
}

/** Sends the invitation again. Throws 409 to a person who has answered already. */
export async function resendInvite(services: AccountsServices, hand: Hand, userId: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const account = await lockAccount(tx, hand.accountId);
    const member = await memberOf(tx, account.id, userId);
    if (!member.isActive || !member.isPending) {
      throw conflict('not_pending', t('This person has answered the invitation already.'));
    }
    await sendInvite(services, tx, account, hand.actor, { ...member, setupVersion: 0 });
    await recordAudit(tx, {
      ...audit(hand.actor, 'user.resendInvite', userId, services.clock.now()),
      before: { isPending: true, isSentAgain: false },
      after: { isPending: true, isSentAgain: true },
    });
  });
}

/** Changes a role, or takes and gives back access; who is deactivated is signed out at once (decisions 4). */
export async function changeMember(
  services: AccountsServices,
  hand: Hand,
  userId: string,
  change: { role?: Role; isActive?: boolean },
): Promise<AccountMember> {
  const { db, clock } = services;
  const { actor } = hand;
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, hand.accountId);
    const before = await memberOf(tx, account.id, userId);
    if (userId === actor.userId) {
      throw conflict('own_access', t('You cannot change your own role or access. Ask another owner.'));
    }
    const after = { ...before, ...change };
    if (change.role) assertRole(account, change.role);
    if (after.isActive && !before.isActive) await assertSeat(services, tx, account, isByStaff(hand));
    const members = await tx
      .selectFrom('users')
      .select(['id', 'role', 'is_active as isActive'])
      .where('account_id', '=', account.id)
      .execute();
    if (!keepsAKeeper(members, after, account.is_staff)) {
      throw conflict('last_owner', t('Somebody must be left who owns the account.'));
    }
    if (!(await changeRole(tx, { accountId: account.id, userId }, after))) throw notFound();
    if (!after.isActive) await endSessionsOf(tx, userId, now);
    await recordAudit(tx, {
      ...audit(actor, 'user.change', userId, now),
      before: { role: before.role, isActive: before.isActive },
      after: { role: after.role, isActive: after.isActive, ...whyOf(hand) },
    });
    return memberOf(tx, account.id, userId);
  });
}
