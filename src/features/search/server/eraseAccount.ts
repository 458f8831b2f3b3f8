import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  savedSearches: (db, { userIds }) =>
    countOf(db.selectFrom('saved_searches').where(oneOf('user_id', userIds))),
};

/** The searches that an account's people saved. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('saved_searches').where(oneOf('user_id', userIds)).execute();
}
