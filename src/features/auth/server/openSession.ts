import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { unauthorized } from '../../../platform/errors.ts';
import { liveSession } from '../../identity/server/reads.ts';
import { createSession } from '../../identity/server/writes.ts';
import type { CurrentUser } from '../contract.ts';
import { meetDevice } from './devices.ts';
import { writeNewDeviceEmail } from './emails.ts';
import { presentUser } from './presentUser.ts';
import type { AuthServices } from './services.ts';
import { logSignIn, type SignInEvent } from './signInLog.ts';

/** The current user of a session, with fresh tokens; throws 401 when the session is no more. */
export async function userOfSession(services: AuthServices, sessionId: string): Promise<CurrentUser> {
  const { db, clock, tokens, entitlements } = services;
  const now = clock.now();
  const row = await liveSession(db, sessionId, now);
  if (!row) throw unauthorized();
  const fresh = {
    token: await tokens.sign(sessionId, row.user_id, now),
    searchToken: await services.searchToken(sessionId, now),
  };
  return presentUser(row, fresh, entitlements, now);
}

/** What the sign-in log keeps of a request. */
export const eventOf = <E extends object>(
  request: FastifyRequest,
  event: E,
): E & Pick<SignInEvent, 'clientAddress' | 'userAgent'> => ({
  ...event,
  clientAddress: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
});

/**
 * Opens a session for a person who has proved who they are, writes it in the log, tells them by email when the device is new, and
 * answers the user it is for. `signOn`: their account's provider proved it.
 */
export async function openSession(
  services: AuthServices,
  request: FastifyRequest,
  userId: string,
  method: SignInEvent['method'],
  signOn?: { sealedToken: string | null },
): Promise<CurrentUser> {
  const { db, clock, brand } = services;
  const event = eventOf(request, { userId, method, succeeded: true, at: clock.now() });
  const sessionId = await inTransaction(db, async (tx) => {
    const id = await createSession(tx, { ...event, now: event.at, signOn });
    await logSignIn(tx, event);
    if (await meetDevice(tx, request, userId, event.at)) await writeNewDeviceEmail(tx, brand, event);
    return id;
  });
  return userOfSession(services, sessionId);
}
