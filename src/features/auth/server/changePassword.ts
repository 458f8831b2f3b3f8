import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, forbidden } from '../../../platform/errors.ts';
import { hashPassword, passwordMatches } from '../../../platform/session/passwords.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import { endSessionsOf, storePassword } from '../../identity/server/writes.ts';
import type { CurrentUser, SignedIn } from '../contract.ts';
import { writePasswordChangedEmail } from './emails.ts';
import { finishSignIn } from './factors/finishSignIn.ts';
import { linkIsOver } from './linkIsOver.ts';
import { endLinks, linkOwner, spendLink } from './links.ts';
import { clearAllFailures, clearFailures, countTry } from './lockout.ts';
import { assertNewPassword } from './newPassword.ts';
import { openSession } from './openSession.ts';
import { userByEmail } from './queries.ts';
import type { AuthServices } from './services.ts';

/** Stores a new password and ends what the old one opened: every session, every link (decisions 4). */
async function replacePassword(tx: Db, userId: string, passwordHash: string, now: Date): Promise<void> {
  await storePassword(tx, userId, passwordHash);
  await endSessionsOf(tx, userId, now);
  await endLinks(tx, userId, now);
}

/** Changes the own password. A wrong current one counts as a failed sign-in. */
export async function changePassword(
  services: AuthServices,
  request: FastifyRequest,
  actor: Actor,
  passwords: { currentPassword: string; password: string },
): Promise<CurrentUser> {
  const { db, clock, brand } = services;
  const now = clock.now();
  const user = await userByEmail(db, actor.email);
  if (!user || user.is_mfa_enabled) {
    throw forbidden('forbidden', t('Your account signs in by an emailed link and has no password.'));
  }
  await countTry(db, actor.email, request.ip, now);
  if (!(await passwordMatches(user.password_hash, passwords.currentPassword))) {
    throw badRequest('currentPassword', t('This is not your current password.'));
  }
  await clearFailures(db, actor.email, request.ip);
  await assertNewPassword(passwords.password, user.password_hash);
  const passwordHash = await hashPassword(passwords.password);
  await inTransaction(db, async (tx) => {
    await replacePassword(tx, user.id, passwordHash, now);
    await writePasswordChangedEmail(tx, brand, { email: user.email, firstName: user.first_name }, now);
  });
  return openSession(services, request, user.id, 'password');
}

/** Whether the link of this email would set a new password now: asked before anything is typed. */
export async function isResetLinkOpen(
  { db, clock }: AuthServices,
  link: { email: string; token: string },
): Promise<boolean> {
  return (await linkOwner(db, { ...link, purpose: 'reset' }, clock.now())) !== null;
}

/**
 * Sets a new password by an emailed link, which is spent even if two windows send it at once: one of them wins. A password that is
 * refused spends nothing.
 */
export async function resetPassword(
  services: AuthServices,
  request: FastifyRequest,
  reset: { email: string; token: string; password: string },
): Promise<SignedIn> {
  const { db, clock, brand } = services;
  const now = clock.now();
  const owner = await linkOwner(db, { ...reset, purpose: 'reset' }, now);
  if (!owner) throw linkIsOver();
  await assertNewPassword(reset.password, owner.password_hash);
  const passwordHash = await hashPassword(reset.password);
  await inTransaction(db, async (tx) => {
    if (!(await spendLink(tx, owner.link_id, now))) throw linkIsOver();
    await replacePassword(tx, owner.id, passwordHash, now);
    await clearAllFailures(tx, reset.email);
    await writePasswordChangedEmail(tx, brand, { email: reset.email, firstName: owner.first_name }, now);
  });
  return finishSignIn(services, request, owner.id, 'reset');
}
