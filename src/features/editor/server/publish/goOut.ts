import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import { newId } from '../../../../platform/newId.ts';
import { htmlToText } from '../../../../shared/htmlToText.ts';
import { evidenceDay, verificationOf } from '../../../../shared/standing.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { announceChange } from '../../../legislation/server/writes.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { ProvisionForEditing } from '../../../provisions/server/reads.ts';
import { type EditableRest, type Editor, publishProvision } from '../../../provisions/server/writes.ts';
import { filledPolicy } from '../../lintable.ts';
import type { Publication } from '../../schemas.ts';
import type { DraftRow } from '../drafts.ts';
import { borrowedBy } from '../openProvision.ts';
import { published } from './lockedDraft.ts';

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
export async function policyOf(
  db: Db,
  row: ProvisionForEditing,
  content: EditableProvision,
  day: string,
): Promise<string | null> {
  if (content.policy === null) return null;
  const borrowed = await borrowedBy(db, [content], row.jurisdiction);
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

/** Tells of an upcoming change as the line for readers says it, and answers its id; null where the publication announces none. */
async function announced(tx: Tx, draft: DraftRow, publication: Publication): Promise<string | null> {
  const { changeType, effectiveDate, line } = publication;
  if (changeType !== 'Upcoming Amendment' || !effectiveDate || !line) return null;
  return announceChange(tx, {
    provisionId: draft.provision_id,
    billId: null,
    overview: sanitiseHtml(`<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`),
    day: effectiveDate,
  });
}

/** The draft as it would be laid on the desk again. */
const asItWas = (draft: DraftRow) => ({
  editorId: draft.editor_id,
  content: draft.content,
  base: draft.base,
  baseRevision: draft.base_revision,
  createdAt: draft.created_at,
  rollsIn: draft.rolls_in,
});

interface GoneOut {
  at: Date;
  approvedBy: string | null;
  /** Of the provision, with which it is published. */
  revision: number;
  /** All that taking it back needs. */
  undo: object;
}

/** Keeps the publication with the way back, and answers its id. */
async function keepPublication(tx: Tx, draft: DraftRow, publication: Publication, gone: GoneOut) {
  const id = newId();
  await tx
    .insertInto('provision_publications')
    .values({
      id,
      provision_id: draft.provision_id,
      published_by: draft.editor_id,
      approved_by: gone.approvedBy,
      at: gone.at,
      change_type: publication.changeType,
      effective_date: publication.effectiveDate,
      line: publication.line,
      checked_against: JSON.stringify(publication.checkedAgainst),
      nothing_read: publication.nothingRead,
      revision: gone.revision,
      undo: JSON.stringify(gone.undo),
    })
    .execute();
  return id;
}

/** Publishes a draft as it is asked for, keeps the way back, and takes the draft away. */
export async function goOut(
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
  const { changeType, line } = publication;
  const upcomingChangeId = await announced(tx, draft, publication);
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
    rollsIn: publication.rollsIn ?? null,
    isChecked: publication.checkedAgainst.length > 0,
  });
  const publicationId = await keepPublication(tx, draft, publication, {
    at: now,
    approvedBy,
    revision: done.revision,
    undo: {
      publication: {
        provisionId: draft.provision_id,
        revision: done.revision,
        ...standsNow(row, before),
        snapshotId: done.snapshotId,
        updateEntryId: done.updateEntryId,
        isNewEntry: done.isNewEntry,
        rolledIn: done.rolledIn,
        lineBefore: done.lineBefore,
        upcomingChangeId,
      },
      draft: asItWas(draft),
    },
  });
  await tx.deleteFrom('provision_drafts').where('id', '=', draft.id).execute();
  return { publicationId, revision: done.revision };
}
