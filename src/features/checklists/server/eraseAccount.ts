import { sql } from 'kysely';
import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import './tables.ts';

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  checklistStatuses: (db, { accountId }) =>
    countOf(db.selectFrom('checklist_statuses').where('account_id', '=', accountId)),
  comments: (db, { accountId }) =>
    countOf(db.selectFrom('checklist_comments').where('account_id', '=', accountId)),
  evidence: (db, { accountId }) =>
    countOf(db.selectFrom('checklist_evidence').where('account_id', '=', accountId)),
};

/** How far an account is with its requirements, and all that it wrote about them. */
export async function eraseAccount(tx: Tx, { accountId, userIds }: ErasedAccount): Promise<void> {
  // The history lets nothing go that is not said so (migration 0090).
  await sql`select set_config('lawleaf.erased_account', ${accountId}, true)`.execute(tx);
  await tx.deleteFrom('checklist_calendars').where(oneOf('user_id', userIds)).execute();
  for (const table of [
    'checklist_history',
    'checklist_evidence',
    'checklist_comments',
    'checklist_items',
    'checklist_statuses',
    'checklist_versions',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
}
