import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { FieldDefinition } from './tables.ts';

/** Provision groups with their topics: a query to begin with. */
export const groupsInTopics = (db: Db) =>
  db.selectFrom('provision_groups').innerJoin('topics', 'topics.id', 'provision_groups.topic_id');

/** Provision groups with their topics and areas: a query to begin with. */
export const groupsInAreas = (db: Db) => groupsInTopics(db).innerJoin('areas', 'areas.id', 'topics.area_id');

/** The same for SQL, to be joined: the aliases g and t. */
export const GROUPS_IN_TOPICS = sql`(provision_groups g join topics t on t.id = g.topic_id)`;

/** The same for SQL, to be joined: the aliases g, t and a. */
export const GROUPS_IN_AREAS = sql`(${GROUPS_IN_TOPICS} join areas a on a.id = t.area_id)`;

/** The names of these areas, in the library's order. */
export async function areaNames(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('areas')
    .select('name')
    .where(oneOf('areas.id', ids))
    .orderBy('sort')
    .execute();
  return rows.map(({ name }) => name);
}

/** The id of every area, by its key in the library. */
export async function areaIdsByKey(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('areas').select(['id', 'key']).execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** The ids of provision groups, by their keys in the library; what is not there is left out. */
export async function groupIdsByKey(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('provision_groups')
    .select(['id', 'key'])
    .where(oneOf('key', keys))
    .execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Every area that is offered in the library's order, with the jurisdictions it knows. */
export const areasInOrder = (db: Db) =>
  db
    .selectFrom('areas')
    .select(['id', 'key', 'name', 'jurisdictions'])
    .where('archived_at', 'is', null)
    .orderBy('sort')
    .execute();

/** Whether there is such an industry or occupation. */
export async function industryExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('industries').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** What the typed values of these provision groups are, in the order they are shown: by group id. */
export async function fieldsOfGroups(db: Db, groupIds: string[]): Promise<Map<string, FieldDefinition[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('provision_groups')
    .select(['id', 'fields'])
    .where('id', 'in', groupIds)
    .execute();
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}
