import { sql } from 'kysely';
import { publishProvision } from '../../src/features/provisions/server/publish/publish.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/db/schema.ts';
import { EDITOR } from '../../test/summaries/editor.ts';

/**
 * People in accounts of ten, as a grown installation may have them: half get daily summaries, a twentieth none, the others weekly
 * ones. Four accounts in ten see everything, a tenth are on trial, a twentieth expired. Everybody has a report of twenty
 * provisions and watches eight topics in jurisdictions; every account shares two reports of twenty-five; one person in fifty
 * watches a search.
 */
export async function makePeople(db: Db, users: number): Promise<void> {
  await sql`select setseed(0.5)`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`
    insert into accounts (id, name, is_subscription_active, trial_until, selected_jurisdictions, selected_areas)
    select 'b' || n, 'Account ' || n, n % 20 >= 3,
      case when n % 20 in (0, 1) then now() + interval '9 days' when n % 20 = 2 then now() - interval '9 days' end,
      case when n % 20 < 3 then array['ON'] when n % 5 < 3 then
        (select array_agg(code) from (select code from jurisdictions order by md5(code || n) limit 4) j) else '{}' end,
      case when n % 20 < 3 then (select array_agg(id) from (select id from areas order by sort limit 3) a) else '{}' end
    from generate_series(0, ${Math.ceil(users / 10) - 1}::int) n`.execute(db);
  // Without figures, every reference to these rows would be looked up by reading all of them.
  await sql`analyze accounts`.execute(db);
  await sql`
    insert into users (id, account_id, email, first_name, last_name, role, last_sign_in_at)
    select 'b' || n, 'b' || (n / 10), 'b' || n || '@example.test', 'First' || n, 'Last' || n, 'USER', now()
    from generate_series(0, ${users - 1}::int) n`.execute(db);
  await sql`analyze users`.execute(db);
  await sql`
    insert into user_preferences (user_id, notification_frequency, updated_at)
    select 'b' || n, case when n % 20 = 0 then 'Never' else 'Daily Summary' end, now()
    from generate_series(0, ${users - 1}::int) n where n % 20 = 0 or n % 2 = 1`.execute(db);
  await sql`create temp table shelf as
    select (row_number() over (order by md5(id)))::int - 1 as n, id from provisions where is_published`.execute(
    db,
  );
  await sql`create temp table cells as
    select (row_number() over (order by md5(t.id || j.code)))::int - 1 as n, t.id as topic_id, j.code
    from topics t, jurisdictions j where t.frozen_at is null and j.in_plans`.execute(db);
  await sql`insert into watchlist_entries (user_id, topic_id, jurisdiction, created_at)
    select 'b' || u, c.topic_id, c.code, now()
    from generate_series(0, ${users - 1}::int) u, generate_series(0, 7) k
    join cells c on true
    where c.n = (u * 31 + k * 97) % (select count(*)::int from cells)
    on conflict do nothing`.execute(db);
  await sql`insert into reports (id, account_id, user_id, name, is_shared, created_at, updated_at)
    select 'own' || u, 'b' || (u / 10), 'b' || u, 'What we need to know', false, now(), now()
    from generate_series(0, ${users - 1}::int) u
    union all
    select 'shared' || a || '.' || k, 'b' || a, 'b' || (a * 10), 'Report ' || k || ' of the team', true, now(), now()
    from generate_series(0, ${Math.ceil(users / 10) - 1}::int) a, generate_series(0, 1) k`.execute(db);
  await sql`analyze reports`.execute(db);
  await sql`insert into report_provisions (report_id, provision_id, position, added_by, added_at)
    select 'own' || u, s.id, k, null, now()
    from generate_series(0, ${users - 1}::int) u, generate_series(0, 19) k
    join shelf s on true where s.n = (u * 17 + k * 41) % (select count(*)::int from shelf)
    on conflict do nothing`.execute(db);
  await sql`insert into report_provisions (report_id, provision_id, position, added_by, added_at)
    select 'shared' || a || '.' || r, s.id, k, null, now()
    from generate_series(0, ${Math.ceil(users / 10) - 1}::int) a, generate_series(0, 1) r, generate_series(0, 24) k
    join shelf s on true where s.n = (a * 59 + r * 13 + k * 29) % (select count(*)::int from shelf)
    on conflict do nothing`.execute(db);
  await sql`insert into saved_searches (id, user_id, name, query, is_watched, created_at, updated_at)
    select 's' || u, 'b' || u, 'Overtime', (array['overtime pay', 'sick leave', 'minimum wage', 'termination notice'])[1 + u % 4],
      true, now(), now()
    from generate_series(0, ${users - 1}::int) u where u % 50 = 7`.execute(db);
  await sql`analyze`.execute(db);
}

/** A day's changes: figures that move and sentences that come, in the texts of the library. */
export async function makeChanges(db: Db, changes: number): Promise<void> {
  const { rows } = await sql<{ id: string; revision: number; description: string }>`
    select id, revision, description from provisions where is_published and description is not null
    order by md5(id || 'change') limit ${changes}`.execute(db);
  for (const [index, { id, revision, description }] of rows.entries()) {
    const moved = description.replace(/\d+/g, (digits, at: number) =>
      at % 3 === 0 ? `${Number(digits) + 1}` : digits,
    );
    await publishProvision(db, systemClock, EDITOR, {
      provisionId: id,
      revision,
      changeType: index % 3 === 0 ? 'Upcoming Amendment' : 'Amendment In Force',
      description: `${moved}<p>From the first of next month an employer keeps a record of each of these for three years.</p>`,
    });
  }
}
