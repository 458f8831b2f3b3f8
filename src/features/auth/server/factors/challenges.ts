import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import type { SignInChallengesTable } from '../tables.ts';

const LIVES_MS = 10 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

type New = Pick<SignInChallengesTable, 'user_id' | 'purpose' | 'method' | 'challenge'>;

/** Remembers what waits for a factor, for ten minutes; answers the token that leads back to it. */
export async function openChallenge(tx: Db, waiting: New, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.deleteFrom('sign_in_challenges').where('expires_at', '<', now).execute();
  await tx
    .insertInto('sign_in_challenges')
    .values({ token_hash: hashOf(token), ...waiting, expires_at: new Date(now.getTime() + LIVES_MS) })
    .execute();
  return token;
}

/** What a token leads back to, of an active person; undefined when it is over or another's. */
export const readChallenge = (db: Db, token: string, purpose: New['purpose'], now: Date) =>
  db
    .selectFrom('sign_in_challenges')
    .innerJoin('users', 'users.id', 'sign_in_challenges.user_id')
    .select(['sign_in_challenges.user_id', 'method', 'challenge', 'users.email', 'users.first_name'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst();

/** Spends a token; answers false when another window was faster. */
export async function spendChallenge(tx: Tx, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sign_in_challenges')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
