import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const stranger = (path: string) => app.http.inject({ url: path, headers: { accept: 'application/json' } });

const provision = (isPublished: boolean) =>
  app.database.db
    .selectFrom('provisions')
    .select('id')
    .where('is_published', '=', isPublished)
    .where('description', 'is not', null)
    .executeTakeFirstOrThrow();

test('strangers read what staff marked, only as long as it is marked, and who marked it is kept', async () => {
  const editor = await app.signIn('editor@demo.test');
  const { id } = await provision(true);
  const mark = (isPublicSample: boolean) =>
    editor.patch(`/api/staff/provisions/${id}/publicSample`, { isPublicSample });

  expect((await stranger(`/api/preview/${id}`)).statusCode).toBe(404);
  expect((await mark(true)).json()).toEqual({ id, isPublicSample: true });
  const read = (await editor.get(`/api/provisions/${id}`)).json();
  expect((await stranger(`/api/preview/${id}`)).json()).toEqual({
    ...read,
    // What leads a stranger nowhere, or is for subscribers.
    references: [],
    hasVersions: false,
    policy: null,
    textPolicy: null,
  });
  await mark(false);
  expect((await stranger(`/api/preview/${id}`)).statusCode).toBe(404);

  const log = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'user_email'])
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual(
    Array(2).fill({ action: 'provision.markPublicSample', user_email: 'editor@demo.test' }),
  );
});

test('what readers do not see yet is not shown to strangers', async () => {
  const editor = await app.signIn('editor@demo.test');
  const { id } = await provision(true);
  await app.database.db.updateTable('provisions').set({ is_published: false }).where('id', '=', id).execute();
  const answer = await editor.patch(`/api/staff/provisions/${id}/publicSample`, { isPublicSample: true });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().error.message).toBe('Publish this provision before you show it to everybody.');
});

test('customers mark nothing', async () => {
  const owner = await app.signIn('owner@demo.test');
  const { id } = await provision(true);
  const answer = await owner.patch(`/api/staff/provisions/${id}/publicSample`, { isPublicSample: true });
  expect(answer.statusCode).toBe(403);
});
