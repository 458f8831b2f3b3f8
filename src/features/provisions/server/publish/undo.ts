import { recordAudit } from '../../../../platform/audit/audit.ts';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { conflict } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import { unmarkRolledIn, withdrawChange } from '../../../legislation/server/writes.ts';
import type { Editor } from '../edit/editor.ts';
import { type EditableRest, restColumns, writeParts } from '../edit/writeEditable.ts';
import { forgetReading } from '../sourceChanges.ts';
import type { ProvisionTexts } from '../tables.ts';
import './publishingTables.ts';

/** How long a publication can be taken back: the ten seconds of the screen, and what a slow answer takes. Nobody is told before. */
export const UNDO_MS = 15_000;

/** What stood before a publication, and what the publication made. */
export interface UndoablePublication {
  provisionId: string;
  /** Of the provision after it was published. */
  revision: number;
  texts: ProvisionTexts;
  rest: EditableRest;
  isPublished: boolean;
  updatedAt: string;
  snapshotId: string | null;
  updateEntryId: string | null;
  isNewEntry: boolean;
  rolledIn: string[];
  lineBefore?: string | null;
  upcomingChangeId: string | null;
}

/**
 * Takes a publication back a moment after it was made: the texts and parts of before, without its version and its entry, and the
 * changes it rolled in are upcoming again. Throws 409 `stale_revision` when the provision was changed since.
 */
export async function undoPublication(
  tx: Tx,
  now: Date,
  actor: Editor,
  undo: UndoablePublication,
): Promise<{ revision: number }> {
  const row = await tx
    .selectFrom('provisions')
    .select('revision')
    .where('id', '=', undo.provisionId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.revision !== undo.revision) {
    throw conflict('stale_revision', t('This provision was changed since. Nothing was taken back.'));
  }
  const revision = undo.revision + 1;
  await tx
    .updateTable('provisions')
    .set({
      ...undo.texts,
      ...restColumns(undo.rest),
      is_published: undo.isPublished,
      updated_at: new Date(undo.updatedAt),
      revision,
    })
    .where('id', '=', undo.provisionId)
    .execute();
  await writeParts(tx, undo.provisionId, undo.rest);
  await forgetReading(tx, undo.provisionId, undo.revision);
  if (undo.updateEntryId && undo.isNewEntry) {
    await tx.deleteFrom('update_entries').where('id', '=', undo.updateEntryId).execute();
  } else if (undo.updateEntryId) {
    await tx
      .updateTable('update_entries')
      .set({ line: undo.lineBefore ?? null })
      .where('id', '=', undo.updateEntryId)
      .execute();
  }
  if (undo.snapshotId) {
    await tx.deleteFrom('provision_versions').where('id', '=', undo.snapshotId).execute();
  }
  if (undo.rolledIn.length > 0) {
    await unmarkRolledIn(tx, undo.rolledIn);
    await tx
      .updateTable('roll_ins')
      .set({ done_at: null })
      .where(oneOf('upcoming_change_id', undo.rolledIn))
      .execute();
  }
  if (undo.upcomingChangeId) await withdrawChange(tx, undo.upcomingChangeId, now);
  await recordAudit(tx, {
    at: now,
    actor,
    action: 'provision.undoPublish',
    subject: { kind: 'provision', id: undo.provisionId },
    before: { revision: undo.revision },
    after: { revision, description: undo.texts.description },
  });
  return { revision };
}
