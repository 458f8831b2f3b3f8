import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { AppError, unauthorized } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import { passwordMatches } from '../../../platform/session/passwords.ts';
import type { SessionTokens } from '../../../platform/session/token.ts';
import { t } from '../../../shared/text.ts';
import type { authContract, CurrentUser } from '../contract.ts';
import { assertNotLocked, clearFailures, recordFailure } from './lockout.ts';
import { presentUser } from './presentUser.ts';
import { createSession, liveSession, revokeSession, userByEmail } from './queries.ts';

export interface AuthServices {
  db: Db;
  clock: Clock;
  tokens: SessionTokens;
  specialAccountId: string | null;
  /** Makes the token that the search client carries, for a session. */
  searchToken: (sessionId: string, userId: string, now: Date) => Promise<string>;
}

const wrongCredentials = (): AppError =>
  new AppError(401, 'invalid_credentials', t('That email and password do not match. Please try again.'));

/** The calls that sign people in and out (decisions 4). */
export function authHandlers(services: AuthServices): Handlers<typeof authContract> {
  const { db, clock, tokens, specialAccountId } = services;

  const userOfSession = async (sessionId: string): Promise<CurrentUser> => {
    const now = clock.now();
    const row = await liveSession(db, sessionId, now);
    if (!row) throw unauthorized();
    const fresh = {
      token: await tokens.sign(sessionId, row.user_id, now),
      searchToken: await services.searchToken(sessionId, row.user_id, now),
    };
    return presentUser(row, fresh, specialAccountId, now);
  };

  const signIn = async (userId: string, request: FastifyRequest): Promise<CurrentUser> => {
    const sessionId = await createSession(db, {
      userId,
      clientAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      now: clock.now(),
    });
    return userOfSession(sessionId);
  };

  return {
    currentUser: ({ actor }) => userOfSession(actor.sessionId),

    start: async ({ body }) => {
      const user = await userByEmail(db, body.email);
      return { method: user?.is_mfa_enabled ? 'link' : 'password' };
    },

    login: async ({ body, request }) => {
      const now = clock.now();
      await assertNotLocked(db, body.email, request.ip, now);
      const user = await userByEmail(db, body.email);
      const usable = user && !user.is_mfa_enabled ? user.password_hash : null;
      if (!(await passwordMatches(usable, body.password)) || !user) {
        await recordFailure(db, body.email, request.ip, now);
        throw wrongCredentials();
      }
      await clearFailures(db, body.email, request.ip);
      return signIn(user.id, request);
    },

    logout: async ({ actor }) => {
      await revokeSession(db, actor.sessionId, clock.now());
      return { success: true };
    },
  };
}
