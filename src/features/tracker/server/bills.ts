import { sql } from 'kysely';
import { oneOfAllowed } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../identity/scope.ts';
import type { BillPart } from '../../legislation/contract.ts';
import { isWhollyInForce, partsInForce } from '../../legislation/rules.ts';
import { AREAS_OF_CHANGED_INSTRUMENTS, LAST_STAGE_DAY } from '../../legislation/server/reads.ts';
import { PROVISIONS_IN_TOPICS } from '../../provisions/server/reads.ts';
import type { TrackedBill } from '../contract.ts';

interface Row extends Omit<TrackedBill, 'isInForce' | 'parts'> {
  parts: Pick<BillPart, 'inForce' | 'inForceDate'>[];
}

/** The areas a bill concerns: those of the acts and regulations it changes, and of the provisions. */
const areasOfBills = (scope: Scope) => sql`
  ${AREAS_OF_CHANGED_INSTRUMENTS}
  union select c.bill_id, t.area_id from upcoming_changes c
    join ${PROVISIONS_IN_TOPICS} on p.id = c.provision_id and (p.is_published or ${scope.unpublished})
  where c.bill_id is not null`;

/** The entitlement filter for bills (alias b, with its areas joined): decisions 5, as `inScope` is for provisions. */
const visibleBills = (scope: Scope) => sql`
  from bills b
  left join lateral (
    select json_agg(json_build_object('id', ar.id, 'name', ar.name) order by ar.sort) as areas, count(*) as number
    from areas_of_bills o join areas ar on ar.id = o.area_id
    where o.bill_id = b.id and ${oneOfAllowed('ar.id', scope.areas)}
  ) own on true
  where ${oneOfAllowed('b.jurisdiction', scope.jurisdictions)}
    and (${scope.areas}::text[] is null or own.number > 0)
    and (b.is_published or ${scope.unpublished})`;

/** Every bill and filed regulation that a person may see, those that moved last first. `today`: a calendar day. */
export async function visibleBillRows(db: Db, scope: Scope, today: string): Promise<TrackedBill[]> {
  const { rows } = await sql<Row>`
    with areas_of_bills as (${areasOfBills(scope)})
    select b.id, b.kind, b.name, b.number, b.jurisdiction, b.status, b.in_force as "inForce",
      b.in_force_date as "inForceDate", b.assent_date as "assentDate", b.introduction_date as "introductionDate",
      b.seen_on as "seenOn", b.outcome,
      (select max(moved.on_day) from (
        select ${LAST_STAGE_DAY} as on_day
        union all select b.assent_date union all select b.introduction_date
        union all select b.in_force_date where b.status = 'Filed' and b.in_force_date <= ${today}::date
      ) moved) as "lastMove",
      coalesce((select json_agg(json_build_object('inForce', p.in_force, 'inForceDate', p.in_force_date) order by p.sort)
        from bill_parts p where p.bill_id = b.id), '[]'::json) as parts,
      coalesce(own.areas, '[]'::json) as areas
    ${visibleBills(scope)}
    order by "lastMove" desc nulls last, b.id`.execute(db);
  return rows.map((row) => {
    const { parts, ...bill } = row;
    return {
      ...bill,
      isInForce: isWhollyInForce(row, parts, today),
      parts: { total: parts.length, inForce: partsInForce(row, parts, today) },
    };
  });
}

/** What the tracker knows of a bill beside what it says; undefined for a bill that this person may not see. */
export async function visibleBill(
  db: Db,
  scope: Scope,
  id: string,
): Promise<Pick<TrackedBill, 'seenOn' | 'outcome'> | undefined> {
  const { rows } = await sql<Pick<TrackedBill, 'seenOn' | 'outcome'>>`
    with areas_of_bills as (${areasOfBills(scope)})
    select b.seen_on as "seenOn", b.outcome ${visibleBills(scope)} and b.id = ${id}`.execute(db);
  return rows[0];
}
