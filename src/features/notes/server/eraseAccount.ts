import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  notes: (db, { userIds }) => countOf(db.selectFrom('notes').where(oneOf('author_id', userIds))),
};

/** The notes of an account's people, and what others shared with them. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('note_shares').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('notes').where(oneOf('author_id', userIds)).execute();
}
