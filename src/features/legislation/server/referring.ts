import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import './tables.ts';

/** A bill that changes an act or regulation. */
export interface ReferringBill {
  id: string;
  number: string | null;
  name: string;
  status: string;
  jurisdiction: JurisdictionCode;
}

/** The bills and filed regulations that change an act or regulation, or bring a change that rests on it. */
export async function billsChanging(
  db: Db,
  kind: 'act' | 'regulation',
  id: string,
): Promise<ReferringBill[]> {
  const upcoming =
    kind === 'act'
      ? sql`select bill_id from upcoming_changes where upcoming_act_id = ${id}`
      : sql`select c.bill_id from upcoming_change_regulations r join upcoming_changes c on c.id = r.upcoming_change_id
          where r.regulation_id = ${id}`;
  const { rows } = await sql<ReferringBill>`
    select id, number, name, status, jurisdiction from bills
    where id in (
      select bill_id from ${sql.table(`bill_${kind}s`)} where ${sql.ref(`${kind}_id`)} = ${id}
      union ${upcoming})
    order by introduction_date desc nulls last, number, id`.execute(db);
  return rows;
}

/** How many announced changes without a bill rest on an act or regulation. */
export async function countAnnouncedChanges(db: Db, kind: 'act' | 'regulation', id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from upcoming_changes c where c.bill_id is null and ${
      kind === 'act'
        ? sql`c.upcoming_act_id = ${id}`
        : sql`exists (select 1 from upcoming_change_regulations r
            where r.upcoming_change_id = c.id and r.regulation_id = ${id})`
    }`.execute(db);
  return rows[0]?.count ?? 0;
}
