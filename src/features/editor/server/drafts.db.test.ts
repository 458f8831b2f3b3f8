import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../test/editor/desk.ts';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';

let app: TestApp;
let editor: Visitor;
let admin: Visitor;
let tom: ReturnType<typeof desk>;
let mira: ReturnType<typeof desk>;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  admin = await app.signIn('admin@demo.test');
  tom = desk(editor);
  mira = desk(admin);
});
afterAll(() => app.close());

const changed = (content: { description: string }) => ({
  description: `${content.description}<p>Keep a copy of every notice.</p>`,
});

test('the tree marks every jurisdiction of every group, and the group shows the rates side by side', async () => {
  const tree = (await editor.get('/api/staff/data/tree')).json();
  const topic = tree.areas[0].topics.find(({ name }: { name: string }) => name === 'Wages and Payment');
  const group = topic.groups.find(({ name }: { name: string }) => name === 'Minimum Wage');
  expect(group.marks).toMatch(/^[pdqrue-]{14}$/);
  const cells = (await editor.get(`/api/staff/data/groups/${group.id}`)).json();
  expect(cells.cells.map(({ jurisdiction }: { jurisdiction: string }) => jurisdiction)).toHaveLength(14);
  const alberta = cells.cells[0];
  expect(alberta).toMatchObject({
    jurisdiction: 'AB',
    value: { value: 15, from: '2018-10-01' },
    draftValue: null,
  });
});

test('a draft is there again for its editor, and seen by the others, without changing what readers see', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'SK');
  const { opened, version } = await tom.draft(id, changed);
  expect(version).toBe(1);
  const again = await desk(await app.signIn('editor@demo.test')).open(id);
  expect(again.draft?.content.description).toContain('Keep a copy of every notice.');
  expect(again.content.description).toBe(opened.content.description);
  const seen = await mira.open(id);
  expect(seen.draft).toBeNull();
  expect(seen.othersDrafts).toMatchObject([{ name: expect.stringContaining(editor.user.firstName) }]);
  const list = (await admin.get('/api/staff/data/drafts')).json();
  expect(list).toMatchObject([{ id, isOwn: false, isStale: false }]);
});

test('a second tab that goes on from an older save is refused, and nothing is overwritten', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'MB');
  const { opened, content } = await tom.draft(id, changed);
  const first = await tom.save(
    id,
    { ...content, warning: '<p>First tab.</p>' },
    { version: 1, baseRevision: opened.revision },
  );
  expect(first.json().version).toBe(2);
  const second = await tom.save(
    id,
    { ...content, warning: '<p>Second tab.</p>' },
    { version: 1, baseRevision: opened.revision },
  );
  expect(second.statusCode).toBe(409);
  expect(second.json().error.code).toBe('stale_draft');
  expect((await tom.open(id)).draft?.content.warning).toBe('<p>First tab.</p>');
});

test('a draft cannot begin from a version that is no longer published', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NB');
  const opened = await tom.open(id);
  const { version } = await mira.draft(id, changed);
  expect((await mira.publish(id, version)).statusCode).toBe(200);
  const response = await tom.save(id, opened.content, { baseRevision: opened.revision });
  expect([response.statusCode, response.json().error.code]).toEqual([409, 'stale_revision']);
});

test('what Word and the web bring is cleaned: structure and tables stay, scripts and styles go', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NS');
  const pasted =
    '<!--StartFragment--><h1 style="mso-x:1">Rates</h1><p class="MsoNormal" onclick="x()">Pay <b>this</b><o:p></o:p></p>' +
    '<table border=1><tr><td width=10>General</td><td>$16.50</td></tr></table><script>alert(1)</script><img src=x onerror=alert(1)>';
  const opened = await tom.open(id);
  await tom.save(id, { ...opened.content, description: pasted }, { baseRevision: opened.revision });
  const draft = (await tom.open(id)).draft?.content.description ?? '';
  expect(draft).toContain('<h3>Rates</h3>');
  expect(draft).toContain('<strong>this</strong>');
  expect(draft).toMatch(/<table><tr><td>General<\/td><td>\$16\.50<\/td><\/tr><\/table>/);
  expect(draft).not.toMatch(/script|onclick|onerror|style|class|mso|<img/i);
});

test('two editors see each other, and where', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'BC');
  const say = (who: Visitor, place: string) =>
    who.post(`/api/staff/data/provisions/${id}/presence`, { tab: `tab-${who.user.firstName}`, place });
  expect((await say(editor, 'policy')).json().colleagues).toEqual([]);
  expect((await say(admin, 'text')).json().colleagues).toMatchObject([
    { id: editor.user.id, place: 'policy' },
  ]);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  expect((await say(admin, 'text')).json().colleagues).toEqual([]);
});

test('citations are found by the words of their title or citation, one’s own law first', async () => {
  const found = (await editor.get('/api/staff/data/instruments?q=O%20Reg%20285&jurisdiction=ON')).json();
  expect(found[0]).toMatchObject({
    kind: 'regulation',
    jurisdiction: 'ON',
    citation: expect.stringContaining('285'),
  });
  const all = (await editor.get('/api/staff/data/instruments?q=act&jurisdiction=AB')).json();
  expect(new Set(all.map(({ jurisdiction }: { jurisdiction: string }) => jurisdiction))).toEqual(
    new Set(['AB', 'FED']),
  );
  expect(all[0].jurisdiction).toBe('AB');
});

test.each([
  [{ content: undefined }, 'content'],
  [{ version: -1 }, 'version'],
  [{ secret: 1 }, 'secret'],
])('bad input %o is a 400 that names %s', async (change, field) => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'QC');
  const { content, revision } = await tom.open(id);
  const response = await editor.post(`/api/staff/data/provisions/${id}/draft`, {
    content,
    version: 0,
    baseRevision: revision,
    ...change,
  });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().error.fields)).toContain(field);
});

test('a field of the content that is wrong is named', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'QC');
  const { content, revision } = await tom.open(id);
  const bad = { ...content, values: { generalHourly: [{ value: 15, from: '2026-13-01' }] } };
  const response = await tom.save(id, bad as never, { baseRevision: revision });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().error.fields).join()).toContain('values.generalHourly');
});

test('what does not exist is a 404', async () => {
  expect((await editor.get('/api/staff/data/provisions/nothing')).statusCode).toBe(404);
  expect((await editor.get('/api/staff/data/groups/nothing')).statusCode).toBe(404);
});
