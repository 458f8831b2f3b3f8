import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import { newId } from '../../../../platform/newId.ts';
import { htmlToText } from '../../../../shared/htmlToText.ts';
import { t } from '../../../../shared/text.ts';
import { addDays } from '../../../../shared/torontoDate.ts';
import type { CHANGE_TYPES } from '../../contract.ts';
import type { Editor } from '../edit/editor.ts';
import { type EditableRest, restColumns, writeParts } from '../edit/writeEditable.ts';
import { markRead } from '../sourceChanges.ts';
import type { ProvisionTexts } from '../tables.ts';
import { rollIn } from './rollIn.ts';

/** New text of a provision as an editor sends it. A text left out stays as it is; null takes it away. */
export interface Publication {
  provisionId: string;
  description: string;
  warning?: string | null;
  policy?: string | null;
  changeType: (typeof CHANGE_TYPES)[number];
  /** The revision the editor began from. */
  revision: number;
  /** Typed values, citations, references and standing; all of them stay as they are when left out. */
  rest?: EditableRest;
  /** What readers are told, in one line. */
  line?: string | null;
  /** The upcoming change that an Upcoming Amendment tells of. */
  upcomingChangeId?: string | null;
  /** The changes in force that the text says from now on; left out or null, all that wait. */
  rollsIn?: readonly string[] | null;
  /** Whether it was read against its sources for this: what was said of changed ones is over then. */
  isChecked?: boolean;
}

export interface Published {
  id: string;
  revision: number;
  updatedAt: string;
  /** The snapshot of what stood before; null when the text did not change. */
  snapshotId: string | null;
  /** The entry that readers are told of; null for an editorial change. */
  updateEntryId: string | null;
  /** Whether that entry was made now, and the changes in force that the text says from now on. */
  isNewEntry: boolean;
  rolledIn: string[];
  /** What an entry that was told before said in its line. */
  lineBefore: string | null;
}

const TEXT_COLUMNS = [
  'description',
  'text_description',
  'warning',
  'text_warning',
  'policy',
  'text_policy',
] as const;

const clean = (html: string | null): { html: string | null; text: string | null } => {
  const safe = html === null ? '' : sanitiseHtml(html);
  return safe === '' ? { html: null, text: null } : { html: safe, text: htmlToText(safe) };
};

/** The texts as they will stand: sanitised on the way in, with their plain text beside. */
function textsOf(publication: Publication, before: ProvisionTexts): ProvisionTexts {
  const description = clean(publication.description);
  const warning = clean(publication.warning === undefined ? before.warning : publication.warning);
  const policy = clean(publication.policy === undefined ? before.policy : publication.policy);
  return {
    description: description.html,
    text_description: description.text,
    warning: warning.html,
    text_warning: warning.text,
    policy: policy.html,
    text_policy: policy.text,
  };
}

const lockedProvision = (tx: Tx, id: string) =>
  tx
    .selectFrom('provisions')
    .select(['id', 'revision', 'is_published', 'effective_date', 'updated_at', ...TEXT_COLUMNS])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Before = NonNullable<Awaited<ReturnType<typeof lockedProvision>>>;

/** The last day of the text before, where the new one begins on a day of its own. */
const endOf = ({ effective_date }: Before, { changeType, rest }: Publication): string | null => {
  const begins = changeType === 'Editorial' ? null : (rest?.effectiveDate ?? null);
  return begins !== null && begins > (effective_date ?? '') ? addDays(begins, -1) : null;
};

async function takeSnapshot(tx: Tx, before: Before, publication: Publication): Promise<string> {
  const id = newId();
  const { description, text_description, warning, text_warning, policy, text_policy } = before;
  await tx
    .insertInto('provision_versions')
    .values({
      id,
      provision_id: before.id,
      ...{ description, text_description, warning, text_warning, policy, text_policy },
      effective_from: before.effective_date,
      effective_to: endOf(before, publication),
      published_at: before.updated_at,
      change_type: publication.changeType,
    })
    .execute();
  return id;
}

type Told = Pick<Published, 'updateEntryId' | 'isNewEntry' | 'rolledIn' | 'lineBefore'>;

async function addEntry(
  tx: Tx,
  publication: Publication,
  snapshotId: string | null,
  now: Date,
): Promise<Told> {
  const { provisionId, changeType, line = null, upcomingChangeId = null } = publication;
  if (changeType === 'Editorial')
    return { updateEntryId: null, isNewEntry: false, rolledIn: [], lineBefore: null };
  if (changeType === 'Amendment In Force') {
    const rolled = await rollIn(tx, provisionId, snapshotId, now, publication.rollsIn);
    if (rolled) {
      if (line !== null) {
        await tx.updateTable('update_entries').set({ line }).where('id', '=', rolled.entryId).execute();
      }
      const { entryId, isNew, changeIds, lineBefore } = rolled;
      return { updateEntryId: entryId, isNewEntry: isNew, rolledIn: changeIds, lineBefore };
    }
  }
  const id = newId();
  await tx
    .insertInto('update_entries')
    .values({
      id,
      at: now,
      change_type: changeType,
      provision_id: provisionId,
      upcoming_change_id: changeType === 'Upcoming Amendment' ? upcomingChangeId : null,
      before_version_id: snapshotId,
      line,
    })
    .execute();
  return { updateEntryId: id, isNewEntry: true, rolledIn: [], lineBefore: null };
}

/**
 * Publishes new text of a provision as one step: a snapshot of what stood before (when the text changed), the update entry
 * that readers are told of (unless the change is editorial), and the audit entry; a trigger notes the change that the search
 * index follows.
 * Nothing published is ever overwritten unseen (decisions 6).
 *
 * Throws 404 for an unknown provision, and 409 `stale_revision` when somebody else published since the editor began.
 */
export async function publishProvision(
  db: Db,
  clock: Clock,
  actor: Editor,
  publication: Publication,
): Promise<Published> {
  return inTransaction(db, async (tx) => {
    const before = await lockedProvision(tx, publication.provisionId);
    if (!before) throw notFound(t('This provision could not be found.'));
    if (before.revision !== publication.revision) {
      throw conflict(
        'stale_revision',
        t('Somebody else published this provision since you began. Nothing was overwritten.'),
      );
    }
    const now = clock.now();
    const texts = textsOf(publication, before);
    const changed = TEXT_COLUMNS.some((column) => before[column] !== texts[column]);
    const snapshotId = changed && before.is_published ? await takeSnapshot(tx, before, publication) : null;
    const revision = before.revision + 1;
    await tx
      .updateTable('provisions')
      .set({
        ...texts,
        ...(publication.rest ? restColumns(publication.rest) : {}),
        is_published: true,
        revision,
        updated_at: now,
      })
      .where('id', '=', before.id)
      .execute();
    if (publication.rest) await writeParts(tx, before.id, publication.rest);
    if (publication.isChecked) await markRead(tx, before.id, revision);
    const told = await addEntry(tx, publication, snapshotId, now);
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'provision.publish',
      subject: { kind: 'provision', id: before.id },
      before: { description: before.description, warning: before.warning, policy: before.policy },
      after: {
        description: texts.description,
        warning: texts.warning,
        policy: texts.policy,
        changeType: publication.changeType,
        ...(publication.line ? { line: publication.line } : {}),
        ...(publication.rest ? { rest: publication.rest } : {}),
      },
    });
    return { id: before.id, revision, updatedAt: now.toISOString(), snapshotId, ...told };
  });
}
