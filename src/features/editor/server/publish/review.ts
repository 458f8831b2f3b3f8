import { recordAudit } from '../../../../platform/audit/audit.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict, forbidden, notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import { waitingOf } from '../drafts.ts';
import { assertReady } from './assertReady.ts';
import { goOut } from './goOut.ts';
import { lockedDraft } from './lockedDraft.ts';
import type { Outcome } from './publishDraft.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/**
 * Approves a colleague's draft that asked for a second reader: it goes out now, or from now on waits for the time that its editor asked
 * for. The author cannot (403 `own_draft`); 404 when nothing waits, 409 `stale_draft` when another version was read.
 */
export async function approveDraft(
  { db, clock }: Deps,
  reader: Editor,
  provisionId: string,
  editorId: string,
  version?: number,
): Promise<Outcome & { state: 'published' | 'time' }> {
  if (reader.userId === editorId) {
    throw forbidden('own_draft', t('Somebody else has to read what you wrote.'));
  }
  return inTransaction(db, async (tx) => {
    const draft = await lockedDraft(tx, provisionId, editorId);
    if (draft?.waits_for !== 'review' || !draft.publication) {
      throw notFound(t('No draft of this provision waits for a second reader.'));
    }
    if (version !== undefined && draft.version !== version) {
      throw conflict('stale_draft', t('It was changed since you read it. Read it again.'));
    }
    const now = clock.now();
    const { publication } = draft;
    const isLater = publication.at !== null && new Date(publication.at) > now;
    await assertReady(tx, now, draft, isLater ? publication : { ...publication, at: null });
    await recordAudit(tx, {
      at: now,
      actor: reader,
      action: 'provision.approve',
      subject: { kind: 'provision', id: provisionId },
      before: { editorId, waitsFor: 'review' },
      after: { editorId, waitsFor: isLater ? 'time' : null, publication },
    });
    if (isLater) {
      await tx
        .updateTable('provision_drafts')
        .set({ waits_for: 'time', approved_by: reader.userId })
        .where('id', '=', draft.id)
        .execute();
      return { state: 'time', publicationId: null, revision: null };
    }
    return { state: 'published', ...(await goOut(tx, clock, draft, publication, reader, reader.userId)) };
  });
}

/** Ends the waiting of a publication; the draft stays. Answers whether one waited. */
export async function cancelWaiting(
  { db, clock }: Deps,
  actor: Editor,
  provisionId: string,
  editorId: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const draft = await lockedDraft(tx, provisionId, editorId);
    if (!draft || !waitingOf(draft)) return false;
    if (draft.waits_for === 'time' && actor.userId !== editorId) {
      throw forbidden('not_own_draft', t('Only its editor can take back what waits for its time.'));
    }
    await tx
      .updateTable('provision_drafts')
      .set({ waits_for: null, publish_at: null, publication: null, approved_by: null })
      .where('id', '=', draft.id)
      .execute();
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'provision.cancelWaiting',
      subject: { kind: 'provision', id: provisionId },
      before: { waitsFor: draft.waits_for, ...draft.publication },
      after: { waitsFor: null },
    });
    return true;
  });
}
