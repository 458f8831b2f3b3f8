import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  watchlist: (db, { userIds }) =>
    countOf(db.selectFrom('watchlist_entries').where(oneOf('user_id', userIds))),
};

/** What an account's people watch. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('watchlist_entries').where(oneOf('user_id', userIds)).execute();
}
