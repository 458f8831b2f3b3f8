import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** What the bells of an account's people list. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('notifications').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('announcement_views').where(oneOf('user_id', userIds)).execute();
}
