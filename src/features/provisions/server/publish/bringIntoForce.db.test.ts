import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/newId.ts';
import type { InForceType } from '../../../legislation/contract.ts';
import { loadUpdateEntries } from '../load/loadUpdateEntries.ts';
import { bringIntoForce } from './bringIntoForce.ts';

let app: TestApp;
let editor: Visitor;
let provisionId: string;
let billId: string;
let taken = 0;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  // What the library's own bills brought before the tests' day is no business of these tests.
  await bringIntoForce(app.database.db, app.clock);
});
afterAll(() => app.close());

/** A bill of Ontario that the tests may move, and a provision without any other change. */
beforeEach(async () => {
  const { db } = app.database;
  app.clock.set('2026-11-20T15:00:00Z');
  billId = newId();
  taken += 1;
  const provision = await db
    .selectFrom('provisions')
    .select('id')
    .where('jurisdiction', '=', 'ON')
    .where('is_published', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upcoming_changes')
            .select('upcoming_changes.id')
            .whereRef('upcoming_changes.provision_id', '=', 'provisions.id'),
        ),
      ),
    )
    .orderBy('id')
    .offset(taken * 3)
    .executeTakeFirstOrThrow();
  provisionId = provision.id;
  await db
    .insertInto('bills')
    .values({
      id: billId,
      key: null,
      kind: 'bill',
      jurisdiction: 'ON',
      number: `Bill ${taken}`,
      name: 'A bill of these tests',
      chapter: null,
      url: null,
      introduction_date: '2026-01-10',
      assent_date: null,
      status: 'Third Reading',
      in_force: 'assent',
      in_force_date: null,
      description: null,
      affected_sections: null,
      is_active: true,
      is_published: true,
      confidence: 'high',
      verification: 'official-text',
      as_of: null,
      sources: '[]',
      editor_note: null,
      updated_at: app.clock.now(),
      content_hash: null,
    })
    .execute();
});

async function addChange(partId: string | null = null): Promise<string> {
  const id = newId();
  await app.database.db
    .insertInto('upcoming_changes')
    .values({
      id,
      bill_id: billId,
      bill_part_id: partId,
      provision_id: provisionId,
      changes_overview: '<p>Something changes.</p>',
      affected_act: null,
      upcoming_act_id: null,
      upcoming_act_sections: null,
      upcoming_reg_sections: null,
      in_force: null,
      in_force_date: null,
      rolled_in_on: null,
      content_hash: null,
    })
    .execute();
  return id;
}

async function addPart(what: string, in_force_date: string): Promise<string> {
  const id = newId();
  await app.database.db
    .insertInto('bill_parts')
    .values({ id, bill_id: billId, sort: 1, what, in_force: 'on date', in_force_date, sections: null })
    .execute();
  return addChange(id);
}

const enact = (assent_date: string, in_force: InForceType, in_force_date: string | null = null) =>
  app.database.db
    .updateTable('bills')
    .set({ status: 'Royal Assent', assent_date, in_force, in_force_date })
    .where('id', '=', billId)
    .execute();

const run = (at: string): Promise<number> => {
  app.clock.set(at);
  return bringIntoForce(app.database.db, app.clock);
};

const entries = () =>
  app.database.db
    .selectFrom('update_entries')
    .select(['id', 'change_type', 'upcoming_change_id', 'before_version_id', 'at'])
    .where('provision_id', '=', provisionId)
    .where('from_library', '=', false)
    .orderBy('seq')
    .execute();

const toDo = () =>
  app.database.db
    .selectFrom('roll_ins')
    .select(['upcoming_change_id', 'in_force_on', 'done_at'])
    .where('provision_id', '=', provisionId)
    .orderBy('in_force_on')
    .execute();

