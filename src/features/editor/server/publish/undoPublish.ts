import type { Db } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict, forbidden, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { UNDO_MS } from '../../../provisions/server/reads.ts';
import { type Editor, undoPublication } from '../../../provisions/server/writes.ts';
import '../tables.ts';

/**
 * Takes a publication back, and gives its editor the draft again. Throws 404 for an unknown one, 403 for somebody else's, 409
 * `too_late` when its time is over, 409 `stale_revision` when the provision was changed since.
 */
export async function undoPublish(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Editor,
  publicationId: string,
): Promise<{ provisionId: string; revision: number }> {
  return inTransaction(db, async (tx) => {
    const publication = await tx
      .selectFrom('provision_publications')
      .selectAll()
      .where('id', '=', publicationId)
      .forUpdate()
      .executeTakeFirst();
    if (!publication) throw notFound(t('This publication could not be found.'));
    if (![publication.published_by, publication.approved_by].includes(actor.userId)) {
      throw forbidden('not_own_publication', t('Only who published it can take it back.'));
    }
    const now = clock.now();
    if (publication.undone_at || !publication.undo || now.getTime() - publication.at.getTime() > UNDO_MS) {
      throw conflict('too_late', t('This can no longer be taken back. Publish a new version.'));
    }
    const { publication: steps, draft } = publication.undo;
    const { revision } = await undoPublication(tx, now, actor, steps);
    await tx
      .updateTable('provision_publications')
      .set({ undone_at: now })
      .where('id', '=', publicationId)
      .execute();
    await tx
      .insertInto('provision_drafts')
      .values({
        id: newId(),
        provision_id: steps.provisionId,
        editor_id: draft.editorId,
        content: JSON.stringify(draft.content),
        base: JSON.stringify(draft.base),
        base_revision: revision,
        created_at: new Date(draft.createdAt),
        updated_at: now,
        waits_for: null,
        publish_at: null,
        publication: null,
        failed_why: null,
        rolls_in: draft.rollsIn ?? null,
      })
      .onConflict((other) => other.columns(['provision_id', 'editor_id']).doNothing())
      .execute();
    return { provisionId: steps.provisionId, revision };
  });
}

/** Keeps publications as a record, without the way back, once it is over. */
export const forgetUndo = (db: Db, now: Date) =>
  db
    .updateTable('provision_publications')
    .set({ undo: null })
    .where('undo', 'is not', null)
    .where('at', '<', new Date(now.getTime() - 86_400_000))
    .execute();
