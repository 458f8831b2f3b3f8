import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  notifications: (db, { userIds }) =>
    countOf(db.selectFrom('notifications').where(oneOf('user_id', userIds))),
};

/** What the bells of an account's people list, for the export of its data. */
export const bellsOfAccount = (db: Db, accountId: string): Promise<object[]> =>
  db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['users.email', 'title', 'link', 'html', 'notifications.created_at', 'notifications.seen_at'])
    .where('users.account_id', '=', accountId)
    .orderBy('users.email')
    .orderBy('notifications.created_at')
    .execute();

/** What the bells of an account's people list, and which announcements they saw and were sent. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('notifications').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('announcement_views').where(oneOf('user_id', userIds)).execute();
  await tx.deleteFrom('announcement_emails').where(oneOf('user_id', userIds)).execute();
}
