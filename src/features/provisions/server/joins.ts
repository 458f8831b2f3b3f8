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

/** The industries that the published special rules of a provision name, as an array. For the aliases of `PLACED_PROVISIONS`. */
export const INDUSTRIES_WITH_RULES = sql`coalesce((select array_agg(distinct i.name)
  from special_rule_groups rg join special_rules r on r.id = rg.special_rule_id
  join special_rule_industries ri on ri.special_rule_id = r.id join industries i on i.id = ri.industry_id
  where rg.provision_group_id = g.id and r.jurisdiction = p.jurisdiction and r.is_published), '{}')`;

/** What a provision cites, as JSON: `[{ name, number, sections }]`; regulations are known by their number too. For the aliases of `PLACED_PROVISIONS`. */
export const CITED_SECTIONS = sql`coalesce((select json_agg(json_build_object('name', c.name, 'number', c.number, 'sections', c.sections)) from (
  select x.name, null as number, l.sections from provision_acts l join acts x on x.id = l.act_id where l.provision_id = p.id
  union all
  select x.name, x.citation, l.sections from provision_regulations l join regulations x on x.id = l.regulation_id
  where l.provision_id = p.id) c), '[]'::json)`;

/**
 * The typed values that began to hold on the day of an entry, beside what held until the day before, as JSON: `[{ label, unit,
 * before, after }]`, or null. For `placedProvisions` with `update_entries` joined.
 */
export const VALUE_CHANGES = sql`(
  select json_agg(json_build_object('label', f.field ->> 'label', 'unit', f.field ->> 'unit',
      'before', old.value, 'after', new.value) order by new.key)
  from provision_values new
  join provision_values old on old.provision_id = new.provision_id and old.key = new.key
    and old.to_date = new.from_date - 1 and old.value <> new.value
  cross join lateral jsonb_array_elements(provision_groups.fields) as f(field)
  where new.provision_id = provisions.id and f.field ->> 'key' = new.key
    and new.from_date = (update_entries.at at time zone 'America/Toronto')::date
    and update_entries.change_type = 'Amendment In Force'
    and jsonb_typeof(new.value) in ('number', 'string', 'boolean'))`;

/** The number that moves on with every change to content, for SQL. */
export const CONTENT_VERSION = sql<number>`(select version from content_version)`;

/** "Also see" of every provision: its own, and then what its group sees too, in its own jurisdiction. */
export const ALL_REFERENCES = sql<{ provision_id: string; reference_id: string; sort: number }>`(
  select provision_id, reference_id, sort from provision_references
  union all
  select own.id, other.id, 1000 + seen.sort::int from provisions own
  join provision_groups g on g.id = own.provision_group_id
  cross join lateral unnest(g.see_also) with ordinality as seen(group_id, sort)
  join provisions other on other.provision_group_id = seen.group_id and other.jurisdiction = own.jurisdiction)`;
