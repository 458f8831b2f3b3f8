import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** Takes away what names people of an erased account: imports that wait, and who settled a difference. What was settled stays so. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('library_imports').where(oneOf('made_by', userIds)).execute();
  await tx
    .updateTable('library_entries')
    .set({ settled_at: null, settled_by: null, settled_how: null })
    .where(oneOf('settled_by', userIds))
    .execute();
}
