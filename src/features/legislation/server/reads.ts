import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Bill, Instrument, UpcomingChange } from '../contract.ts';
import type { Commencement } from '../rules.ts';
import { commencementColumns } from './openChanges.ts';
import './tables.ts';

interface ChangeRow {
  provision_id: string;
  change: UpcomingChange;
}

const instrumentJson = (alias: string) => sql`
  case when ${sql.ref(`${alias}.id`)} is null then null
  else json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}, 'url', ${sql.ref(`${alias}.url`)}) end`;

const billJson = sql`
  case when b.id is null then null else json_build_object(
    'id', b.id, 'name', b.name, 'number', b.number, 'url', b.url, 'status', b.status, 'inForce', b.in_force,
    'inForceDate', b.in_force_date, 'introductionDate', b.introduction_date, 'assentDate', b.assent_date,
    'description', b.description, 'jurisdiction', b.jurisdiction, 'isActive', b.is_active,
    'affectedAct', (select string_agg(a.name, ', ' order by a.name) from bill_acts ba join acts a on a.id = ba.act_id
                    where ba.bill_id = b.id),
    'parts', coalesce((select json_agg(json_build_object('what', p.what, 'inForce', p.in_force,
                    'inForceDate', p.in_force_date, 'sections', p.sections) order by p.sort)
                    from bill_parts p where p.bill_id = b.id), '[]'::json)) end`;

/** A change as readers meet it, of the aliases c, b, act and start. */
const changeJson = sql`json_build_object(
      'id', c.id, 'bill', ${billJson}, 'affectedAct', c.affected_act, 'changesOverview', c.changes_overview,
      'upcomingAct', ${instrumentJson('act')}, 'upcomingActSections', c.upcoming_act_sections,
      'upcomingRegulations', coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name, 'url', r.url)
          order by cr.sort) from upcoming_change_regulations cr join regulations r on r.id = cr.regulation_id
          where cr.upcoming_change_id = c.id), '[]'::json),
      'upcomingRegSections', c.upcoming_reg_sections,
      'inForce', start.in_force, 'inForceDate', start.in_force_date)`;

/** The changes of published bills and of announcements, to be read with `changeJson`. */
const fromChanges = sql`
    from upcoming_changes c
    left join bills b on b.id = c.bill_id
    left join bill_parts part on part.id = c.bill_part_id
    cross join lateral (select ${commencementColumns}) start
    left join acts act on act.id = c.upcoming_act_id
    where (b.id is null or b.is_published)`;

/**
 * What is coming for each of these provisions, with the bill that brings it: by provision id. A change that the text says
 * already (rolled in) is left out, and so is a bill that is not published.
 */
export async function upcomingChangesOf(
  db: Db,
  provisionIds: string[],
): Promise<Map<string, UpcomingChange[]>> {
  const { rows } = await sql<ChangeRow>`
    select c.provision_id, ${changeJson} as change ${fromChanges}
      and ${oneOf('c.provision_id', provisionIds)} and c.rolled_in_on is null
    order by c.provision_id, c.id`.execute(db);
  const byProvision = new Map<string, UpcomingChange[]>();
  for (const { provision_id, change } of rows) {
    byProvision.set(provision_id, [...(byProvision.get(provision_id) ?? []), change]);
  }
  return byProvision;
}

/** A change with what tells how it stood on a day: what the text says by now is among them. */
export interface DatedChange {
  change: UpcomingChange;
  commencement: Commencement;
  isRolledIn: boolean;
  /** HTML of the whole text once it holds; null where nobody wrote it. */
  upcomingText: string | null;
  /** The days on which its bill reached its stages, first to last. */
  stages: { stage: string; on: string }[];
}

/** Every change of these provisions, those too that their texts say by now: by provision id. */
export async function datedChangesOf(db: Db, provisionIds: string[]): Promise<Map<string, DatedChange[]>> {
  const { rows } = await sql<{
    provision_id: string;
    change: UpcomingChange;
    status: string;
    rolled_in: boolean;
    upcoming_text: string | null;
    stages: DatedChange['stages'];
  }>`
    select c.provision_id, ${changeJson} as change, start.status, c.rolled_in_on is not null as rolled_in, c.upcoming_text,
      coalesce((select json_agg(json_build_object('stage', s.stage, 'on', s.reached_on) order by s.reached_on)
        from bill_stage_dates s where s.bill_id = b.id), '[]'::json) as stages
    ${fromChanges} and ${oneOf('c.provision_id', provisionIds)}
    order by c.provision_id, c.id`.execute(db);
  const byProvision = new Map<string, DatedChange[]>();
  for (const { provision_id, change, status, rolled_in, upcoming_text, stages } of rows) {
    const commencement = {
      status,
      assentDate: change.bill?.assentDate ?? null,
      inForce: change.inForce,
      inForceDate: change.inForceDate,
    };
    const dated = { change, commencement, isRolledIn: rolled_in, upcomingText: upcoming_text, stages };
    byProvision.set(provision_id, [...(byProvision.get(provision_id) ?? []), dated]);
  }
  return byProvision;
}

