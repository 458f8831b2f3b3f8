import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { InForceType } from '../contract.ts';
import { type Commencement, inForceDay, isInForce } from '../rules.ts';
import type { UpcomingValues } from './tables.ts';

/**
 * What says when a change starts (specification 4): the part of the bill that brings it, else the bill, and its own words where
 * no bill does. Columns `status`, `assent_date`, `in_force`, `in_force_date`, of the aliases c, part and b.
 */
export const commencementColumns = sql`
  coalesce(b.status, 'Filed') as status, b.assent_date,
  case when b.id is null then coalesce(c.in_force, 'to be proclaimed') else coalesce(part.in_force, b.in_force) end as in_force,
  case when b.id is null then c.in_force_date
    when part.id is null then b.in_force_date else part.in_force_date end as in_force_date`;

/** A change that the text of its provision does not say yet, with what decides when it starts. */
export interface OpenChange {
  id: string;
  provisionId: string;
  billId: string | null;
  bill: string | null;
  /** The part of the bill that brings it; null when the whole bill does. */
  partId: string | null;
  /** HTML. */
  overview: string;
  /** HTML of the whole text once it holds; null until an editor wrote it. */
  upcomingText: string | null;
  /** The typed values that it brings, rows by field; null where an editor wrote none. */
  upcomingValues: UpcomingValues | null;
  commencement: Commencement;
  /** The calendar day on which it starts by its own terms; null while none is known. */
  day: string | null;
}

interface Row {
  id: string;
  provision_id: string;
  bill_id: string | null;
  bill: string | null;
  bill_part_id: string | null;
  changes_overview: string;
  upcoming_text: string | null;
  upcoming_values: UpcomingValues | null;
  status: string;
  assent_date: string | null;
  in_force: InForceType;
  in_force_date: string | null;
}

/**
 * The changes not rolled in yet, of published bills and of announcements: what follows `select`, with the aliases c, part and b,
 * ready for more conditions.
 */
export const fromOpenChanges = sql`
  from upcoming_changes c
  left join bills b on b.id = c.bill_id
  left join bill_parts part on part.id = c.bill_part_id
  where c.rolled_in_on is null and (b.id is null or b.is_published)`;

/** The open changes (`fromOpenChanges`). `which`: a condition on the alias c. */
export async function openChanges(db: Db, which: RawBuilder<unknown> = sql`true`): Promise<OpenChange[]> {
  const { rows } = await sql<Row>`
    select c.id, c.provision_id, c.bill_id, nullif(concat_ws(' · ', b.number, b.name), '') as bill,
      c.bill_part_id, c.changes_overview, c.upcoming_text, c.upcoming_values, ${commencementColumns}
    ${fromOpenChanges} and ${which}
    order by c.id`.execute(db);
  return rows.map((row) => {
    const commencement: Commencement = {
      status: row.status,
      assentDate: row.assent_date,
      inForce: row.in_force,
      inForceDate: row.in_force_date,
    };
    return {
      id: row.id,
      provisionId: row.provision_id,
      billId: row.bill_id,
      bill: row.bill,
      partId: row.bill_part_id,
      overview: row.changes_overview,
      upcomingText: row.upcoming_text,
      upcomingValues: row.upcoming_values,
      commencement,
      day: inForceDay(commencement),
    };
  });
}

/** The changes of a provision that count as in force on a day while its text does not say so, in the order in which they started. */
export async function changesInForce(db: Db, provisionId: string, today: string): Promise<OpenChange[]> {
  const open = await openChanges(db, sql`c.provision_id = ${provisionId}`);
  return open
    .filter(({ commencement }) => isInForce(commencement, today))
    .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
}
