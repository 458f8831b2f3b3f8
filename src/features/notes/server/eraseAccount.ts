import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** The notes of an account's people, and what others shared with them. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('note_shares').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('notes').where(oneOf('author_id', userIds)).execute();
}
