import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import { passwordMatches } from '../../../platform/session/passwords.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import { proveSession } from '../../identity/server/writes.ts';
import type { Proof } from '../factorsContract.ts';
import { writeProofEmail } from './emails.ts';
import { openChallenge, readChallenge, spendChallenge } from './factors/challenges.ts';
import { factorsOf } from './factors/factorStore.ts';
import { factorTries } from './factors/finishSignIn.ts';
import { passkeyOptions } from './factors/passkeys.ts';
import { type GivenFactor, relyingParty, spendFactor } from './factors/spendFactor.ts';
import { linkIsOver } from './linkIsOver.ts';
import { issueLink, spendProofLink } from './links.ts';
import { clearFailures, countTry } from './lockout.ts';
import { userByEmail } from './queries.ts';
import type { AuthServices } from './services.ts';

/** Whether the actor has to prove who they are before a sensitive act, and how they can. */
export async function proofOf({ db }: AuthServices, actor: Actor): Promise<Proof> {
  const user = await userByEmail(db, actor.email);
  const factors = await factorsOf(db, actor.userId);
  const methods: Proof['methods'] = ['link'];
  if (factors.some(({ kind }) => kind === 'totp')) methods.unshift('code');
  if (factors.some(({ kind }) => kind === 'passkey')) methods.unshift('passkey');
  if (user?.password_hash) methods.unshift('password');
  return { isProven: actor.isProven, methods };
}

/** Begins a proof by passkey; throws 404 when the actor has none. */
export async function beginProof(
  services: AuthServices,
  actor: Actor,
): Promise<{ ticket: string; options: Record<string, unknown> }> {
  const { db, clock } = services;
  const factors = (await factorsOf(db, actor.userId)).filter(({ kind }) => kind === 'passkey');
  if (factors.length === 0) throw notFound();
  const options = await passkeyOptions(relyingParty(services), factors);
  const waiting = {
    user_id: actor.userId,
    purpose: 'proof',
    method: null,
    challenge: options.challenge,
  } as const;
  return { ticket: await openChallenge(db, waiting, clock.now()), options: { ...options } };
}

/** What a person proves themselves by before a sensitive act: one of the three. */
interface GivenProof extends GivenFactor {
  password?: string;
  /** Of the challenge that a passkey answers. */
  ticket?: string;
}

/** The challenge behind a ticket of the actor, used up by being asked for; null without one. */
async function challengeOf(
  { db, clock }: AuthServices,
  actor: Actor,
  ticket: string | undefined,
): Promise<string | null> {
  if (ticket === undefined) return null;
  const waiting = await readChallenge(db, ticket, 'proof', clock.now());
  if (waiting?.user_id !== actor.userId) return null;
  const isFirst = await inTransaction(db, (tx) => spendChallenge(tx, ticket));
  return isFirst ? waiting.challenge : null;
}

/** Proves the actor's session by their password or by a factor. A wrong one counts as a failed sign-in. */
export async function prove(
  services: AuthServices,
  request: FastifyRequest,
  actor: Actor,
  { password, ticket, ...given }: GivenProof,
): Promise<void> {
  if (password !== undefined) return proveByPassword(services, request, actor, password);
  const { db, clock } = services;
  const now = clock.now();
  await countTry(db, actor.email, factorTries(actor.userId), now);
  const person = { user_id: actor.userId, email: actor.email, first_name: actor.firstName };
  if (!(await spendFactor(services, person, given, await challengeOf(services, actor, ticket)))) {
    throw given.code === undefined
      ? badRequest('passkey', t('The passkey was not used. Please try again, or choose another way.'))
      : badRequest('code', t('This code is not right, or it was used already.'));
  }
  await clearFailures(db, actor.email, factorTries(actor.userId));
  await proveSession(db, actor.sessionId, now);
}

async function proveByPassword(
  { db, clock }: AuthServices,
  request: FastifyRequest,
  actor: Actor,
  password: string,
): Promise<void> {
  const now = clock.now();
  await countTry(db, actor.email, request.ip, now);
  const user = await userByEmail(db, actor.email);
  if (!(await passwordMatches(user?.password_hash ?? null, password))) {
    throw badRequest('password', t('This is not your password.'));
  }
  await clearFailures(db, actor.email, request.ip);
  await proveSession(db, actor.sessionId, now);
}

/** Emails the actor a link that proves this session and no other; at most three in 15 minutes. */
export async function sendProofLink({ db, clock, brand }: AuthServices, actor: Actor): Promise<void> {
  const { email, firstName, sessionId, userId } = actor;
  await inTransaction(db, async (tx) => {
    const token = await issueLink(tx, userId, 'proof', clock.now(), sessionId);
    if (token) await writeProofEmail(tx, brand, { email, firstName }, token);
  });
}

/** Proves the actor's session by the link that was emailed for it. */
export async function proveByLink({ db, clock }: AuthServices, actor: Actor, token: string): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    if (!(await spendProofLink(tx, { sessionId: actor.sessionId, token }, now))) throw linkIsOver();
    await proveSession(tx, actor.sessionId, now);
  });
}
