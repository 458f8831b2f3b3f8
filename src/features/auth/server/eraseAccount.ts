import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  signIns: (db, { userIds }) => countOf(db.selectFrom('sign_in_log').where(oneOf('user_id', userIds))),
};

/** How people signed in, and tried to. */
export async function eraseAccount(tx: Tx, { userIds, emails }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('sign_in_links').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('sign_in_challenges').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('sign_in_recovery_codes').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('sign_in_factors').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('sign_in_devices').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('sign_in_log').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('sign_in_failures').where(oneOf('email', emails)).execute();
}
