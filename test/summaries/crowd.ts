import { sql } from 'kysely';
import { expect } from 'vitest';
import { publishProvision } from '../../src/features/provisions/server/publish/publish.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/db/schema.ts';
import { EDITOR } from './editor.ts';

/** People with daily summaries who all watch the same topics, in accounts of ten; answers nothing, they are `crowd…@demo.test`. */
export async function makeCrowd(db: Db, people: number): Promise<void> {
  await sql`insert into accounts (id, name, is_subscription_active)
    select 'crowd' || n, 'Account ' || n, true from generate_series(0, ${Math.ceil(people / 10) - 1}::int) n`.execute(
    db,
  );
  await sql`insert into users (id, account_id, email, first_name, last_name, role, last_sign_in_at)
    select 'crowd' || n, 'crowd' || (n / 10), 'crowd' || n || '@demo.test', 'P' || n, 'Crowd', 'USER', now()
    from generate_series(0, ${people - 1}::int) n`.execute(db);
  await sql`insert into user_preferences (user_id, notification_frequency, updated_at)
    select id, 'Daily Summary', now() from users where id like 'crowd%'`.execute(db);
  await sql`insert into watchlist_entries (user_id, topic_id, jurisdiction, created_at)
    select u.id, t.id, 'ON', now() from users u, (select id from topics where frozen_at is null order by id limit 5) t
    where u.id like 'crowd%'`.execute(db);
}

/** What was published a minute ago can no longer be taken back. */
const A_MINUTE_AGO = { now: () => new Date(systemClock.now().getTime() - 60_000) };

/** Publishes changes of provisions that the crowd watches; answers how many. */
export async function changeWhatTheyWatch(db: Db, changes: number): Promise<number> {
  const { rows } = await sql<{ id: string; revision: number; description: string }>`
    select p.id, p.revision, p.description from provisions p join provision_groups g on g.id = p.provision_group_id
    where p.is_published and p.jurisdiction = 'ON'
      and g.topic_id in (select id from topics where frozen_at is null order by id limit 5)
    order by p.id limit ${changes}`.execute(db);
  for (const { id, revision, description } of rows) {
    await publishProvision(db, A_MINUTE_AGO, EDITOR, {
      provisionId: id,
      revision,
      changeType: 'Amendment In Force',
      description: `<p>From now on this is another rule.</p>${description}`,
    });
  }
  return rows.length;
}

/** Everybody of the crowd has exactly one email, which tells of each change once; the run ended and left nobody behind. */
export async function expectOneEach(db: Db, people: number, changes: number): Promise<void> {
  const { rows: emails } = await sql<{ to: string; text: string }>`
    select to_address as to, text from outbox where kind = 'summary' and to_address like 'crowd%'`.execute(
    db,
  );
  expect(emails).toHaveLength(people);
  expect(new Set(emails.map(({ to }) => to)).size).toBe(people);
  for (const { text } of emails) {
    expect(text.match(/\{\+From now on this is another rule\.\+\}/g)).toHaveLength(changes);
  }
  const { rows: behind } = await sql`
    select from summary_cursors c, summary_runs r
    where r.frequency = 'Daily Summary' and c.user_id like 'crowd%' and c.seq <> r.horizon`.execute(db);
  expect(behind).toHaveLength(0);
  const run = await db
    .selectFrom('summary_runs')
    .selectAll()
    .where('frequency', '=', 'Daily Summary')
    .executeTakeFirstOrThrow();
  expect(run.finished_at).not.toBeNull();
  expect(run.written).toBe(people);
}

/** How many people have summaries, and how many summaries there are. */
export async function summariesSoFar(db: Db): Promise<{ people: number; emails: number }> {
  const { rows } = await sql<{ people: number; emails: number }>`
    select count(distinct to_address)::int as people, count(*)::int as emails from outbox where kind = 'summary'`.execute(
    db,
  );
  return rows[0] ?? { people: 0, emails: 0 };
}
