import { recordAudit } from '../../../../platform/audit/audit.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import type { Publication } from '../../schemas.ts';
import { assertReady } from './assertReady.ts';
import { goOut } from './goOut.ts';
import { lockedDraft } from './lockedDraft.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

export interface Outcome {
  state: 'published' | 'time' | 'review';
  publicationId: string | null;
  revision: number | null;
}

/**
 * Publishes an editor's draft: now, or, where it waits for its time or for a second reader, keeps how it is to be published. Throws 404
 * without a draft, 409 `stale_draft` when another tab saved since, 409 `stale_revision` when somebody else published since, 400 as
 * `assertPublishable` does.
 */
export async function publishDraft(
  { db, clock, config }: Deps,
  editor: Editor,
  provisionId: string,
  publication: Publication,
  version: number,
): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const draft = await lockedDraft(tx, provisionId, editor.userId);
    if (!draft) throw notFound(t('You have no draft of this provision.'));
    if (draft.version !== version) {
      throw conflict('stale_draft', t('Another tab of yours saved this draft since. Look at it again.'));
    }
    await assertReady(tx, clock.now(), draft, publication);
    const waits = config.review === 'required' ? 'review' : publication.at !== null ? 'time' : null;
    if (waits) {
      await tx
        .updateTable('provision_drafts')
        .set({
          waits_for: waits,
          publish_at: publication.at === null ? null : new Date(publication.at),
          publication: JSON.stringify(publication),
          failed_why: null,
          approved_by: null,
        })
        .where('id', '=', draft.id)
        .execute();
      await recordAudit(tx, {
        at: clock.now(),
        actor: editor,
        action: waits === 'review' ? 'provision.askForReview' : 'provision.schedule',
        subject: { kind: 'provision', id: provisionId },
        before: { waitsFor: draft.waits_for, ...draft.publication },
        after: { waitsFor: waits, ...publication },
      });
      return { state: waits, publicationId: null, revision: null };
    }
    const out = await goOut(tx, clock, draft, publication, editor, null);
    return { state: 'published', ...out };
  });
}
