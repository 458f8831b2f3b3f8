import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Watchlist } from '../contract.ts';
import { watchedEntries } from './reads.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  west = await app.signIn('west@demo.test');
});
afterAll(() => app.close());

const listOf = async (who: Visitor): Promise<Watchlist> => (await who.get('/api/watchlist')).json();

/** A topic that had an entry in Ontario lately. */
const topicIn = async (area: string): Promise<string> => {
  const { id } = await app.database.db
    .selectFrom('topics')
    .innerJoin('areas', 'areas.id', 'topics.area_id')
    .select('topics.id')
    .where('areas.key', '=', area)
    .where('topics.frozen_at', 'is', null)
    .orderBy('topics.sort')
    .executeTakeFirstOrThrow();
  return id;
};

test('watching is kept, is not doubled, and ends when it is taken back', async () => {
  const topicId = await topicIn('employment-standards');
  const pairs = [
    { topicId, jurisdiction: 'ON' as const },
    { topicId, jurisdiction: 'QC' as const },
  ];
  await owner.patch('/api/watchlist', { add: pairs });
  await owner.patch('/api/watchlist', { add: pairs });
  expect((await listOf(owner)).watched).toEqual(pairs);
  const answer = await owner.patch('/api/watchlist', { remove: pairs.slice(0, 1) });
  expect(answer.json<Watchlist>().watched).toEqual(pairs.slice(1));
  expect((await listOf(west)).watched).toEqual([]);
});

test('what the account does not cover cannot be watched, and nothing of such a call is kept', async () => {
  const own = { topicId: await topicIn('employment-standards'), jurisdiction: 'AB' };
  for (const foreign of [
    { topicId: await topicIn('employment-standards'), jurisdiction: 'ON' },
    { topicId: await topicIn('human-rights'), jurisdiction: 'AB' },
    { topicId: 'nosuchtopic', jurisdiction: 'AB' },
  ]) {
    expect((await west.patch('/api/watchlist', { add: [own, foreign] })).statusCode).toBe(404);
  }
  expect((await west.patch('/api/watchlist', { add: [{ ...own, jurisdiction: 'XX' }] })).statusCode).toBe(
    400,
  );
  expect((await listOf(west)).watched).toEqual([]);
});

test('the changes of the last 90 days are counted, within what the account covers', async () => {
  const { recentChanges } = await listOf(owner);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from update_entries e
    join provisions p on p.id = e.provision_id and p.is_published
    where e.at >= ${new Date(app.clock.now().getTime() - 90 * 86_400_000)}`.execute(app.database.db);
  expect(recentChanges.reduce((sum, { count }) => sum + count, 0)).toBe(rows[0]?.count);
  const ofWest = (await listOf(west)).recentChanges;
  expect(ofWest.every(({ jurisdiction }) => ['AB', 'SK', 'FED'].includes(jurisdiction))).toBe(true);
});

test('the read for summaries ties each person to the entries of what they watch, once', async () => {
  const { db } = app.database;
  const entry = await db
    .selectFrom('update_entries')
    .innerJoin('provisions', 'provisions.id', 'update_entries.provision_id')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .select([
      'update_entries.id',
      'update_entries.seq',
      'provision_groups.topic_id',
      'provisions.jurisdiction',
    ])
    .orderBy('update_entries.seq', 'desc')
    .executeTakeFirstOrThrow();
  await owner.patch('/api/watchlist', {
    add: [{ topicId: entry.topic_id, jurisdiction: entry.jurisdiction }],
  });
  const read = async (after: number, through: number) =>
    (
      await sql<{
        user_id: string;
      }>`select * from (${watchedEntries(after, through)}) w where entry_id = ${entry.id}`.execute(db)
    ).rows;
  expect(await read(entry.seq - 1, entry.seq)).toMatchObject([{ user_id: owner.user.id, seq: entry.seq }]);
  expect(await read(entry.seq, entry.seq + 10)).toEqual([]);
});
