import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employmentStandardsOf } from '../../../../test/employmentStandards.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Report, ReportChanges } from '../contract.ts';

let app: TestApp;
let owner: Visitor;
let colleague: Visitor;
let editor: Visitor;
/** Employment standards of Alberta. */
let alberta: string[];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const signIn = async () => {
  [owner, colleague, editor] = (await Promise.all(
    ['owner', 'colleague', 'editor'].map((name) => app.signIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor];
};
/** Moves the clock on; those who come back later sign in again. */
const later = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  await signIn();
};

beforeAll(async () => {
  app = await testApp();
  await signIn();
  alberta = await employmentStandardsOf(app, 'AB');
});
afterAll(() => app.close());
beforeEach(async () => {
  if (app.clock.now().getTime() === new Date(TEST_NOW).getTime()) return;
  app.clock.set(TEST_NOW);
  await signIn();
});

const at = (ids: string[], index: number): string => ids[index] as string;
async function make(who: Visitor, body: object): Promise<Report> {
  const answer = await who.post('/api/reports', { name: 'Leaves', ...body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const changes = async (who: Visitor, id: string, query = ''): Promise<ReportChanges> => {
  const answer = await who.get(`/api/reports/${id}/changes${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const publish = async (id: string, description: string) => {
  const { revision } = await app.database.db
    .selectFrom('provisions')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const answer = await editor.post(`/api/staff/provisions/${id}/publish`, {
    description,
    changeType: 'Amendment In Force',
    revision,
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

test('names the texts that are other ones since the last look, with what differs', async () => {
  const [first, second] = [at(alberta, 0), at(alberta, 1)];
  await publish(first, '<p>An employee may take 3 days.</p>');
  await publish(second, '<p>An employee may rest.</p>');
  await later(HOUR);
  const { id } = await make(owner, { provisions: [first, second], isShared: true });
  expect((await changes(owner, id)).changes).toEqual([]);
  await later(DAY);
  await publish(first, '<p>An employee may take 5 days.</p>');
  await later(HOUR);
  const seen = await changes(owner, id);
  expect(seen.changes).toMatchObject([{ provisionId: first, jurisdiction: 'AB' }]);
  expect(seen.changes[0]?.redline).toMatch(/<del[^>]*>3<\/del><ins[^>]*>5<\/ins>/);

  const read = await owner.post(`/api/reports/${id}/read`, { until: seen.until });
  expect(read.json()).toEqual({ success: true });
  expect((await changes(owner, id)).changes).toEqual([]);
  // A colleague looks with their own eyes, and a day can be asked for.
  expect((await changes(colleague, id)).changes).toHaveLength(1);
  expect((await changes(owner, id, '?since=2026-11-21')).changes).toHaveLength(1);
  expect((await changes(owner, id, '?since=2026-11-22')).changes).toEqual([]);
  expect((await owner.get(`/api/reports/${id}/changes?since=yesterday`)).statusCode).toBe(400);
});

test('begins with what an editor wrote that morning, not with what the library dates to noon of the day', async () => {
  const id = at(alberta, 5);
  await publish(id, '<p>Records are kept for three years.</p>');
  await app.database.db
    .updateTable('provision_versions')
    .set({
      published_at: sql<Date>`(${TEST_NOW.slice(0, 10)}::date + time '12:00') at time zone 'America/Toronto'`,
    })
    .where('provision_id', '=', id)
    .where('description', 'not like', '%three years%')
    .execute();
  await later(MINUTE);
  const report = await make(owner, { provisions: [id] });
  await later(MINUTE);
  await publish(id, '<p>Records are kept for seven years.</p>');
  await later(MINUTE);
  const [change] = (await changes(owner, report.id)).changes;
  expect(change?.redline).toMatch(/<del[^>]*>three<\/del><ins[^>]*>seven<\/ins>/);
});

test('does not count what changed before a provision came into the report', async () => {
  const { id } = await make(owner, { provisions: [] });
  await later(HOUR);
  await publish(at(alberta, 2), '<p>New words.</p>');
  await later(HOUR);
  await owner.patch(`/api/reports/${id}`, { provisions: [at(alberta, 2)] });
  expect((await changes(owner, id)).changes).toEqual([]);
});

describe('since a day, by the days on which texts of the library ended and began', () => {
  const inOntario = async (key: string): Promise<string> => {
    const row = await app.database.db
      .selectFrom('provisions')
      .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
      .select('provisions.id')
      .where('provision_groups.key', '=', key)
      .where('provisions.jurisdiction', '=', 'ON')
      .executeTakeFirstOrThrow();
    return row.id;
  };

  test('a minimum wage that changed eight times is told with its days, and how far its history reaches', async () => {
    const id = await inOntario('employment-standards/wages-and-payment/minimum-wage');
    const report = await make(owner, { provisions: [id] });
    const told = await changes(owner, report.id, '?since=2010-03-01');
    expect(told.changes[0]?.days).toEqual([
      ...['2026-10-01', '2025-10-01', '2024-10-01', '2023-10-01'],
      ...['2022-10-01', '2022-01-01', '2021-10-01', '2020-10-01'],
    ]);
    expect(told.changes[0]?.knownSince).toBe('2020-10-01');
    expect(told.changes[0]?.redline).toMatch(/<ins/);
    expect((await changes(owner, report.id, '?since=2024-01-01')).changes[0]).toMatchObject({
      days: ['2026-10-01', '2025-10-01', '2024-10-01'],
      knownSince: null,
    });
  });

  test.each(['2010-03-01', '2025-11-01', '2025-11-26'])(
    'a text whose beginning is not known counts on the day it ended, since %s',
    async (since) => {
      const id = await inOntario('employment-standards/termination-of-employment/temporary-layoff');
      const report = await make(owner, { provisions: [id] });
      const told = await changes(owner, report.id, `?since=${since}`);
      expect(told.changes).toMatchObject([
        { days: ['2025-11-27'], knownSince: since < '2025-11-26' ? '2025-11-26' : null },
      ]);
      expect(told.changes[0]?.redline).toMatch(/<(ins|del)/);
    },
  );

  test('a text of which no earlier day is known is named, and not said to be unchanged', async () => {
    const row = await app.database.db
      .selectFrom('provisions')
      .select(['id', 'as_of'])
      .where('effective_date', 'is', null)
      .where('as_of', 'is not', null)
      .where('jurisdiction', '=', 'ON')
      .where('is_published', '=', true)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('update_entries').select('id').whereRef('provision_id', '=', 'provisions.id'))),
      )
      .executeTakeFirstOrThrow();
    const report = await make(owner, { provisions: [row.id] });
    const told = await changes(owner, report.id, '?since=2010-03-01');
    expect(told.changes).toEqual([]);
    expect(told.unreached).toMatchObject([{ provisionId: row.id, knownSince: row.as_of }]);
  });
});

test('cannot be marked as read in advance', async () => {
  await publish(at(alberta, 3), '<p>Words.</p>');
  await later(HOUR);
  const { id } = await make(owner, { provisions: [at(alberta, 3)] });
  await owner.post(`/api/reports/${id}/read`, { until: '2030-01-01T00:00:00Z' });
  await later(DAY);
  await publish(at(alberta, 3), '<p>Later words.</p>');
  expect((await changes(owner, id)).changes).toHaveLength(1);
});
