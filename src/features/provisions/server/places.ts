import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import {
  GROUPS_IN_AREAS,
  GROUPS_IN_TOPICS,
  groupsInAreas,
  groupsInTopics,
} from '../../catalogue/server/reads.ts';
import type { Scope } from '../../identity/scope.ts';
import { inScope } from './scope.ts';
import './tables.ts';

/** Provisions with their groups and topics: a query to begin with, ready for `inScope`. */
export const provisionsInTopics = (db: Db) =>
  groupsInTopics(db).innerJoin('provisions', 'provisions.provision_group_id', 'provision_groups.id');

/** Provisions with their groups, topics, areas and jurisdictions: a query to begin with, ready for `inScope`. */
export const placedProvisions = (db: Db) =>
  groupsInAreas(db)
    .innerJoin('provisions', 'provisions.provision_group_id', 'provision_groups.id')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'provisions.jurisdiction');

/** `provisionsInTopics` for SQL, to be joined: the aliases p, g and t. */
export const PROVISIONS_IN_TOPICS = sql`(provisions p join ${GROUPS_IN_TOPICS} on g.id = p.provision_group_id)`;

/** `placedProvisions` for SQL, to be joined: the aliases p, g, t, a and j. */
export const PLACED_PROVISIONS = sql`(provisions p join ${GROUPS_IN_AREAS} on g.id = p.provision_group_id
  join jurisdictions j on j.code = p.jurisdiction)`;

/** The provision groups in which a person may see something: a query with the one column `provision_group_id`. */
export const visibleGroups = (db: Db, scope: Scope) =>
  provisionsInTopics(db).select('provisions.provision_group_id').distinct().where(inScope(scope));

/** By area id: how many published provisions it has in each jurisdiction. */
export type PublishedCounts = Map<string, Partial<Record<JurisdictionCode, number>>>;

/** How many published provisions each area has in each jurisdiction: what decides which areas a plan may offer. */
export async function publishedCounts(db: Db): Promise<PublishedCounts> {
  const rows = await provisionsInTopics(db)
    .select((eb) => ['topics.area_id', 'provisions.jurisdiction', eb.fn.countAll<number>().as('count')])
    .where('provisions.is_published', '=', true)
    .groupBy(['topics.area_id', 'provisions.jurisdiction'])
    .execute();
  const counts: PublishedCounts = new Map();
  for (const { area_id, jurisdiction, count } of rows) {
    counts.set(area_id, { ...counts.get(area_id), [jurisdiction]: count });
  }
  return counts;
}
