import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  people: (db, { userIds }) => countOf(db.selectFrom('users').where(oneOf('id', userIds))),
  sessions: (db, { userIds }) => countOf(db.selectFrom('sessions').where(oneOf('user_id', userIds))),
};

/** The account, its people, and their sessions. */
export async function eraseAccount(tx: Tx, { accountId, userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('sessions').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('users').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
}
