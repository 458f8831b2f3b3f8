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
  /** The line of an entry that was told before; null where it had none. */
  lineBefore: string | null;
}

/**
 * The text published now says what the changes in force brought: their callouts go, the editors' to-do list is ticked off, and
 * the snapshot of what stood before goes to the entry that told of their start (decisions 6), so that no second one is made.
 * Answers that entry (of several, the one of the change that started last), or null when no change waited. `only`: the changes that
 * the text says by now; left out, all that wait.
 */
export async function rollIn(
  tx: Tx,
  provisionId: string,
  snapshotId: string | null,
  now: Date,
  only: readonly string[] | null = null,
): Promise<RolledIn | null> {
  const today = torontoDay(now);
  let entry: { id: string; isNew: boolean } | null = null;
  const changeIds: string[] = [];
  for (const change of await changesInForce(tx, provisionId, today)) {
    if (only && !only.includes(change.id)) continue;
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
  if (!entry) return null;
  const { line } = await tx
    .selectFrom('update_entries')
    .select('line')
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  return { entryId: entry.id, isNew: entry.isNew, changeIds, lineBefore: line };
}
