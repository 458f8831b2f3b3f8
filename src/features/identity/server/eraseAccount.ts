import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** The account, its people, and their sessions. */
export async function eraseAccount(tx: Tx, { accountId, userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('sessions').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('users').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
}
