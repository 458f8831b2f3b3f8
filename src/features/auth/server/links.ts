import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/newId.ts';
import { MFA_LINK_MINUTES, RESET_MINUTES } from '../rules.ts';
import './tables.ts';

export type LinkPurpose = 'reset' | 'mfa';

const MINUTE_MS = 60_000;
const LIVES_MS: Record<LinkPurpose, number> = {
  reset: RESET_MINUTES * MINUTE_MS,
  mfa: MFA_LINK_MINUTES * MINUTE_MS,
};
const WINDOW_MS = 15 * MINUTE_MS;
const MAX_IN_WINDOW = 3;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * A fresh token for a person, or null when three were made in 15 minutes (decisions 4). Call it in the transaction that writes
 * the email: the person's row is locked, so that many calls at once get no more than three between them.
 */
export async function issueLink(
  tx: Db,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
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
    })
    .execute();
  return token;
}

/** Spends a link and answers whose it was; null when it is unknown, over, spent, of another person or another purpose. */
export async function spendLink(
  tx: Db,
  link: { email: string; token: string; purpose: LinkPurpose },
  now: Date,
): Promise<string | null> {
  const row = await tx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(link.token))
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', 'in', (eb) =>
      eb
        .selectFrom('users')
        .innerJoin('accounts', 'accounts.id', 'users.account_id')
        .select('users.id')
        .where('users.email', '=', link.email)
        .where('users.is_active', '=', true)
        .where('accounts.is_mfa_enabled', '=', link.purpose === 'mfa'),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** A new password makes every other link of that person worthless. */
export async function voidLinks(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
