import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** The wishes to be deleted and why, for the export of an account's data. */
export const deletionRequestsOf = (db: Db, accountId: string): Promise<object[]> =>
  db
    .selectFrom('deletion_requests')
    .select(['reason', 'created_at', 'handled_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** The wish to be deleted, once it is fulfilled. */
export async function eraseAccount(tx: Tx, { accountId }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('deletion_requests').where('account_id', '=', accountId).execute();
}
