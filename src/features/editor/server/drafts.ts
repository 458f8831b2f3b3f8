import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { sanitiseHtml } from '../../../platform/html/sanitise.ts';
import { newId } from '../../../platform/newId.ts';
import { t } from '../../../shared/text.ts';
import type { EditableProvision } from '../../provisions/editable.ts';
import { editableOf, placedProvisions } from '../../provisions/server/reads.ts';
import type { Draft } from '../schemas.ts';
import type { ProvisionDraftsTable } from './tables.ts';
import './tables.ts';

/** The draft of an editor as it stands in its table. */
export const draftOf = (db: Db, provisionId: string, editorId: string) =>
  db
    .selectFrom('provision_drafts')
    .selectAll()
    .where('provision_id', '=', provisionId)
    .where('editor_id', '=', editorId)
    .executeTakeFirst();

export type DraftRow = NonNullable<Awaited<ReturnType<typeof draftOf>>>;

/** What a publication waits for, or null. */
export const waitingOf = (
  row: Pick<DraftRow, 'waits_for' | 'publish_at' | 'publication'>,
): Draft['waiting'] =>
  row.waits_for && row.publication
    ? {
        for: row.waits_for,
        at: row.publish_at?.toISOString() ?? null,
        changeType: row.publication.changeType,
        line: row.publication.line,
      }
    : null;

export const presentDraft = (row: DraftRow): Draft => ({
  content: row.content,
  version: row.version,
  baseRevision: row.base_revision,
  savedAt: row.updated_at.toISOString(),
  waiting: waitingOf(row),
  failedWhy: row.failed_why,
  rollsIn: row.rolls_in,
});

/** The one allow-list holds for drafts too: what is shown to a colleague was sanitised on its way in. */
export const cleanContent = (content: EditableProvision): EditableProvision => ({
  ...content,
  description: sanitiseHtml(content.description),
  warning: content.warning === null ? null : sanitiseHtml(content.warning) || null,
  policy: content.policy === null ? null : sanitiseHtml(content.policy) || null,
});

/**
 * Keeps the draft of an editor, in the words of its newest save. A publication that waited is taken off: what was asked to go out is no
 * longer what stands here. Throws 404 for an unknown provision, 409 `stale_draft` when another tab saved since.
 */
export async function saveDraft(
  db: Db,
  now: Date,
  editorId: string,
  save: { provisionId: string; content: EditableProvision; version: number; baseRevision: number },
): Promise<{ version: number; savedAt: string }> {
  return inTransaction(db, async (tx) => {
    const content = cleanContent(save.content);
    const version = await writeDraft(tx, now, editorId, { ...save, content });
    return { version, savedAt: now.toISOString() };
  });
}

const staleDraft = () =>
  conflict('stale_draft', t('Another tab of yours saved this draft since. Nothing was overwritten.'));

/** Writes a draft in a transaction under way; as `saveDraft`. Answers its version. */
export async function writeDraft(
  tx: Tx,
  now: Date,
  editorId: string,
  save: { provisionId: string; content: EditableProvision; version: number; baseRevision: number },
): Promise<number> {
  const before = await tx
    .selectFrom('provision_drafts')
    .select(['id', 'version', 'base_revision'])
    .where('provision_id', '=', save.provisionId)
    .where('editor_id', '=', editorId)
    .forUpdate()
    .executeTakeFirst();
  if ((before?.version ?? 0) !== save.version) {
    throw staleDraft();
  }
  const rebased = before?.base_revision !== save.baseRevision ? await baseAt(tx, save) : null;
  const fresh = {
    content: JSON.stringify(save.content),
    updated_at: now,
    waits_for: null,
    publish_at: null,
    publication: null,
    failed_why: null,
    approved_by: null,
    ...(rebased ? { base: JSON.stringify(rebased), base_revision: save.baseRevision } : {}),
  };
  if (before) {
    const version = before.version + 1;
    await tx
      .updateTable('provision_drafts')
      .set({ ...fresh, version })
      .where('id', '=', before.id)
      .execute();
    return version;
  }
  const made = await tx
    .insertInto('provision_drafts')
    .values({
      ...fresh,
      id: newId(),
      provision_id: save.provisionId,
      editor_id: editorId,
      base: JSON.stringify(rebased),
      base_revision: save.baseRevision,
      created_at: now,
    })
    .onConflict((other) => other.columns(['provision_id', 'editor_id']).doNothing())
    .returning('version')
    .executeTakeFirst();
  // Another tab began the same draft in the same moment.
  if (!made) throw staleDraft();
  return 1;
}

/** The published content that a draft begins from: as it is now, which has to be the revision that the editor saw. */
async function baseAt(
  tx: Tx,
  { provisionId, baseRevision }: { provisionId: string; baseRevision: number },
): Promise<EditableProvision> {
  const published = await editableOf(tx, provisionId);
  if (!published) throw notFound(t('This provision could not be found.'));
  if (published.row.revision !== baseRevision) {
    throw conflict(
      'stale_revision',
      t(
        'Somebody published this provision since you opened it. Your words are kept; open it again to go on.',
      ),
    );
  }
  return published.content;
}

/** Throws the draft of an editor away. Answers whether there was one. */
export async function discardDraft(db: Db, provisionId: string, editorId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('provision_drafts')
    .where('provision_id', '=', provisionId)
    .where('editor_id', '=', editorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const MAX_DRAFTS = 500;

/** The drafts of all editors, the newest first. `isStale`: somebody published since it was begun. */
export async function allDrafts(db: Db, editorId: string) {
  const rows = await placedProvisions(db)
    .innerJoin('provision_drafts', 'provision_drafts.provision_id', 'provisions.id')
    .innerJoin('users', 'users.id', 'provision_drafts.editor_id')
    .select([
      'provisions.id',
      'provisions.jurisdiction',
      'provisions.revision',
      'provision_groups.name',
      'areas.id as area_id',
      'areas.name as area',
      'topics.id as topic_id',
      'topics.name as topic',
      'users.id as editor_id',
      'users.first_name',
      'users.last_name',
      'provision_drafts.updated_at',
      'provision_drafts.base_revision',
      'provision_drafts.waits_for',
      'provision_drafts.publish_at',
      'provision_drafts.publication',
      'provision_drafts.failed_why',
    ])
    .orderBy('provision_drafts.updated_at', 'desc')
    .limit(MAX_DRAFTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    jurisdiction: row.jurisdiction,
    area: { id: row.area_id, name: row.area },
    topic: { id: row.topic_id, name: row.topic },
    editor: { id: row.editor_id, name: `${row.first_name} ${row.last_name}` },
    isOwn: row.editor_id === editorId,
    savedAt: row.updated_at.toISOString(),
    waiting: waitingOf(row),
    failedWhy: row.failed_why,
    isStale: row.revision !== row.base_revision,
  }));
}

export type { ProvisionDraftsTable };
