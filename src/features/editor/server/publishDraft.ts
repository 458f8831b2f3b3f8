import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, conflict, forbidden, notFound } from '../../../platform/errors.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import { htmlToText } from '../../../shared/htmlToText.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { announceChange } from '../../legislation/server/writes.ts';
import { evidenceDay, verificationOf } from '../../library/lintProvision.ts';
import type { EditableProvision } from '../../provisions/editable.ts';
import { editableOf, type ProvisionForEditing } from '../../provisions/server/reads.ts';
import {
  type EditableRest,
  type Editor,
  publishProvision,
  undoPublication,
} from '../../provisions/server/writes.ts';
import type { Publication } from '../contract.ts';
import { filledPolicy } from '../lintable.ts';
import { assertPublishable } from './checkPublication.ts';
import { type DraftRow, waitingOf } from './drafts.ts';
import { borrowedBy } from './openProvision.ts';
import './tables.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;

const lockedDraft = (tx: Tx, provisionId: string, editorId: string) =>
  tx
    .selectFrom('provision_drafts')
    .selectAll()
    .where('provision_id', '=', provisionId)
    .where('editor_id', '=', editorId)
    .forUpdate()
    .executeTakeFirst();

async function published(tx: Tx, provisionId: string) {
  const found = await editableOf(tx, provisionId);
  if (!found) throw notFound(t('This provision could not be found.'));
  return found;
}

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
        })
        .where('id', '=', draft.id)
        .execute();
      await recordAudit(tx, {
        at: clock.now(),
        actor: editor,
        action: waits === 'review' ? 'provision.askForReview' : 'provision.schedule',
        subject: { kind: 'provision', id: provisionId },
        after: publication,
      });
      return { state: waits, publicationId: null, revision: null };
    }
    const out = await goOut(tx, clock, draft, publication, editor, null);
    return { state: 'published', ...out };
  });
}

async function assertReady(tx: Tx, now: Date, draft: DraftRow, publication: Publication): Promise<void> {
  const { row } = await published(tx, draft.provision_id);
  if (row.revision !== draft.base_revision) {
    throw conflict(
      'stale_revision',
      t('Somebody else published this provision since you began. Nothing was overwritten.'),
    );
  }
  await assertPublishable(tx, now, row, draft, publication);
}

/** Publishes a colleague's draft that asked for a second reader. The author cannot (403 `own_draft`); 404 when nothing waits. */
export async function approveDraft(
  { db, clock }: Deps,
  reader: Editor,
  provisionId: string,
  editorId: string,
): Promise<{ publicationId: string; revision: number }> {
  if (reader.userId === editorId) {
    throw forbidden('own_draft', t('Somebody else has to read what you wrote.'));
  }
  return inTransaction(db, async (tx) => {
    const draft = await lockedDraft(tx, provisionId, editorId);
    if (draft?.waits_for !== 'review' || !draft.publication) {
      throw notFound(t('No draft of this provision waits for a second reader.'));
    }
    const now = clock.now();
    const { publication } = draft;
    const isLater = publication.at !== null && new Date(publication.at) > now;
    await assertReady(tx, now, draft, isLater ? publication : { ...publication, at: null });
    return goOut(tx, clock, draft, publication, reader, reader.userId);
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
      .set({ waits_for: null, publish_at: null, publication: null })
      .where('id', '=', draft.id)
      .execute();
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'provision.cancelWaiting',
      subject: { kind: 'provision', id: provisionId },
      before: draft.publication,
    });
    return true;
  });
}

const MAX_DUE = 100;

/**
 * Publishes what waited for its time. One that can no longer go out (somebody else published, a finding) stays a draft, with the reason
 * for its editor.
 */
export async function publishDue({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
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
        await goOut(tx, clock, draft, draft.publication, { userId: editor_id, email }, null);
        count += 1;
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await db
        .updateTable('provision_drafts')
        .set({ waits_for: null, publish_at: null, publication: null, failed_why: error.message })
        .where('provision_id', '=', provision_id)
        .where('editor_id', '=', editor_id)
        .execute();
    }
  }
  return count;
}

const restOf = (
  content: EditableProvision,
  reviewBy: string | null,
  amendedOn: string | null,
): EditableRest => {
  const { description: _d, warning: _w, policy, ...rest } = content;
  return {
    ...rest,
    policyTemplate: policy,
    verification: verificationOf(content.sources, 'text', amendedOn ?? undefined),
    asOf: evidenceDay(content.sources) ?? null,
    reviewBy,
  };
};

