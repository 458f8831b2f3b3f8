import type { Tx } from '../../../../platform/db/schema.ts';
import { newId } from '../../../../platform/newId.ts';
import './publishingTables.ts';

interface Announced {
  changeId: string;
  provisionId: string;
  billId: string | null;
}

/** Tells readers that a change of a provision is coming: its Upcoming Amendment entry (decisions 6). */
export async function notifyOfChange(
  tx: Tx,
  { changeId, provisionId, billId }: Announced,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('update_entries')
    .values({
      id: newId(),
      at: now,
      change_type: 'Upcoming Amendment',
      provision_id: provisionId,
      upcoming_change_id: changeId,
      bill_id: billId,
      before_version_id: null,
    })
    .execute();
}

/** Takes back what readers were told of a change that was put in by mistake. The library's own history stays. */
export async function takeBackNews(tx: Tx, changeId: string): Promise<void> {
  await tx
    .deleteFrom('update_entries')
    .where('upcoming_change_id', '=', changeId)
    .where('from_library', '=', false)
    .execute();
}
