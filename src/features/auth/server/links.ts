import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/newId.ts';
import { endSetupCodes } from '../../identity/server/writes.ts';
import { MFA_LINK_MINUTES, PROOF_LINK_MINUTES, RESET_MINUTES } from '../rules.ts';
import './tables.ts';

/** What a link is for: a new password, signing in, or proving who one is once more. */
export type LinkPurpose = 'reset' | 'mfa' | 'proof';

const MINUTE_MS = 60_000;
const LIVES_MS: Record<LinkPurpose, number> = {
  reset: RESET_MINUTES * MINUTE_MS,
  mfa: MFA_LINK_MINUTES * MINUTE_MS,
  proof: PROOF_LINK_MINUTES * MINUTE_MS,
};
const WINDOW_MS = 15 * MINUTE_MS;
const MAX_IN_WINDOW = 3;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A fresh token for a person, or null when three were made in 15 minutes (decisions 4). Call it in the transaction that writes
 * the email: the person's row is locked, so that many calls at once get no more than three between them. `sessionId`: the
 * session that a proof is for.
 */
export async function issueLink(
  tx: Db,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
  sessionId: string | null = null,
): Promise<string | null> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('sign_in_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - WINDOW_MS))
    .executeTakeFirstOrThrow();
  if (count >= MAX_IN_WINDOW) return null;
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('sign_in_links')
    .values({
      id: newId(),
      user_id: userId,
      purpose,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: new Date(now.getTime() + LIVES_MS[purpose]),
      used_at: null,
      session_id: sessionId,
    })
    .execute();
  return token;
}

interface SignInLink {
  email: string;
  token: string;
  purpose: 'reset' | 'mfa';
}

/** Whose link it is, which is not spent by asking; null when it is unknown, over, spent, of another person or another purpose. */
export async function linkOwner(db: Db, link: SignInLink, now: Date) {
  const row = await db
    .selectFrom('sign_in_links')
    .innerJoin('users', 'users.id', 'sign_in_links.user_id')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.first_name', 'users.password_hash', 'sign_in_links.id as link_id'])
    .where('token_hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('users.email', '=', link.email)
    .where('users.is_active', '=', true)
    .where('accounts.is_mfa_enabled', '=', link.purpose === 'mfa')
    .executeTakeFirst();
  return row ?? null;
}

/** Spends a link that `linkOwner` found; answers false when another window was faster. */
export async function spendLink(tx: Db, linkId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('id', '=', linkId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Spends a link that proves who the person of a session is; answers whether it was one, made for this session. */
export async function spendProofLink(
  tx: Db,
  proof: { sessionId: string; token: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(proof.token))
    .where('purpose', '=', 'proof')
    .where('session_id', '=', proof.sessionId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whoever came in by a link, or chose a password, has no more use for the links sent before: they all end. */
export async function endLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  await endSetupCodes(tx, userId);
}
