import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  subscriptionRequests: (db, { accountId }) =>
    countOf(db.selectFrom('subscription_requests').where('account_id', '=', accountId)),
};

/** What an account asked for, and which emails its people wanted or did not. */
export async function eraseAccount(tx: Tx, { accountId, userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('subscription_requests').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('email_opt_outs').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('email_consents').where(oneOf('user_id', userIds)).execute();
}