/** An act with the days on which it is in force, and the one that it took the place of. */
export interface ActDates {
  from: string | null;
  to: string | null;
  replaces: Instrument | null;
}

/** The acts of which it is known when they begin or end, by id: few, and the same for everybody. */
export async function datesOfActs(db: Db): Promise<Map<string, ActDates>> {
  const rows = await db
    .selectFrom('acts')
    .leftJoin('acts as former', 'former.id', 'acts.replaces_id')
    .select(['acts.id', 'acts.in_force_from', 'acts.in_force_to'])
    .select(['former.id as former_id', 'former.name as former_name', 'former.url as former_url'])
    .where((eb) => eb.or([eb('acts.in_force_from', 'is not', null), eb('acts.in_force_to', 'is not', null)]))
    .execute();
  return new Map(
    rows.map(({ id, in_force_from, in_force_to, former_id, former_name, former_url }) => [
      id,
      {
        from: in_force_from,
        to: in_force_to,
        replaces: former_id && former_name ? { id: former_id, name: former_name, url: former_url } : null,
      },
    ]),
  );
}

/** A bill, with what decides who may see it. */
export interface ScopedBill {
  bill: Bill;
  isPublished: boolean;
}

/** Bills as readers meet them, the same for everybody, by id. */
export async function scopedBills(db: Db, ids: string[]): Promise<Map<string, ScopedBill>> {
  const { rows } = await sql<{ bill: Bill; is_published: boolean }>`
    select ${billJson} as bill, b.is_published from bills b where ${oneOf('b.id', ids)}`.execute(db);
  return new Map(rows.map(({ bill, is_published }) => [bill.id, { bill, isPublished: is_published }]));
}

/** Bills by id; the unknown, and for readers those not published, are left out. */
export async function billsByIds(
  db: Db,
  ids: string[],
  options: { unpublished: boolean },
): Promise<Map<string, Bill>> {
  if (ids.length === 0) return new Map();
  const bills = await scopedBills(db, ids);
  const visible = [...bills.values()].filter(({ isPublished }) => isPublished || options.unpublished);
  return new Map(visible.map(({ bill }) => [bill.id, bill]));
}

export {
  changesInForce,
  commencementColumns,
  fromOpenChanges,
  type OpenChange,
  openChanges,
} from './openChanges.ts';

/** The bills behind upcoming changes, each once. */
export function billsOf(changes: UpcomingChange[]): Bill[] {
  const bills = new Map(changes.flatMap(({ bill }) => (bill ? [[bill.id, bill] as const] : [])));
  return [...bills.values()];
}

/** The areas of the acts and regulations that bills change, for SQL: a query of `bill_id` and `area_id`. */
export const AREAS_OF_CHANGED_INSTRUMENTS = sql`
  select ba.bill_id, a.area_id from bill_acts ba join acts a on a.id = ba.act_id
  union select br.bill_id, r.area_id from bill_regulations br join regulations r on r.id = br.regulation_id`;

/** The last day on which a bill is known to have reached a stage, for SQL: of the alias b. */
export const LAST_STAGE_DAY = sql`(select max(s.reached_on) from bill_stage_dates s where s.bill_id = b.id)`;

/** The days on which a bill is known to have reached its stages. */
export async function stageDatesOf(db: Db, billId: string): Promise<{ stage: string; date: string }[]> {
  return db
    .selectFrom('bill_stage_dates')
    .select(['stage', 'reached_on as date'])
    .where('bill_id', '=', billId)
    .orderBy('reached_on')
    .execute();
}

export { billsChanging, countAnnouncedChanges, type ReferringBill } from './referring.ts';

/** The acts and regulations of the jurisdiction of a bill, by name: what it may change. One that was archived stays where it was chosen. */
export async function instrumentsForBill(
  db: Db,
  billId: string,
): Promise<{ id: string; kind: 'act' | 'regulation'; name: string }[]> {
  const { rows } = await sql<{ id: string; kind: 'act' | 'regulation'; name: string }>`
    select i.* from (
      select id, 'act' as kind, name, jurisdiction, archived_at is null or exists (
        select 1 from bill_acts c where c.act_id = acts.id and c.bill_id = ${billId}) as is_offered from acts
      union all select id, 'regulation', name, jurisdiction, archived_at is null or exists (
        select 1 from bill_regulations c where c.regulation_id = regulations.id and c.bill_id = ${billId})
      from regulations) i
    join bills b on b.jurisdiction = i.jurisdiction
    where b.id = ${billId} and i.is_offered order by i.kind, i.name, i.id`.execute(db);
  return rows.map(({ id, kind, name }) => ({ id, kind, name }));
}