async function publish(description: string) {
  const { revision } = await app.database.db
    .selectFrom('provisions')
    .select('revision')
    .where('id', '=', provisionId)
    .executeTakeFirstOrThrow();
  const answer = await editor.post(`/api/staff/provisions/${provisionId}/publish`, {
    description,
    changeType: 'Amendment In Force',
    revision,
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('a bill that comes into force makes one entry and one line of the to-do list, however often the run runs', async () => {
  const change = await addChange();
  expect(await run('2026-11-20T15:00:00Z')).toBe(0);
  await enact('2026-11-10', 'on date', '2026-12-01');
  expect(await run('2026-12-01T04:59:00Z')).toBe(0);
  expect(await entries()).toEqual([]);
  expect(await run('2026-12-01T05:01:00Z')).toBe(1);
  expect(await run('2026-12-01T05:01:00Z')).toBe(0);
  expect(await run('2026-12-02T11:00:00Z')).toBe(0);
  expect(await entries()).toMatchObject([{ change_type: 'Amendment In Force', upcoming_change_id: change }]);
  expect(await toDo()).toEqual([{ upcoming_change_id: change, in_force_on: '2026-12-01', done_at: null }]);
});

test('two runs at the same moment make it once', async () => {
  await addChange();
  await enact('2026-11-10', 'assent');
  app.clock.set('2026-11-20T15:00:00Z');
  const made = await Promise.all([1, 2, 3].map(() => bringIntoForce(app.database.db, app.clock)));
  expect(made.reduce((sum, count) => sum + count)).toBe(1);
  expect(await entries()).toHaveLength(1);
});

test('a clock that jumps over days misses nothing, and one that goes back adds nothing', async () => {
  await addChange();
  await enact('2026-11-10', 'on date', '2026-12-01');
  await run('2027-03-20T12:00:00Z');
  expect(await entries()).toHaveLength(1);
  expect(await run('2026-11-25T12:00:00Z')).toBe(0);
  expect(await run('2026-12-01T12:00:00Z')).toBe(0);
  expect(await entries()).toHaveLength(1);
});

test('a start that is put off after it was told of is told again when it comes, and only then', async () => {
  const change = await addChange();
  await enact('2026-11-10', 'on date', '2026-12-01');
  expect(await run('2026-12-01T12:00:00Z')).toBe(1);
  await enact('2026-11-10', 'on date', '2027-02-01');
  expect(await run('2026-12-02T12:00:00Z')).toBe(0);
  expect(await toDo()).toEqual([]);
  expect(await run('2027-01-31T12:00:00Z')).toBe(0);
  expect(await run('2027-02-01T12:00:00Z')).toBe(1);
  expect(await run('2027-02-02T12:00:00Z')).toBe(0);
  expect((await entries()).map((entry) => entry.upcoming_change_id)).toEqual([null, change]);
  expect(await toDo()).toEqual([{ upcoming_change_id: change, in_force_on: '2027-02-01', done_at: null }]);

  await enact('2026-11-10', 'to be proclaimed');
  expect(await run('2027-02-03T12:00:00Z')).toBe(0);
  expect(await toDo()).toEqual([]);
  await enact('2026-11-10', 'on date', '2027-03-01');
  expect(await run('2027-03-01T12:00:00Z')).toBe(1);
});

test('a bill with several start dates comes into force part by part', async () => {
  const first = await addPart('The first part', '2026-12-01');
  const second = await addPart('The second part', '2027-02-01');
  await enact('2026-11-10', 'others');
  await run('2026-12-05T12:00:00Z');
  expect((await entries()).map((entry) => entry.upcoming_change_id)).toEqual([first]);
  await run('2027-02-01T12:00:00Z');
  expect((await entries()).map((entry) => entry.upcoming_change_id)).toEqual([first, second]);
});

test('publishing the rolled-in text attaches to that entry, ticks the list off and makes no second entry', async () => {
  await addChange();
  await enact('2026-11-10', 'on date', '2026-11-19');
  await run('2026-11-20T15:00:00Z');
  const [entry] = await entries();
  const published = await publish('<p>The text says it now.</p>');
  expect(published.updateEntryId).toBe(entry?.id);
  expect(await entries()).toMatchObject([{ id: entry?.id, before_version_id: published.snapshotId }]);
  expect((await toDo()).map(({ done_at }) => done_at !== null)).toEqual([true]);
  const { upcomingChanges } = (await editor.get(`/api/provisions/${provisionId}`)).json();
  expect(upcomingChanges).toEqual([]);

  expect(await run('2026-11-20T16:00:00Z')).toBe(0);
  await publish('<p>A later change of its own.</p>');
  expect(await entries()).toHaveLength(2);
});

test('an editor who is faster than the run makes the entry, and the run then makes none', async () => {
  const change = await addChange();
  await enact('2026-11-10', 'on date', '2026-11-20');
  const published = await publish('<p>The text says it already.</p>');
  expect(await entries()).toMatchObject([
    { id: published.updateEntryId, upcoming_change_id: change, before_version_id: published.snapshotId },
  ]);
  expect(await run('2026-11-20T16:00:00Z')).toBe(0);
  expect(await entries()).toHaveLength(1);
  expect(await toDo()).toEqual([]);
});

test('an editorial publish leaves the callout, the entry and the list alone', async () => {
  await addChange();
  await enact('2026-11-10', 'assent');
  await run('2026-11-20T15:00:00Z');
  const { revision } = await app.database.db
    .selectFrom('provisions')
    .select('revision')
    .where('id', '=', provisionId)
    .executeTakeFirstOrThrow();
  await editor.post(`/api/staff/provisions/${provisionId}/publish`, {
    description: '<p>A comma less.</p>',
    changeType: 'Editorial',
    revision,
  });
  expect(await entries()).toMatchObject([{ before_version_id: null }]);
  expect((await toDo()).map(({ done_at }) => done_at)).toEqual([null]);
});

test('a library that learns of the new text later attaches it to the entry made here', async () => {
  await addChange();
  await enact('2026-11-10', 'on date', '2026-12-01');
  await run('2026-12-01T12:00:00Z');
  const { db } = app.database;
  const versionId = newId();
  await db
    .insertInto('provision_versions')
    .values({
      id: versionId,
      provision_id: provisionId,
      description: '<p>As it stood.</p>',
      text_description: 'As it stood.',
      warning: null,
      text_warning: null,
      policy: null,
      text_policy: null,
      effective_from: '2020-01-01',
      effective_to: '2026-11-30',
      published_at: app.clock.now(),
      change_type: 'Amendment In Force',
      from_library: true,
    })
    .execute();
  await inTransaction(db, (tx) => loadUpdateEntries(tx, '2026-12-02'));
  const all = await db
    .selectFrom('update_entries')
    .select(['before_version_id', 'from_library'])
    .where('provision_id', '=', provisionId)
    .where('change_type', '=', 'Amendment In Force')
    .where('at', '>', new Date('2026-11-25T00:00:00Z'))
    .execute();
  expect(all).toEqual([{ before_version_id: versionId, from_library: false }]);
});
