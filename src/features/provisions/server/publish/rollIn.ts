import type { Tx } from '../../../../platform/db/schema.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { changesInForce } from '../../../legislation/server/reads.ts';
import { markRolledIn } from '../../../legislation/server/writes.ts';
import { startEntry } from './startEntry.ts';

export interface RolledIn {
  entryId: string;
  /** Whether the entry was made now. */
  isNew: boolean;
  changeIds: string[];
}

/**
 * The text published now says what the changes in force brought: their callouts go, the editors' to-do list is ticked off, and
 * the snapshot of what stood before goes to the entry that told of their start (decisions 6), so that no second one is made.
 * Answers that entry (of several, the one of the change that started last), or null when no change waited.
 */
export async function rollIn(
  tx: Tx,
  provisionId: string,
  snapshotId: string | null,
  now: Date,
): Promise<RolledIn | null> {
  const today = torontoDay(now);
  let entry: { id: string; isNew: boolean } | null = null;
  const changeIds: string[] = [];
  for (const change of await changesInForce(tx, provisionId, today)) {
    entry = await startEntry(tx, change, now);
    changeIds.push(change.id);
    await tx
      .updateTable('update_entries')
      .set({ before_version_id: snapshotId })
      .where('id', '=', entry.id)
      .where('before_version_id', 'is', null)
      .execute();
    await markRolledIn(tx, change.id, today);
    await tx
      .updateTable('roll_ins')
      .set({ done_at: now })
      .where('upcoming_change_id', '=', change.id)
      .where('done_at', 'is', null)
      .execute();
  }
  return entry && { entryId: entry.id, isNew: entry.isNew, changeIds };
}
