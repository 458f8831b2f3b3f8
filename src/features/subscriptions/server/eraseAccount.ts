import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** What an account asked for, and which emails its people wanted no more. */
export async function eraseAccount(tx: Tx, { accountId, userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('subscription_requests').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('email_opt_outs').where(oneOf('user_id', userIds)).execute();
}
