import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** What an account's people watch. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('watchlist_entries').where(oneOf('user_id', userIds)).execute();
}
