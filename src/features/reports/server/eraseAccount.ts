import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  reports: (db, { accountId }) => countOf(db.selectFrom('reports').where('account_id', '=', accountId)),
};

/** The reports of an account, those too that can still be restored. */
export async function eraseAccount(tx: Tx, { accountId, userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('report_visits').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('reports').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('deleted_reports').where('account_id', '=', accountId).execute();
}
