import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { markFactor } from '../../../identity/server/writes.ts';
import type { Factor } from '../../factorsContract.ts';
import '../tables.ts';

/** The factors that a person can prove themselves by, oldest first. */
export const factorsOf = (db: Db, userId: string) =>
  db
    .selectFrom('sign_in_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export type FactorRow = Awaited<ReturnType<typeof factorsOf>>[number];

export const presentFactor = (row: FactorRow): Factor => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

/** How many recovery codes a person has left. */
export async function codesLeft(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes on the person whether they have a factor; without one the recovery codes lead nowhere and go. */
export async function noteFactors(tx: Tx, userId: string): Promise<boolean> {
  const hasFactor = (await factorsOf(tx, userId)).length > 0;
  await markFactor(tx, userId, hasFactor);
  if (!hasFactor) await tx.deleteFrom('sign_in_recovery_codes').where('user_id', '=', userId).execute();
  return hasFactor;
}

/** Takes every factor of a person away, with the codes and whatever waits for one. */
export async function removeAllFactors(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sign_in_factors').where('user_id', '=', userId).execute();
  await tx.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  await noteFactors(tx, userId);
}

/** The second factors of an account's people, without what they hold. */
export const factorsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('sign_in_factors')
    .innerJoin('users', 'users.id', 'sign_in_factors.user_id')
    .select(['users.email', 'kind', 'name', 'sign_in_factors.created_at', 'last_used_at'])
    .where('users.account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .orderBy('users.email')
    .execute();
