import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';

let app: TestApp;
let editor: Visitor;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

const { db } = { db: () => app.database.db };

async function somePublished(offset: number) {
  return db()
    .selectFrom('provisions')
    .select(['id', 'revision', 'description', 'policy'])
    .where('is_published', '=', true)
    .orderBy('id')
    .offset(offset)
    .executeTakeFirstOrThrow();
}

const publish = (id: string, body: Record<string, unknown>, who = editor) =>
  who.post(`/api/staff/provisions/${id}/publish`, body);

const traces = async (id: string) => {
  const count = async (query: Promise<unknown[]>): Promise<number> => (await query).length;
  return {
    versions: await count(
      db().selectFrom('provision_versions').select('id').where('provision_id', '=', id).execute(),
    ),
    entries: await count(
      db().selectFrom('update_entries').select('id').where('provision_id', '=', id).execute(),
    ),
    changes: await count(
      db().selectFrom('search_changes').select('seq').where('provision_id', '=', id).execute(),
    ),
    audit: await count(db().selectFrom('audit_log').select('seq').where('subject_id', '=', id).execute()),
  };
};

test('publishing new text keeps the old one, tells readers, moves the search index and is audited', async () => {
  const provision = await somePublished(0);
  const before = await traces(provision.id);
  const response = await publish(provision.id, {
    description: '<p>New <b>text</b><script>alert(1)</script></p>',
    changeType: 'Amendment In Force',
    revision: provision.revision,
  });
  expect(response.statusCode).toBe(200);
  const published = response.json();
  expect(await traces(provision.id)).toEqual({
    versions: before.versions + 1,
    entries: before.entries + 1,
    changes: before.changes + 1,
    audit: before.audit + 1,
  });
  const snapshot = await db()
    .selectFrom('provision_versions')
    .selectAll()
    .where('id', '=', published.snapshotId)
    .executeTakeFirstOrThrow();
  expect(snapshot.description).toBe(provision.description);
  const read = (await owner.get(`/api/provisions/${provision.id}`)).json();
  expect(read.description).toBe('<p>New <strong>text</strong></p>');
  expect(read.textDescription).toBe('New text');
  expect(read.policy).toBe(provision.policy);
  expect(read.hasVersions).toBe(true);
  expect(read.updatedAt).toBe(app.clock.now().toISOString());
});

test('an editorial change makes no entry; an unchanged text makes no snapshot', async () => {
  const provision = await somePublished(1);
  const before = await traces(provision.id);
  const body = { description: provision.description, changeType: 'Editorial', revision: provision.revision };
  expect((await publish(provision.id, body)).json()).toMatchObject({ snapshotId: null, updateEntryId: null });
  const after = await traces(provision.id);
  expect([after.versions, after.entries]).toEqual([before.versions, before.entries]);
});

test('of two editors who began from the same text the second is refused and nothing is overwritten', async () => {
  const provision = await somePublished(2);
  const body = (text: string) => ({
    description: text,
    changeType: 'Editorial',
    revision: provision.revision,
  });
  const answers = await Promise.all([
    publish(provision.id, body('<p>One</p>')),
    publish(provision.id, body('<p>Two</p>')),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(answers[1 - winner]?.json().error.code).toBe('stale_revision');
  const stored = await db()
    .selectFrom('provisions')
    .select('description')
    .where('id', '=', provision.id)
    .executeTakeFirst();
  expect(stored?.description).toBe(winner === 0 ? '<p>One</p>' : '<p>Two</p>');
});

test('a failure in the middle leaves nothing half written', async () => {
  const provision = await somePublished(3);
  const before = await traces(provision.id);
  await app.database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
     create trigger refuse_audit before insert on audit_log for each row execute function refuse();`,
  );
  const body = { description: '<p>Lost</p>', changeType: 'Amendment In Force', revision: provision.revision };
  const response = await publish(provision.id, body);
  await app.database.pool.query('drop trigger refuse_audit on audit_log; drop function refuse();');
  expect(response.statusCode).toBe(500);
  expect(response.json().error.message).not.toContain('no room');
  expect(await traces(provision.id)).toEqual(before);
  expect((await owner.get(`/api/provisions/${provision.id}`)).json().description).toBe(provision.description);
  expect((await publish(provision.id, body)).statusCode).toBe(200);
});

test.each([
  [{ changeType: 'Amendment' }, 'changeType'],
  [{ revision: -1 }, 'revision'],
  [{ description: undefined }, 'description'],
  [{ description: 'x'.repeat(200_001) }, 'description'],
  [{ secret: 1 }, 'secret'],
])('bad input %o is a 400 that names %s', async (change, field) => {
  const { id, revision } = await somePublished(4);
  const response = await publish(id, {
    description: '<p>x</p>',
    changeType: 'Editorial',
    revision,
    ...change,
  });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().error.fields)).toContain(field);
});

test('readers cannot publish, and an unknown provision is a 404', async () => {
  const { id, revision } = await somePublished(5);
  const body = { description: '<p>x</p>', changeType: 'Editorial', revision };
  expect((await publish(id, body, owner)).statusCode).toBe(403);
  expect((await publish('nosuchprovision', body)).statusCode).toBe(404);
});
