import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import '../../../legislation/server/tables.ts';
import '../publish/publishingTables.ts';
import '../tables.ts';

/** An entry made here, by publishing or by the daily run, that tells of the same start as a library version `v` (within 3 days). */
const toldHere = sql`
  select 1 from update_entries made left join upcoming_changes mc on mc.id = made.upcoming_change_id
  where not made.from_library and made.provision_id = v.provision_id and made.change_type = 'Amendment In Force'
    and abs(coalesce(mc.in_force_date, (made.at at time zone 'America/Toronto')::date) - (v.effective_to + 1)) <= 3`;

/**
 * Calendar days are entered at noon in Toronto. Three kinds follow from the library's history: the day on which an earlier
 * text gave way to the next, the day on which a change became law (or was first proposed), and the day on which it started
 * where no earlier text tells of it.
 */
const derived = (today: string) => sql`
  with texts as (
    select 'v' || substr(md5(v.id), 1, 15) as id, v.effective_to + 1 as day, 'Amendment In Force' as change_type,
      v.provision_id, null::text as upcoming_change_id, null::text as bill_id, v.id as before_version_id
    from provision_versions v
    where v.from_library and v.effective_to is not null and not exists (${toldHere})
  ), changes as (
    select c.id, c.provision_id, b.id as bill_id, b.assent_date, b.introduction_date,
      coalesce(c.in_force_date, part.in_force_date,
        case when part.id is null then b.in_force_date end,
        case when coalesce(part.in_force, b.in_force) = 'assent' then b.assent_date end) as starts
    from upcoming_changes c
    join bills b on b.id = c.bill_id and b.is_published
    left join bill_parts part on part.id = c.bill_part_id
  ), proposed as (
    select 'u' || substr(md5(c.id), 1, 15), coalesce(c.assent_date, c.introduction_date), 'Upcoming Amendment',
      c.provision_id, c.id, c.bill_id, null::text
    from changes c
    where coalesce(c.assent_date, c.introduction_date) is not null
      and (c.starts is null or c.starts > coalesce(c.assent_date, c.introduction_date))
  ), started as (
    select 's' || substr(md5(c.id), 1, 15), c.starts, 'Amendment In Force', c.provision_id, c.id, c.bill_id, null::text
    from changes c
    where c.starts is not null and c.assent_date is not null and not exists (
      select 1 from texts t where t.provision_id = c.provision_id and abs(t.day - c.starts) <= 3)
  )
  select * from (select * from texts union all select * from proposed union all select * from started)
    as entries (id, day, change_type, provision_id, upcoming_change_id, bill_id, before_version_id)
  where day <= ${today}::date`;

/**
 * Puts the library's own history into the feed: entries by their real dates, each once, those that no longer follow from it
 * taken out. Entries made by publishing or by the daily run stay, and are given the earlier text that the library knows by now.
 * `today` is a calendar day; nothing later enters.
 */
export async function loadUpdateEntries(tx: Tx, today: string): Promise<void> {
  await sql`
    delete from update_entries where from_library and id not in (select id from (${derived(today)}) d)`.execute(
    tx,
  );
  await sql`
    insert into update_entries
      (id, at, change_type, provision_id, upcoming_change_id, bill_id, before_version_id, from_library)
    select id, (day + time '12:00') at time zone 'America/Toronto', change_type, provision_id, upcoming_change_id, bill_id,
      before_version_id, true
    from (${derived(today)}) d
    order by day, id
    on conflict do nothing`.execute(tx);
  await sql`
    update update_entries made set before_version_id = v.id
    from provision_versions v
    where not made.from_library and made.before_version_id is null and v.provision_id = made.provision_id
      and v.from_library and v.effective_to is not null and made.upcoming_change_id is not null
      and abs(coalesce((select mc.in_force_date from upcoming_changes mc where mc.id = made.upcoming_change_id),
        (made.at at time zone 'America/Toronto')::date) - (v.effective_to + 1)) <= 3`.execute(tx);
}
