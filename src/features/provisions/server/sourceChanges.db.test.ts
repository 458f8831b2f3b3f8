import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../test/editor/desk.ts';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { notifySourceChanged, withdrawSourceChange } from './writes.ts';

let app: TestApp;
let editor: Visitor;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

const tell = (id: string, ref: string, changedOn: string, kind: 'page' | 'law' = 'page') =>
  app.database.db
    .transaction()
    .execute((tx) => notifySourceChanged(tx, app.clock.now(), { ref, kind, changedOn, provisionIds: [id] }));
const shown = async (id: string): Promise<string | null> =>
  (await owner.get(`/api/provisions/${id}`)).json().sourceChangedOn;
const read = (id: string, ref: string) => editor.post(`/api/staff/data/provisions/${id}/readAgain`, { ref });

test('readers are told from the first day a source changed until the provision is read against that source again', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'SK');
  const { content } = (await editor.get(`/api/staff/data/provisions/${id}`)).json();
  const [changed, other] = content.sources.map(({ ref }: { ref: string }) => ref);
  expect(await shown(id)).toBeNull();

  await tell(id, changed, '2026-11-18');
  await tell(id, changed, '2026-11-19');
  expect(await shown(id)).toBe('2026-11-18');
  const { rows } = (await editor.get('/api/staff/data/queue')).json();
  expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({
    changes: [{ ref: changed, changedOn: '2026-11-18' }],
    weight: { evidence: 40 },
  });

  expect((await read(id, other)).statusCode).toBe(200);
  expect(await shown(id)).toBe('2026-11-18');
  const answer = await read(id, changed);
  expect(await shown(id)).toBeNull();

  await editor.post(`/api/staff/data/provisions/${id}/undoReadAgain`, {
    ...{ ref: changed, checked: null, revision: answer.json().revision },
  });
  expect(await shown(id)).toBe('2026-11-18');
  await app.database.db.transaction().execute((tx) => withdrawSourceChange(tx, changed));
  expect(await shown(id)).toBeNull();

  await tell(id, 'https://nowhere.test/', '2026-11-18');
  expect(await shown(id)).toBeNull();
});

test('a text that is published as checked says it no more; taken back, it does again; files say it too', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'PE');
  await tell(id, 'https://laws.test/', '2026-11-10', 'law');
  expect(await shown(id)).toBe('2026-11-10');
  const tom = desk(editor);
  const { opened, version } = await tom.draft(id, (content) => ({
    description: `${content.description}<p>Keep a copy of every notice.</p>`,
  }));
  expect(opened.sourceChanges).toEqual([{ ref: 'https://laws.test/', changedOn: '2026-11-10' }]);
  const answer = await tom.publish(id, version, {
    ...{ changeType: 'Editorial', effectiveDate: null, line: null, nothingRead: null },
    checkedAgainst: [opened.content.sources[0]?.ref ?? ''],
  });
  expect(answer.statusCode).toBe(200);
  expect(await shown(id)).toBeNull();
  expect(
    (await editor.post(`/api/staff/data/publications/${answer.json().publicationId}/undo`)).statusCode,
  ).toBe(200);
  expect(await shown(id)).toBe('2026-11-10');
});
