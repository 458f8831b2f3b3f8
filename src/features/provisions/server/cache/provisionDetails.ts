import { sql } from 'kysely';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { Citation, Reference, SpecialRule } from '../../contract.ts';
import { ALL_REFERENCES, placedProvisions } from '../joins.ts';
import '../tables.ts';

/** "Also see", with what decides who may see it. */
export interface ScopedReference {
  reference: Reference;
  jurisdiction: JurisdictionCode;
  isPublished: boolean;
}

export interface ScopedRule {
  rule: SpecialRule;
  isPublished: boolean;
}

export type ByProvision<T> = Map<string, T[]>;

/** What belongs to each provision, in the order of the rows. */
export function grouped<T>(rows: { provision_id: string; item: T }[]): ByProvision<T> {
  const groups: ByProvision<T> = new Map();
  for (const { provision_id, item } of rows) {
    const group = groups.get(provision_id);
    if (group) group.push(item);
    else groups.set(provision_id, [item]);
  }
  return groups;
}

/** What a provision rests on. */
export interface Citations {
  acts: Citation[];
  regulations: Citation[];
}

interface CitationRow extends Citation {
  provision_id: string;
  kind: keyof Citations;
}

/** The acts and regulations that each provision cites, with the sections, in the order the provision gives them. */
export async function citationsOf(db: Db, ids: string[]): Promise<Map<string, Citations>> {
  const { rows } = await sql<CitationRow>`
    select 'acts' as kind, l.provision_id, l.sort, i.id, i.name, i.url, l.sections
    from provision_acts l join acts i on i.id = l.act_id where ${oneOf('l.provision_id', ids)}
    union all
    select 'regulations', l.provision_id, l.sort, i.id, i.name, i.url, l.sections
    from provision_regulations l join regulations i on i.id = l.regulation_id
    where ${oneOf('l.provision_id', ids)}
    order by sort`.execute(db);
  const citations = new Map<string, Citations>();
  for (const { provision_id, kind, id, name, url, sections } of rows) {
    const of = citations.get(provision_id) ?? { acts: [], regulations: [] };
    of[kind].push({ id, name, url, sections });
    citations.set(provision_id, of);
  }
  return citations;
}

/** "Also see": the provisions each one points to, with what decides who may see them. */
export async function referencesOf(db: Db, ids: string[]): Promise<ByProvision<ScopedReference>> {
  const rows = await placedProvisions(db)
    .innerJoin(ALL_REFERENCES.as('seen'), 'seen.reference_id', 'provisions.id')
    .select([
      'seen.provision_id',
      'provisions.id',
      'provisions.jurisdiction',
      'provisions.is_published',
      'provision_groups.name',
      'topics.id as topic_id',
      'topics.name as topic_name',
      'areas.id as area_id',
      'areas.name as area_name',
    ])
    .where(oneOf('seen.provision_id', ids))
    .orderBy('seen.provision_id')
    .orderBy('seen.sort')
    .execute();
  const seen = new Set<string>();
  const isFirst = (row: { provision_id: string; id: string }): boolean =>
    seen.size < seen.add(`${row.provision_id} ${row.id}`).size;
  return grouped(
    rows.filter(isFirst).map((row) => ({
      provision_id: row.provision_id,
      item: {
        jurisdiction: row.jurisdiction,
        isPublished: row.is_published,
        reference: {
          _id: row.id,
          name: row.name,
          area: { id: row.area_id, name: row.area_name },
          topic: { id: row.topic_id, name: row.topic_name },
        },
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
  typed_values: SpecialRule['values'];
  is_published: boolean;
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
    values: row.typed_values,
  };
}

/** The exemptions and special rules that stand with each provision: those of its jurisdiction that name its group. */
export async function specialRulesOf(db: Db, ids: string[]): Promise<ByProvision<ScopedRule>> {
  const { rows } = await sql<RuleRow>`
    select r.id, r.type, r.description, r.typed_values, r.is_published, array_agg(p.id) as provision_ids,
      coalesce((select json_agg(json_build_object('id', i.id, 'name', i.name) order by ri.sort)
        from special_rule_industries ri join industries i on i.id = ri.industry_id
        where ri.special_rule_id = r.id), '[]'::json) as industries,
      ${citationsJson('act')} as acts, ${citationsJson('regulation')} as regulations
    from provisions p
    join special_rule_groups g on g.provision_group_id = p.provision_group_id
    join special_rules r on r.id = g.special_rule_id and r.jurisdiction = p.jurisdiction
    where ${oneOf('p.id', ids)}
    group by r.id order by r.type, r.key`.execute(db);
  return grouped(
    rows.flatMap((row) => {
      const item = { rule: presentRule(row), isPublished: row.is_published };
      return row.provision_ids.map((provision_id) => ({ provision_id, item }));
    }),
  );
}
