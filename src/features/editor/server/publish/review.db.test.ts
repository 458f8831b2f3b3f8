import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../../test/editor/desk.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';

let app: TestApp;
let editor: Visitor;
let admin: Visitor;
let owner: Visitor;
let tom: ReturnType<typeof desk>;
let id: string;

beforeAll(async () => {
  app = await testApp({ config: { review: 'required' } });
  editor = await app.signIn('editor@demo.test');
  admin = await app.signIn('admin@demo.test');
  owner = await app.signIn('owner@demo.test');
  tom = desk(editor);
  id = await provisionOf(app, MINIMUM_WAGE, 'SK');
});
afterAll(() => app.close());

const description = async () => (await owner.get(`/api/provisions/${id}`)).json().description as string;
const approve = (who: Visitor, version?: number) =>
  who.post(`/api/staff/data/provisions/${id}/approve`, { editorId: editor.user.id, version });

test('where a second reader is wanted the author cannot approve, and the second person does after reading', async () => {
  const { version } = await tom.draft(id, (content) => ({
    description: `${content.description}<p>Keep a copy.</p>`,
  }));
  const sent = await tom.publish(id, version);
  expect(sent.json()).toMatchObject({ state: 'review', publicationId: null });
  expect(await description()).not.toContain('Keep a copy.');

  const own = await approve(editor);
  expect([own.statusCode, own.json().error.code]).toEqual([403, 'own_draft']);
  expect(await description()).not.toContain('Keep a copy.');
  expect((await approve(owner)).statusCode).toBe(403);

  const read = await admin.get(`/api/staff/data/provisions/${id}/drafts/${editor.user.id}`);
  expect(read.json()).toMatchObject({ version, publication: { changeType: 'Editorial' }, isStale: false });
  expect(read.json().texts.description).toMatch(/<ins[^>]*>Keep a copy\./);
  const done = await approve(admin, version);
  expect([done.statusCode, done.body]).toEqual([200, expect.any(String)]);
  expect(await description()).toContain('Keep a copy.');
  const log = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'user_email'])
    .where('subject_id', '=', id)
    .where('action', 'in', ['provision.askForReview', 'provision.approve'])
    .orderBy('seq')
    .execute();
  expect(log).toEqual([
    { action: 'provision.askForReview', user_email: 'editor@demo.test' },
    { action: 'provision.approve', user_email: 'admin@demo.test' },
  ]);
});

test('what was changed after it was read is not approved, nor what was sent back', async () => {
  const { opened, content, version } = await tom.draft(id, (now) => ({
    description: `${now.description}<p>One.</p>`,
  }));
  await tom.publish(id, version);
  const again = await tom.save(
    id,
    { ...content, description: `${content.description}<p>Two.</p>` },
    { version, baseRevision: opened.revision },
  );
  expect((await approve(admin, version)).statusCode).toBe(404);
  await tom.publish(id, again.json().version);
  const late = await approve(admin, version);
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'stale_draft']);
  const back = await admin.post(`/api/staff/data/provisions/${id}/cancelWaiting`, {
    editorId: editor.user.id,
  });
  expect(back.json()).toEqual({ cancelled: true });
  expect((await approve(admin, again.json().version)).statusCode).toBe(404);
  expect((await tom.open(id)).draft).toMatchObject({ waiting: null });
});

test('the short way to publish is closed as well', async () => {
  const { revision } = await tom.open(id);
  const answer = await editor.post(`/api/staff/provisions/${id}/publish`, {
    description: '<p>Around the second reader.</p>',
    changeType: 'Editorial',
    revision,
  });
  expect(answer.statusCode).toBe(403);
  expect(await description()).not.toContain('Around the second reader.');
});
