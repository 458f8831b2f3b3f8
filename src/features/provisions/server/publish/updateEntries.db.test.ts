import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../test/database.ts';
import type { OpenDatabase } from '../../../../platform/db/open.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { loadUpdateEntries } from '../load/loadUpdateEntries.ts';

/** The template was loaded on the day the tests run. */
const TODAY = torontoDay(new Date());

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rows = async <T>(text: ReturnType<typeof sql<T>>): Promise<T[]> =>
  (await text.execute(database.db)).rows;
const entries = () =>
  rows(sql<{ id: string; seq: number }>`select id, seq from update_entries where from_library order by id`);

test('a new minimum wage stands in the feed on the day it started, with the text before it', async () => {
  const [entry] = await rows(sql<{ day: string; text: string; change_type: string }>`
    select (e.at at time zone 'America/Toronto')::text as day, v.text_description as text, e.change_type
    from update_entries e join provision_versions v on v.id = e.before_version_id
    join provisions p on p.id = e.provision_id join provision_groups g on g.id = p.provision_group_id
    where g.key = 'employment-standards/wages-and-payment/minimum-wage' and p.jurisdiction = 'ON'
    order by e.at desc limit 1`);
  expect(entry?.day).toMatch(/^2026-10-01 12:00:00/);
  expect(entry?.text).toContain('$17.60');
  expect(entry?.change_type).toBe('Amendment In Force');
});

test('the feed has history, and nothing from the future', async () => {
  expect((await entries()).length).toBeGreaterThan(100);
  expect(await rows(sql`select id from update_entries where at > now() + interval '1 day'`)).toEqual([]);
});

test('loading again changes nothing; entries made by publishing stay', async () => {
  const before = await entries();
  await sql`insert into update_entries (id, at, change_type, provision_id)
    select 'published', now(), 'Amendment In Force', id from provisions limit 1`.execute(database.db);
  await inTransaction(database.db, (tx) => loadUpdateEntries(tx, TODAY));
  expect(await entries()).toEqual(before);
  expect(await rows(sql`select id from update_entries where id = 'published'`)).toHaveLength(1);
});

test('an entry that no longer follows from the history goes', async () => {
  const [gone] = await entries();
  await sql`update provision_versions set effective_to = null`.execute(database.db);
  await inTransaction(database.db, (tx) => loadUpdateEntries(tx, TODAY));
  const left = await rows(
    sql`select id from update_entries where from_library and before_version_id is not null`,
  );
  expect(left).toEqual([]);
  expect(gone).toBeDefined();
});
