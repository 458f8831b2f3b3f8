import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { GROUPS_IN_AREAS } from '../../../catalogue/server/reads.ts';
import { PLACED_PROVISIONS } from '../joins.ts';
import '../tables.ts';

/** A provision that refers to something, as staff are shown it. */
export interface ReferringProvision {
  id: string;
  name: string;
  /** The sections that it cites, or its topic. */
  line: string | null;
  jurisdiction: JurisdictionCode;
  isPublished: boolean;
  areaId: string;
  topicId: string;
}

const asReferring = (line: RawBuilder<unknown>) => sql`
  p.id, g.name, ${line} as line, p.jurisdiction, p.is_published as "isPublished", a.id as "areaId", t.id as "topicId"`;

/** The provisions that cite an act or regulation, in their text's citations or in those of a typed value. `key`: its key in the library. */
export async function provisionsCiting(
  db: Db,
  kind: 'act' | 'regulation',
  { id, key }: { id: string; key: string | null },
): Promise<ReferringProvision[]> {
  const cited = sql`select provision_id, sections from ${sql.table(`provision_${kind}s`)} where ${sql.ref(`${kind}_id`)} = ${id}`;
  const byValue = key
    ? sql`union all select provision_id, null from provision_values
        where cites @> ${JSON.stringify([{ id: key }])}::jsonb`
    : sql``;
  const { rows } = await sql<ReferringProvision>`
    select ${asReferring(sql`(select max(c.sections) from (${cited}) c where c.provision_id = p.id)`)}
    from ${PLACED_PROVISIONS}
    where p.id in (select provision_id from (${cited} ${byValue}) every)
    order by g.name, p.jurisdiction`.execute(db);
  return rows;
}

/** The provisions of a place of the taxonomy. `where`: a condition with the aliases g, t and a. */
export async function provisionsIn(db: Db, where: RawBuilder<unknown>): Promise<ReferringProvision[]> {
  const { rows } = await sql<ReferringProvision>`
    select ${asReferring(sql`t.name`)} from ${PLACED_PROVISIONS}
    where ${where} order by t.sort, g.sort, p.jurisdiction`.execute(db);
  return rows;
}

/** How many provisions cite each act and regulation: by id; those that none cites are left out. */
export async function citationCounts(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select act_id as id, count(*)::int as count from provision_acts group by act_id
    union all
    select regulation_id, count(*)::int from provision_regulations group by regulation_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** An exemption or special rule that refers to something. */
export interface ReferringRule {
  id: string;
  type: 'Exemption' | 'Special Rule';
  /** The beginning of what it says. */
  text: string;
  jurisdiction: JurisdictionCode;
  isPublished: boolean;
}

const rules = async (db: Db, ids: RawBuilder<unknown>): Promise<ReferringRule[]> => {
  const { rows } = await sql<ReferringRule>`
    select r.id, r.type, left(r.text_description, 160) || case when length(r.text_description) > 160 then ' …' else '' end as text, r.jurisdiction, r.is_published as "isPublished"
    from special_rules r where r.id in (${ids}) order by r.jurisdiction, r.type, r.key, r.id`.execute(db);
  return rows;
};

/** The special rules and exemptions that cite an act or regulation. */
export const rulesCiting = (db: Db, kind: 'act' | 'regulation', id: string): Promise<ReferringRule[]> =>
  rules(
    db,
    sql`select special_rule_id from ${sql.table(`special_rule_${kind}s`)} where ${sql.ref(`${kind}_id`)} = ${id}`,
  );

/** The special rules and exemptions that speak of an industry. */
export const rulesOfIndustry = (db: Db, id: string): Promise<ReferringRule[]> =>
  rules(db, sql`select special_rule_id from special_rule_industries where industry_id = ${id}`);

/** The special rules and exemptions that stand with a provision group. */
export const rulesOfGroup = (db: Db, id: string): Promise<ReferringRule[]> =>
  rules(db, sql`select special_rule_id from special_rule_groups where provision_group_id = ${id}`);

/** How many special rules and exemptions speak of each industry, by id. */
export async function ruleCounts(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select industry_id as id, count(*)::int as count from special_rule_industries group by industry_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** How much of a place of the taxonomy is asked for by its number alone. `where`: a condition with the aliases g, t and a. */
export async function countsIn(
  db: Db,
  where: RawBuilder<unknown>,
): Promise<{ provisions: number; specialRules: number; coverageLimits: number }> {
  const groups = sql`select g.id from ${GROUPS_IN_AREAS} where ${where}`;
  const { rows } = await sql<{ provisions: number; specialRules: number; coverageLimits: number }>`
    select
      (select count(*)::int from provisions where provision_group_id in (${groups})) as provisions,
      (select count(distinct special_rule_id)::int from special_rule_groups
        where provision_group_id in (${groups})) as "specialRules",
      (select count(distinct coverage_limit_id)::int from coverage_limit_groups
        where provision_group_id in (${groups})) as "coverageLimits"`.execute(db);
  return rows[0] ?? { provisions: 0, specialRules: 0, coverageLimits: 0 };
}
