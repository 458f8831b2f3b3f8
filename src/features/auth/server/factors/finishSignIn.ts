import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { AppError, badRequest, forbidden } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import type { CurrentUser, FactorRequired } from '../../contract.ts';
import { clearFailures, countTry } from '../lockout.ts';
import { openSession } from '../openSession.ts';
import type { AuthServices } from '../services.ts';
import type { SignInEvent } from '../signInLog.ts';
import { openChallenge, readChallenge, spendChallenge } from './challenges.ts';
import { factorsOf } from './factorStore.ts';
import { passkeyOptions } from './passkeys.ts';
import { type GivenFactor, relyingParty, spendFactor } from './spendFactor.ts';

/** Throws 403 for people of an account that asks single sign-on of everybody; its owners keep their own way in. */
async function assertNotSignOnOnly(db: Db, userId: string): Promise<void> {
  const row = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.role', 'accounts.is_sign_on_required'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const isOwner = row?.role === 'ACCOUNT_OWNER' || row?.role === 'ADMIN';
  if (row?.is_sign_on_required && !isOwner) {
    throw forbidden(
      'sign_on_required',
      t(
        "Your organisation signs in through its own sign-in page. Go back, and continue with your organisation's email.",
      ),
    );
  }
}

/**
 * Opens a session for a person whose password or link was right; one who has a second factor is asked for it first, and gets a
 * ticket that remembers the first.
 */
export async function finishSignIn(
  services: AuthServices,
  request: FastifyRequest,
  userId: string,
  method: SignInEvent['method'],
): Promise<CurrentUser | FactorRequired> {
  const { db, clock } = services;
  await assertNotSignOnOnly(db, userId);
  const factors = await factorsOf(db, userId);
  if (factors.length === 0) return openSession(services, request, userId, method);
  const options = await passkeyOptions(relyingParty(services), factors);
  const waiting = { user_id: userId, purpose: 'signIn', method, challenge: options.challenge } as const;
  const ticket = await openChallenge(db, waiting, clock.now());
  const hasPasskey = factors.some(({ kind }) => kind === 'passkey');
  return {
    factorRequired: true,
    ticket,
    hasApp: factors.some(({ kind }) => kind === 'totp'),
    passkey: hasPasskey ? { ...options } : null,
  };
}

/** The tries of one person count together, wherever they come from: whoever gets this far knows the password. */
export const factorTries = (userId: string): string => `factor:${userId}`;

/** The second step of a sign-in. A wrong factor counts; ten of them lock the person's factors for 15 minutes. */
export async function signInByFactor(
  services: AuthServices,
  request: FastifyRequest,
  { ticket, ...given }: { ticket: string } & GivenFactor,
): Promise<CurrentUser> {
  const { db, clock } = services;
  const now = clock.now();
  const waiting = await readChallenge(db, ticket, 'signIn', now);
  if (!waiting) throw new AppError(400, 'sign_in_over', t('This took too long. Please log in again.'));
  await countTry(db, waiting.email, factorTries(waiting.user_id), now);
  if (!(await spendFactor(services, waiting, given, waiting.challenge))) {
    throw badRequest(
      given.code === undefined ? 'passkey' : 'code',
      t('This code is not right, or it was used already.'),
    );
  }
  await clearFailures(db, waiting.email, factorTries(waiting.user_id));
  const isFirst = await inTransaction(db, (tx) => spendChallenge(tx, ticket));
  if (!isFirst) throw new AppError(400, 'sign_in_over', t('This took too long. Please log in again.'));
  return openSession(services, request, waiting.user_id, waiting.method as SignInEvent['method']);
}
