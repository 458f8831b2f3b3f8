import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import '../../../catalogue/server/tables.ts';
import '../tables.ts';

/**
 * Gives the provisions of groups whose fields staff keep the cell of every field that they do not answer yet: not established, in words for readers. `which`: a condition on
 * the alias p. Their texts are not edited by that.
 */
export async function fillCells(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  const why = t('This was added lately and has not been read in the law yet.');
  await sql`
    insert into provision_values (provision_id, key, sort, value, state, why)
    select p.id, field ->> 'key', 0, null, 'unknown', ${why}
    from provisions p
    join (select id as group_id, fields from provision_groups where revision is distinct from loaded_revision) g
      on g.group_id = p.provision_group_id
    cross join lateral jsonb_array_elements(g.fields) as f(field)
    where ${which} and not exists (
      select 1 from provision_values v where v.provision_id = p.id and v.key = field ->> 'key')`.execute(tx);
}

/** How many provisions of a group answer each of its fields, by key; fields that none answers are left out. */
export async function fieldUses(db: Db, groupId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select v.key, count(distinct v.provision_id)::int as count
    from provision_values v join provisions p on p.id = v.provision_id
    where p.provision_group_id = ${groupId} and v.state is distinct from 'unknown'
    group by v.key`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** A number that provisions of a group have for a field outside these bounds, and of which jurisdiction; undefined where there is none. */
export async function numberOutside(
  db: Db,
  groupId: string,
  { key, min, max }: { key: string; min: number | null; max: number | null },
): Promise<{ value: number; jurisdiction: JurisdictionCode } | undefined> {
  const { rows } = await sql<{ value: number; jurisdiction: JurisdictionCode }>`
    select value, jurisdiction from (
      select (v.value #>> '{}')::float8 as value, p.jurisdiction
      from provision_values v join provisions p on p.id = v.provision_id
      where p.provision_group_id = ${groupId} and v.key = ${key} and jsonb_typeof(v.value) = 'number') x
    where value < ${min}::float8 or value > ${max}::float8
    order by jurisdiction, value limit 1`.execute(db);
  return rows[0];
}

/** Takes out the cells of fields that a group has no more. Whether one answers them is the caller's to ask. */
export async function dropCells(tx: Tx, groupId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from provision_values v using provisions p
    where p.id = v.provision_id and p.provision_group_id = ${groupId} and v.key = any(${[...keys]}::text[])`.execute(
    tx,
  );
}
