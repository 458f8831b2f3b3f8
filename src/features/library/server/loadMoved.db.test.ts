import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { ChecklistRequirement } from '../../checklists/contract.ts';
import { provisionId, requirementId } from './contentIds.ts';
import { type FolderChanges, GROUP, OTHER, writeFolder } from './exampleFolder.ts';
import { loadLibrary } from './loadLibrary.ts';

const FIRST = provisionId(GROUP, 'ON');
const SECOND = provisionId(OTHER, 'ON');

let app: TestApp;
let owner: Visitor;
let folder: string;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lawleaf-moved-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Files of an earlier load do not stay. */
async function load(changes: FolderChanges = {}): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  writeFolder(folder, changes);
  await loadLibrary(app.database.db, folder, new Date(TEST_NOW));
}

const reportOf = async (name: string, provisions: string[]): Promise<string> => {
  const response = await owner.post('/api/reports', { name, provisions });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json<{ id: string }>().id;
};
const inReport = async (id: string): Promise<string[]> =>
  (await owner.get(`/api/reports/${id}/provisions`)).json<{ id: string }[]>().map((one) => one.id);
const notesOn = async (id: string): Promise<string[]> =>
  (await owner.get(`/api/provisions/${id}`))
    .json<{ notes: { text: string }[] }>()
    .notes.map(({ text }) => text);
const note = async (provision: string, text: string): Promise<void> => {
  const response = await owner.post('/api/notes', { provisionId: provision, text });
  expect(response.statusCode, response.body).toBeLessThan(300);
};
const statusOf = async (id: string): Promise<string | undefined> =>
  (await owner.get('/api/checklists?jurisdiction=ON'))
    .json<ChecklistRequirement[]>()
    .find(({ requirementId: of }) => of === id)?.status;

test('a renamed group keeps its provisions, with notes, reports and permalinks; a renamed requirement its status', async () => {
  await load();
  const report = await reportOf('Renamed', [FIRST]);
  await note(FIRST, '<p>Kept.</p>');
  const requirement = requirementId('test-requirement');
  const changed = await owner.patch(`/api/checklists/${requirement}/accounts/${owner.user.account.id}`, {
    status: 'Done',
  });
  expect(changed.statusCode, changed.body).toBe(200);

  await load({
    keys: { first: 'renamed', requirement: 'new-requirement' },
    moved: {
      groups: { [GROUP]: { became: 'testing/loading/renamed' } },
      requirements: { 'test-requirement': { became: 'new-requirement' } },
    },
  });
  expect(await inReport(report)).toEqual([FIRST]);
  expect(await notesOn(FIRST)).toEqual(['<p>Kept.</p>']);
  expect(await statusOf(requirement)).toBe('Done');
  const { key } = await app.database.db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .select('provision_groups.key')
    .where('provisions.id', '=', FIRST)
    .executeTakeFirstOrThrow();
  expect(key).toBe('testing/loading/renamed');
  await load();
});

test('a group joined to another is hidden, and hands over notes, places in reports and permalinks', async () => {
  await load();
  const report = await reportOf('Joined', [SECOND]);
  await note(SECOND, '<p>Goes over.</p>');
  await load({ keys: { second: null }, moved: { groups: { [OTHER]: { joined: GROUP } } } });
  expect(await inReport(report)).toEqual([FIRST]);
  expect(await notesOn(FIRST)).toContain('<p>Goes over.</p>');
  const linked = await owner.get(`/api/provisions/${SECOND}`);
  expect(linked.json<{ id: string }>().id).toBe(FIRST);
  const kept = await app.database.db
    .selectFrom('provisions')
    .select(['is_published', 'text_description'])
    .where('id', '=', SECOND)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ is_published: false, text_description: 'Employees get 5 days.' });
});

test('a group that is gone is hidden and not deleted, and comes back when the library has it again', async () => {
  await load({ second: { text: 'Employees get 6 days.' } });
  expect((await owner.get(`/api/provisions/${SECOND}`)).statusCode).toBe(200);
  await note(SECOND, '<p>Waits.</p>');
  await load({ keys: { second: null }, moved: { groups: { [OTHER]: 'gone' } } });
  expect((await owner.get(`/api/provisions/${SECOND}`)).statusCode).toBe(404);
  await load({ second: { text: 'Employees get 6 days.' } });
  expect(await notesOn(SECOND)).toEqual(['<p>Waits.</p>']);
});

test('a group that is gone, but that staff edited, stays for them to decide', async () => {
  await load();
  await app.database.db
    .updateTable('provisions')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', SECOND)
    .execute();
  await load({ keys: { second: null }, moved: { groups: { [OTHER]: 'gone' } } });
  expect((await owner.get(`/api/provisions/${SECOND}`)).statusCode).toBe(200);
});
