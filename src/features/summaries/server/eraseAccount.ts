import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How often an account's people chose to get summaries; who chose nothing is not among them. */
export const frequenciesOfAccount = (db: Db, accountId: string): Promise<object[]> =>
  db
    .selectFrom('user_preferences')
    .innerJoin('users', 'users.id', 'user_preferences.user_id')
    .select(['users.email', 'notification_frequency', 'user_preferences.updated_at'])
    .where('users.account_id', '=', accountId)
    .orderBy('users.email')
    .execute();

/** How often an account's people wanted summaries, and how far they were told. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('user_preferences').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('summary_due_told').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('summary_cursors').where(oneOf('user_id', userIds)).execute();
}
