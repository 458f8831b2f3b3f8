import type { Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How far an account is with its requirements. */
export async function eraseAccount(tx: Tx, { accountId }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('checklist_statuses').where('account_id', '=', accountId).execute();
}