/** The policy that readers are shown: its placeholders filled with the values that hold on the day. */
async function policyOf(
  tx: Tx,
  row: ProvisionForEditing,
  content: EditableProvision,
  day: string,
): Promise<string | null> {
  if (content.policy === null) return null;
  const borrowed = await borrowedBy(tx, [content], row.jurisdiction);
  return filledPolicy(content.policy, { fields: row.fields, content, borrowed, day }).text;
}

/** What stands published now, as it would be written back. */
function standsNow(row: ProvisionForEditing, content: EditableProvision) {
  const text = (html: string | null) => (html === null ? null : htmlToText(html));
  return {
    texts: {
      description: row.description,
      text_description: text(row.description),
      warning: row.warning,
      text_warning: text(row.warning),
      policy: row.policy,
      text_policy: text(row.policy),
    },
    rest: {
      ...restOf(content, row.review_by, row.effective_date),
      policyTemplate: row.policy_template,
      verification: row.verification,
    },
    isPublished: row.is_published,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The content as it is published: what was checked today says so, and a change of the law has its day. */
function finalContent(draft: DraftRow, publication: Publication, today: string): EditableProvision {
  const { changeType, effectiveDate, checkedAgainst } = publication;
  const sources = draft.content.sources.map((source) =>
    checkedAgainst.includes(source.ref) ? { ...source, checked: today } : source,
  );
  return {
    ...draft.content,
    sources,
    effectiveDate: changeType === 'Amendment In Force' ? effectiveDate : draft.base.effectiveDate,
  };
}

async function goOut(
  tx: Tx,
  clock: Clock,
  draft: DraftRow,
  publication: Publication,
  actor: Editor,
  approvedBy: string | null,
): Promise<{ publicationId: string; revision: number }> {
  const now = clock.now();
  const today = torontoDay(now);
  const { row, content: before } = await published(tx, draft.provision_id);
  const content = finalContent(draft, publication, today);
  const { changeType, effectiveDate, line } = publication;
  const upcomingChangeId =
    changeType === 'Upcoming Amendment' && effectiveDate && line
      ? await announceChange(tx, {
          provisionId: draft.provision_id,
          billId: null,
          overview: sanitiseHtml(`<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`),
          day: effectiveDate,
        })
      : null;
  const done = await publishProvision(tx, clock, actor, {
    provisionId: draft.provision_id,
    description: content.description,
    warning: content.warning,
    policy: await policyOf(tx, row, content, row.frozen_at ?? today),
    changeType,
    revision: row.revision,
    rest: restOf(content, publication.reviewBy, content.effectiveDate),
    line: changeType === 'Editorial' ? null : line,
    upcomingChangeId,
  });
  if (approvedBy) {
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'provision.approve',
      subject: { kind: 'provision', id: draft.provision_id },
      after: { editorId: draft.editor_id, publication },
    });
  }
  const publicationId = newId();
  await tx
    .insertInto('provision_publications')
    .values({
      id: publicationId,
      provision_id: draft.provision_id,
      published_by: draft.editor_id,
      approved_by: approvedBy,
      at: now,
      change_type: changeType,
      effective_date: effectiveDate,
      line,
      checked_against: JSON.stringify(publication.checkedAgainst),
      nothing_read: publication.nothingRead,
      revision: done.revision,
      undo: JSON.stringify({
        publication: {
          provisionId: draft.provision_id,
          revision: done.revision,
          ...standsNow(row, before),
          snapshotId: done.snapshotId,
          updateEntryId: done.updateEntryId,
          isNewEntry: done.isNewEntry,
          rolledIn: done.rolledIn,
          upcomingChangeId,
        },
        draft: {
          editorId: draft.editor_id,
          content: draft.content,
          base: draft.base,
          baseRevision: draft.base_revision,
          createdAt: draft.created_at,
        },
      }),
    })
    .execute();
  await tx.deleteFrom('provision_drafts').where('id', '=', draft.id).execute();
  return { publicationId, revision: done.revision };
}

/** How long a publication can be taken back: the ten seconds of the screen, and what a slow answer takes. */
const UNDO_MS = 15_000;

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
