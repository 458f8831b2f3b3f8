import { type RawBuilder, sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { PLACED_PROVISIONS } from './joins.ts';
import './tables.ts';

/** A web address among the sources of provisions and of their special rules, and how many rest on it. */
export interface SourceAddress {
  ref: string;
  provisions: number;
  /** Exemptions and special rules that readers see. */
  rules: number;
  /** The newest day on which one of them was read against it. */
  readOn: string | null;
}

/** Every web address that a provision, or a special rule beside one, rests on. */
export async function sourceAddresses(db: Db): Promise<SourceAddress[]> {
  const { rows } = await sql<SourceAddress>`
    select s ->> 'ref' as ref, count(distinct x.provision)::int as provisions, count(distinct x.rule)::int as rules,
      max(s ->> 'checked') as "readOn"
    from (
      select id as provision, null as rule, sources from provisions
      union all
      select null, r.id, r.sources from special_rules r where r.is_published and exists (
        select from special_rule_groups rg join provisions p on p.provision_group_id = rg.provision_group_id
        where rg.special_rule_id = r.id and p.jurisdiction = r.jurisdiction)) x
    cross join lateral jsonb_array_elements(x.sources) s
    where s ->> 'ref' ~ '^https?://'
    group by 1 order by 1`.execute(db);
  return rows;
}

/** A provision that rests on a source, with what of it a change of the source may be about. */
export interface RestingProvision {
  id: string;
  name: string;
  jurisdiction: JurisdictionCode;
  area: { id: string; name: string };
  topic: { id: string; name: string };
  isPublished: boolean;
  revision: number;
  /** The day on which it was last read against this source. */
  checked: string | null;
  /** The source is the law's own text. */
  isLaw: boolean;
  text: string | null;
  /** Its typed values of every day. */
  values: unknown[];
  cites: { id: string; sections: string | null }[];
  /** The newest day of an official text among its sources. */
  lawOf: string | null;
  /** Since when readers are told that this source changed. */
  changedOn: string | null;
}

const CITES = sql`coalesce((select json_agg(json_build_object('id', c.id, 'sections', c.sections)) from (
  select l.act_id as id, l.sections from provision_acts l where l.provision_id = p.id
  union all
  select l.regulation_id, l.sections from provision_regulations l where l.provision_id = p.id) c), '[]'::json)`;
const VALUES = sql`coalesce((select json_agg(v.value) from provision_values v
  where v.provision_id = p.id and v.value is not null), '[]'::json)`;

const columns = (
  ref: string,
  cites: RawBuilder<unknown> = CITES,
) => sql`p.id, g.name, p.jurisdiction, p.revision, p.is_published as "isPublished",
  json_build_object('id', a.id, 'name', a.name) as area, json_build_object('id', t.id, 'name', t.name) as topic,
  exists (select 1 from jsonb_array_elements(p.sources) s
    where s ->> 'ref' = ${ref} and s ->> 'type' = 'official-text') as "isLaw",
  p.text_description as text, ${cites} as cites, ${VALUES} as "values",
  (select max(s ->> 'checked') from jsonb_array_elements(p.sources) s where s ->> 'ref' = ${ref}) as checked,
  (select max(left((s ->> 'date') || '-01-01', 10)) from jsonb_array_elements(p.sources) s
    where s ->> 'type' = 'official-text') as "lawOf",
  (select x.changed_on::text from provision_source_changes x
    where x.provision_id = p.id and x.ref = ${ref} and x.read_revision is null) as "changedOn"`;

/** The provisions that rest on this source, in the order of their names. */
export async function restingOn(db: Db, ref: string): Promise<RestingProvision[]> {
  const { rows } = await sql<RestingProvision>`
    select ${columns(ref)} from ${PLACED_PROVISIONS}
    where p.sources @> ${JSON.stringify([{ ref }])}::jsonb
    order by lower(g.name), p.jurisdiction`.execute(db);
  return rows;
}

/** Acts and regulations by their ids, and by their keys in the library, which typed values cite them by. */
export interface CitedInstruments {
  ids: readonly string[];
  keys: readonly string[];
}

/**
 * The provisions that cite one of these acts and regulations, with those citations alone; of their text, and of their typed values.
 * `ref`: the address of the law, by which it may be among their sources.
 */
export async function restingOnLaw(
  db: Db,
  { ids, keys }: CitedInstruments,
  ref: string,
): Promise<RestingProvision[]> {
  const cited = sql`
    select l.provision_id, l.act_id as id, l.sections from provision_acts l where ${oneOf('l.act_id', ids)}
    union all
    select l.provision_id, l.regulation_id, l.sections from provision_regulations l where ${oneOf('l.regulation_id', ids)}
    union all
    select v.provision_id, x ->> 'id', x ->> 'sections' from provision_values v
    cross join lateral jsonb_array_elements(v.cites) x where v.cites is not null and ${oneOf(sql`x ->> 'id'`, keys)}`;
  const cites = sql`(select json_agg(json_build_object('id', c.id, 'sections', c.sections)) from cited c
    where c.provision_id = p.id)`;
  const { rows } = await sql<RestingProvision>`
    with cited as materialized (${cited})
    select ${columns(ref, cites)} from ${PLACED_PROVISIONS}
    where p.id in (select provision_id from cited)
    order by lower(g.name), p.jurisdiction`.execute(db);
  return rows;
}
