import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/session/actor.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import { inScope } from '../../provisions/server/reads.ts';
import type { Reminder } from '../contract.ts';

/** Where a provision stands, as entries and reminders say it. */
export type Place = Pick<
  Reminder,
  'name' | 'provision' | 'jurisdiction' | 'jurisdictionName' | 'area' | 'topic' | 'url'
>;

/** Where these provisions stand, by id; those the person may not see are left out. */
export async function placesOf(db: Db, scope: Scope, provisionIds: string[]): Promise<Map<string, Place>> {
  if (provisionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .innerJoin('areas', 'areas.id', 'topics.area_id')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'provisions.jurisdiction')
    .select([
      'provisions.id',
      'provisions.jurisdiction',
      'provision_groups.name',
      'jurisdictions.name as jurisdiction_name',
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'topics.name as topic_name',
    ])
    .where('provisions.id', '=', sql<string>`any(${provisionIds}::text[])`)
    .where(inScope(scope))
    .execute();
  return new Map(
    rows.map((row) => {
      const area = { id: row.area_id, name: row.area_name };
      const topic = { id: row.topic_id, name: row.topic_name };
      const place: Place = {
        name: row.name,
        provision: { id: row.id, name: row.name },
        jurisdiction: row.jurisdiction,
        jurisdictionName: row.jurisdiction_name,
        area,
        topic,
        url: permalinkPath({ id: row.id, area, topic }),
      };
      return [row.id, place];
    }),
  );
}
