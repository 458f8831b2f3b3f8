import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import { passwordMatches } from '../../../platform/session/passwords.ts';
import { t } from '../../../shared/text.ts';
import {
  endOtherSessionsOf,
  revokeSession,
  revokeSessionOfAccount,
  revokeSessionOfPerson,
} from '../../identity/server/writes.ts';
import type { authContract, SignedIn } from '../contract.ts';
import { changePassword, isResetLinkOpen, resetPassword } from './changePassword.ts';
import { finishSignIn, signInByFactor } from './factors/finishSignIn.ts';
import { linkIsOver } from './linkIsOver.ts';
import { endLinks, linkOwner, spendLink } from './links.ts';
import { clearAllFailures, clearFailures, countTry } from './lockout.ts';
import { eventOf, userOfSession } from './openSession.ts';
import { sessionsOfAccount, sessionsOfPerson } from './openSessions.ts';
import { userByEmail } from './queries.ts';
import { forgotPassword, sendLink } from './requestLinks.ts';
import type { AuthServices } from './services.ts';
import { setPassword } from './setPassword.ts';
import { logFailedSignIn, signInsOf } from './signInLog.ts';

/** Known and unknown emails do the same; what still differs by a row more or less, the answer must not show. */
const FAILURE_MS = 150;

const wrongCredentials = (): AppError =>
  new AppError(401, 'invalid_credentials', t('That email and password do not match. Please try again.'));

async function login(
  services: AuthServices,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const { db, clock } = services;
  const now = clock.now();
  const noSooner = setTimeout(FAILURE_MS);
  await countTry(db, email, request.ip, now);
  const user = await userByEmail(db, email);
  const usable = user && !user.is_mfa_enabled ? user.password_hash : null;
  if (!(await passwordMatches(usable, password)) || !user) {
    await logFailedSignIn(db, email, eventOf(request, { method: 'password', succeeded: false, at: now }));
    await noSooner;
    throw wrongCredentials();
  }
  await clearFailures(db, email, request.ip);
  return finishSignIn(services, request, user.id, 'password');
}

async function mfaLogin(
  services: AuthServices,
  request: FastifyRequest,
  { email, token }: { email: string; token: string },
): Promise<SignedIn> {
  const { db, clock } = services;
  const now = clock.now();
  const owner = await linkOwner(db, { email, token, purpose: 'mfa' }, now);
  if (!owner) throw linkIsOver();
  await inTransaction(db, async (tx) => {
    if (!(await spendLink(tx, owner.link_id, now))) throw linkIsOver();
    await endLinks(tx, owner.id, now);
    await clearAllFailures(tx, email);
  });
  return finishSignIn(services, request, owner.id, 'link');
}

/** The calls that sign people in and out (decisions 4). */
export function authHandlers(services: AuthServices): Handlers<typeof authContract> {
  const { db, clock } = services;
  return {
    currentUser: ({ actor }) => userOfSession(services, actor.sessionId),
    start: async ({ body }) => {
      const url = await services.signOn.begin(body.email);
      if (url) return { method: 'sso', url };
      const user = await userByEmail(db, body.email);
      return { method: user?.is_mfa_enabled ? 'link' : 'password' };
    },
    login: ({ body, request }) => login(services, request, body),
    logout: async ({ actor }) => {
      await revokeSession(db, actor.sessionId, clock.now());
      return { success: true };
    },
    sendLink: ({ body }) => sendLink(services, body.email),
    mfaLogin: ({ body, request }) => mfaLogin(services, request, body),
    forgotPassword: ({ body }) => forgotPassword(services, body.email),
    resetLink: async ({ body }) => ({ works: await isResetLinkOpen(services, body) }),
    resetPassword: ({ body, request }) => resetPassword(services, request, body),
    changePassword: ({ actor, body, request }) => changePassword(services, request, actor, body),
    setPassword: ({ body, request }) => setPassword(services, request, body),
    signInByFactor: ({ body, request }) => signInByFactor(services, request, body),
    ownSessions: ({ actor }) => sessionsOfPerson(db, actor.userId, actor.sessionId, clock.now()),
    endOwnSession: async ({ actor, params }) => {
      if (!(await revokeSessionOfPerson(db, actor.userId, params.sessionId, clock.now()))) throw notFound();
      return { success: true };
    },
    endOtherSessions: async ({ actor }) => {
      await endOtherSessionsOf(db, actor.userId, actor.sessionId, clock.now());
      return { success: true };
    },
    accountSessions: ({ actor, params }) => sessionsOfAccount(db, params.id, actor.sessionId, clock.now()),
    revokeSession: async ({ actor, params }) => {
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        const userId = await revokeSessionOfAccount(tx, params.id, params.sessionId, now);
        if (!userId) throw notFound();
        await recordAudit(tx, {
          at: now,
          actor: { userId: actor.userId, email: actor.email },
          action: 'user.endSessions',
          subject: { kind: 'user', id: userId },
          before: { sessions: 1, areOpen: true },
          after: { sessions: 1, areOpen: false, ended: 1 },
        });
      });
      return { success: true };
    },
    accountSignIns: ({ params }) => signInsOf(db, params.id),
  };
}
