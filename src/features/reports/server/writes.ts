import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/**
 * Puts into reports, in the place of provisions, those that stand for them now; `to[i]` stands for `from[i]`. A report that
 * holds the successor already keeps it where it is. Deleted reports follow, so that undoing brings what can be read.
 */
export async function moveReportProvisions(
  tx: Tx,
  from: readonly string[],
  to: readonly string[],
): Promise<void> {
  const pairs = sql`unnest(${[...from]}::text[], ${[...to]}::text[]) as m(former, successor)`;
  await sql`
    insert into report_provisions (report_id, provision_id, position, added_by, added_at)
    select held.report_id, m.successor, held.position, held.added_by, held.added_at
    from report_provisions held join ${pairs} on held.provision_id = m.former
    on conflict do nothing`.execute(tx);
  await sql`delete from report_provisions where ${oneOf('provision_id', from)}`.execute(tx);
  await sql`
    update deleted_reports d set report = jsonb_set(d.report::jsonb, '{provisions}', (
      select coalesce(jsonb_agg(jsonb_set(one.entry, '{provision_id}', to_jsonb(coalesce(
        (select m.successor from ${pairs} where m.former = one.entry ->> 'provision_id'),
        one.entry ->> 'provision_id'))) order by one.place), '[]'::jsonb)
      from jsonb_array_elements(d.report::jsonb -> 'provisions') with ordinality as one(entry, place)))
    where exists (select 1 from jsonb_array_elements(d.report::jsonb -> 'provisions') as one(entry)
      where ${oneOf(sql`one.entry ->> 'provision_id'`, from)})`.execute(tx);
}
