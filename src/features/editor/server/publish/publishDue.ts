import { inTransaction } from '../../../../platform/db/transaction.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { assertReady } from './assertReady.ts';
import { goOut } from './goOut.ts';
import { lockedDraft } from './lockedDraft.ts';

const MAX_DUE = 100;

/**
 * Publishes what waited for its time. One that can no longer go out (somebody else published, a finding, a second reader is wanted by
 * now) stays a draft, with the reason for its editor.
 */
export async function publishDue({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>): Promise<number> {
  const due = await db
    .selectFrom('provision_drafts')
    .innerJoin('users', 'users.id', 'provision_drafts.editor_id')
    .select(['provision_drafts.provision_id', 'provision_drafts.editor_id', 'users.email'])
    .where('waits_for', '=', 'time')
    .where('publish_at', '<=', clock.now())
    .orderBy('publish_at')
    .limit(MAX_DUE)
    .execute();
  let count = 0;
  for (const { provision_id, editor_id, email } of due) {
    try {
      await inTransaction(db, async (tx) => {
        const draft = await lockedDraft(tx, provision_id, editor_id);
        if (draft?.waits_for !== 'time' || !draft.publication) return;
        await assertReady(tx, clock.now(), draft, { ...draft.publication, at: null });
        const { approved_by } = draft;
        if (config.review === 'required' && approved_by === null) {
          throw conflict('review_required', t('A second person has to read it first. Send it for review.'));
        }
        await goOut(tx, clock, draft, draft.publication, { userId: editor_id, email }, approved_by);
        count += 1;
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await db
        .updateTable('provision_drafts')
        .set({
          ...{ waits_for: null, publish_at: null, publication: null, approved_by: null },
          failed_why: error.message,
        })
        .where('provision_id', '=', provision_id)
        .where('editor_id', '=', editor_id)
        .execute();
    }
  }
  return count;
}
