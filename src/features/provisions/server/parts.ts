import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/session/actor.ts';
import type { Citation, Reference, SpecialRule, TypedValue } from '../contract.ts';
import './tables.ts';
import { inScope } from './scope.ts';

type ByProvision<T> = Map<string, T[]>;

function grouped<T>(rows: { provision_id: string; item: T }[]): ByProvision<T> {
  const groups: ByProvision<T> = new Map();
  for (const { provision_id, item } of rows) {
    const group = groups.get(provision_id);
    if (group) group.push(item);
    else groups.set(provision_id, [item]);
  }
  return groups;
}

/** The acts (or regulations) that each provision cites, with the sections, in the order the provision gives them. */
export async function citationsOf(
  db: Db,
  kind: 'acts' | 'regulations',
  ids: string[],
): Promise<ByProvision<Citation>> {
  const link = sql.table(kind === 'acts' ? 'provision_acts' : 'provision_regulations');
  const column = sql.ref(kind === 'acts' ? 'l.act_id' : 'l.regulation_id');
  const { rows } = await sql<Citation & { provision_id: string }>`
    select l.provision_id, i.id, i.name, i.url, l.sections
    from ${link} l join ${sql.table(kind)} i on i.id = ${column}
    where l.provision_id = any(${ids}::text[]) order by l.provision_id, l.sort`.execute(db);
  return grouped(rows.map(({ provision_id, ...item }) => ({ provision_id, item })));
}

/** The typed values of each provision, with their labels and units, in the order the group shows them, newest first. */
export async function valuesOf(db: Db, ids: string[]): Promise<ByProvision<TypedValue>> {
  const { rows } = await sql<TypedValue & { provision_id: string }>`
    select v.provision_id, v.key, f.label, f.unit, v.value, v.from_date as "from", v.to_date as "to"
    from provision_values v
    join provisions p on p.id = v.provision_id
    join provision_groups g on g.id = p.provision_group_id
    join lateral (
      select field ->> 'label' as label, field ->> 'unit' as unit, position
      from jsonb_array_elements(g.fields) with ordinality as fields (field, position)
      where field ->> 'key' = v.key
    ) f on true
    where v.provision_id = any(${ids}::text[])
    order by v.provision_id, f.position, v.sort`.execute(db);
  return grouped(rows.map(({ provision_id, ...item }) => ({ provision_id, item })));
}

/** "Also see": the provisions each one points to, as far as the person may see them. */
export async function referencesOf(db: Db, scope: Scope, ids: string[]): Promise<ByProvision<Reference>> {
  const rows = await db
    .selectFrom('provision_references')
    .innerJoin('provisions', 'provisions.id', 'provision_references.reference_id')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .innerJoin('areas', 'areas.id', 'topics.area_id')
    .select([
      'provision_references.provision_id',
      'provisions.id',
      'provision_groups.name',
      'topics.id as topic_id',
      'topics.name as topic_name',
      'areas.id as area_id',
      'areas.name as area_name',
    ])
    .where(inScope(scope))
    .where('provision_references.provision_id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('provision_references.provision_id')
    .orderBy('provision_references.sort')
    .execute();
  return grouped(
    rows.map((row) => ({
      provision_id: row.provision_id,
      item: {
        _id: row.id,
        name: row.name,
        area: { id: row.area_id, name: row.area_name },
        topic: { id: row.topic_id, name: row.topic_name },
      },
    })),
  );
}

const citationsJson = (kind: 'act' | 'regulation') => sql`
  coalesce((select json_agg(json_build_object('id', i.id, 'name', i.name, 'url', i.url, 'sections', l.sections) order by l.sort)
    from ${sql.table(`special_rule_${kind}s`)} l join ${sql.table(`${kind}s`)} i on i.id = ${sql.ref(`l.${kind}_id`)}
    where l.special_rule_id = r.id), '[]'::json)`;

interface RuleRow {
  id: string;
  type: SpecialRule['type'];
  description: string;
  provision_ids: string[];
  industries: { id: string; name: string }[];
  acts: Citation[];
  regulations: Citation[];
}

const joined = (citations: Citation[]): string | null =>
  citations.flatMap(({ sections }) => sections ?? []).join('; ') || null;

function presentRule(row: RuleRow): SpecialRule {
  const [act] = row.acts;
  return {
    _id: row.id,
    type: row.type,
    industries: row.industries.map(({ id }) => id),
    industryNames: row.industries.map(({ name }) => name),
    act: act ? { id: act.id, name: act.name, url: act.url } : null,
    actSections: joined(row.acts),
    regulations: row.regulations,
    regSections: joined(row.regulations),
    description: row.description,
  };
}

/**
 * The exemptions and special rules that stand with each provision: those of its jurisdiction that name its group. Staff see
 * unpublished ones too.
 */
export async function specialRulesOf(db: Db, scope: Scope, ids: string[]): Promise<ByProvision<SpecialRule>> {
  const { rows } = await sql<RuleRow>`
    select r.id, r.type, r.description, array_agg(p.id) as provision_ids,
      coalesce((select json_agg(json_build_object('id', i.id, 'name', i.name) order by ri.sort)
        from special_rule_industries ri join industries i on i.id = ri.industry_id
        where ri.special_rule_id = r.id), '[]'::json) as industries,
      ${citationsJson('act')} as acts, ${citationsJson('regulation')} as regulations
    from provisions p
    join special_rule_groups g on g.provision_group_id = p.provision_group_id
    join special_rules r on r.id = g.special_rule_id and r.jurisdiction = p.jurisdiction
    where p.id = any(${ids}::text[]) and (r.is_published or ${scope.unpublished})
    group by r.id order by r.type, r.key`.execute(db);
  return grouped(
    rows.flatMap((row) => {
      const item = presentRule(row);
      return row.provision_ids.map((provision_id) => ({ provision_id, item }));
    }),
  );
}
