import type { Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** The wish to be deleted, once it is fulfilled. */
export async function eraseAccount(tx: Tx, { accountId }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('deletion_requests').where('account_id', '=', accountId).execute();
}
