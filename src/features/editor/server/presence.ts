import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { Colleague } from '../schemas.ts';
import './tables.ts';

/** Whoever was not heard of for so long has left: a page says where it is every few seconds. */
const GONE_MS = 25_000;

/** The other editors who have this provision open, with the part that each one is in. */
export async function colleaguesIn(
  db: Db,
  provisionId: string,
  editorId: string,
  now: Date,
): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('editor_presence')
    .innerJoin('users', 'users.id', 'editor_presence.editor_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'editor_presence.place'])
    .where('provision_id', '=', provisionId)
    .where('editor_id', '<>', editorId)
    .where('seen_at', '>', new Date(now.getTime() - GONE_MS))
    .orderBy('seen_at', 'desc')
    .execute();
  const people = new Map<string, Colleague>();
  for (const { id, first_name, last_name, place } of rows) {
    if (!people.has(id)) people.set(id, { id, name: `${first_name} ${last_name}`, place });
  }
  return [...people.values()];
}

/** Notes where this editor is, and answers who else is there and what moved. Throws 404 for an unknown provision. */
export async function sayPresence(
  db: Db,
  now: Date,
  editorId: string,
  { provisionId, tab, place }: { provisionId: string; tab: string; place: string },
) {
  const provision = await db
    .selectFrom('provisions')
    .select('revision')
    .where('id', '=', provisionId)
    .executeTakeFirst();
  if (!provision) throw notFound(t('This provision could not be found.'));
  await db
    .insertInto('editor_presence')
    .values({ editor_id: editorId, tab, provision_id: provisionId, place, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['editor_id', 'tab']).doUpdateSet({ provision_id: provisionId, place, seen_at: now }),
    )
    .execute();
  const draft = await db
    .selectFrom('provision_drafts')
    .select('version')
    .where('provision_id', '=', provisionId)
    .where('editor_id', '=', editorId)
    .executeTakeFirst();
  return {
    colleagues: await colleaguesIn(db, provisionId, editorId, now),
    revision: provision.revision,
    draftVersion: draft?.version ?? null,
  };
}

/** Forgets who was where a day ago. */
export const forgetPresence = (db: Db, now: Date) =>
  db
    .deleteFrom('editor_presence')
    .where('seen_at', '<', new Date(now.getTime() - 86_400_000))
    .execute();
