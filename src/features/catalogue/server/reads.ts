import type { Db } from '../../../platform/db/schema.ts';
import type { FieldDefinition } from './tables.ts';

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
