import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest } from '../../../platform/errors.ts';
import { hashPassword } from '../../../platform/session/passwords.ts';
import { t } from '../../../shared/text.ts';
import { longDate } from '../../../shared/torontoDate.ts';
import { completeSetup } from '../../identity/server/writes.ts';
import type { SignedIn } from '../contract.ts';
import { writeWelcomeEmail } from './emails.ts';
import { finishSignIn } from './factors/finishSignIn.ts';
import { linkIsOver } from './linkIsOver.ts';
import { endLinks } from './links.ts';
import { assertNewPassword } from './newPassword.ts';
import type { AuthServices } from './services.ts';

export interface SetPassword {
  userId: string;
  accountId: string;
  code: string;
  password?: string;
}

/**
 * Spends a setup code: sets the person's password and signs them in, or, where the account has MFA, tells them to log in
 * (specification 4). The code must be ours, alive, unspent, and made for this person of this account (decisions 4).
 */
export async function setPassword(
  services: AuthServices,
  request: FastifyRequest,
  wish: SetPassword,
): Promise<SignedIn | { loginRequired: true }> {
  const { db, clock, setupCodes, brand } = services;
  const now = clock.now();
  const [accountId, userId, version] = setupCodes.read(wish.code, now) ?? [];
  if (!accountId || !userId || accountId !== wish.accountId || userId !== wish.userId) throw linkIsOver();
  const account = await db
    .selectFrom('accounts')
    .select(['is_mfa_enabled', 'trial_until', 'is_subscription_active'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw linkIsOver();
  const mfa = account.is_mfa_enabled;
  if (!mfa && !wish.password) {
    throw badRequest('password', t('Invalid password format. Please try again.'));
  }
  if (!mfa && wish.password) await assertNewPassword(wish.password, null);
  const passwordHash = mfa || !wish.password ? null : await hashPassword(wish.password);
  await inTransaction(db, async (tx) => {
    const who = { accountId, userId, setupVersion: Number(version) };
    const user = await completeSetup(tx, who, passwordHash, now);
    if (!user) throw linkIsOver();
    await endLinks(tx, userId, now);
    const trialUntil = account.is_subscription_active ? null : account.trial_until;
    await writeWelcomeEmail(tx, brand, {
      userId,
      email: user.email,
      firstName: user.first_name,
      trialUntil: trialUntil && longDate(trialUntil),
    });
  });
  return mfa ? { loginRequired: true } : finishSignIn(services, request, userId, 'setup');
}
