import { recordMoved, takeBackMoved } from '../../../platform/db/movedLinks.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { conflict } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import { t } from '../../../shared/text.ts';
import type { ThingKind } from '../thingsContract.ts';
import type { Archiving, MergedPair, Shelf } from './shelf.ts';
import './tables.ts';

/** Lets one thing stand for another, and keeps the way back where its kind has one. */
export async function mergeThings(
  tx: Tx,
  kind: ThingKind,
  { merge }: Shelf,
  pair: MergedPair,
  archived: Archiving,
  today: string,
): Promise<void> {
  const run = async () => merge?.run(tx, pair, archived, today);
  if (!merge?.moves || (kind !== 'act' && kind !== 'regulation')) return run();
  const moved = await recordMoved(tx, merge.moves, pair, run);
  await tx
    .insertInto('merges')
    .values({
      ...{ id: newId(), kind, former_id: pair.former, successor_id: pair.successor },
      ...{ merged_at: archived.at, moved: JSON.stringify(moved), undone_at: null },
    })
    .execute();
}

/**
 * Gives what a merge moved back to the former of the two, wherever nobody wrote it otherwise since; the caller takes the former out of
 * the archive. Answers how many links stay as they were written since. Throws 409 `no_way_back` for what was not merged, cannot be
 * taken back, or was merged further.
 */
export async function takeBackMerge(
  tx: Tx,
  { id, mergedInto }: { id: string; mergedInto: string | null },
  at: Date,
): Promise<{ successor: string; left: number }> {
  const last = await tx
    .selectFrom('merges')
    .selectAll()
    .where('former_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('merged_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!last || mergedInto === null) {
    throw conflict('no_way_back', t('This was not merged, or its merge cannot be taken back.'));
  }
  if (mergedInto !== last.successor_id) {
    throw conflict('no_way_back', t('What it was merged into was merged further. Undo that merge first.'));
  }
  const left = await takeBackMoved(tx, last.moved, { former: id, successor: last.successor_id });
  await tx.updateTable('merges').set({ undone_at: at }).where('id', '=', last.id).execute();
  return { successor: last.successor_id, left };
}
