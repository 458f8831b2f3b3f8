import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../../test/database.ts';
import { editLibrary } from '../../../../../test/editor/editLibrary.ts';
import { rowDifferences, storedRows } from '../../../../../test/editor/libraryRows.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { contentState } from '../../../search/server/contentState.ts';
import { dryRun } from './dryRun.ts';
import { exportFiles } from './exportFiles.ts';
import { takeOver } from './takeOver.ts';

const TODAY = '2026-11-20';
const AT = new Date('2026-11-20T15:00:00Z');
const ACTOR = { userId: 'u1', email: 'editor@demo.test' };

/** What is not the same in another database. */
const differences = async (other: Db): Promise<string[]> =>
  rowDifferences(await storedRows(app.database.db), await storedRows(other));

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('a database that nobody edited exports the files of content/, to the byte', async () => {
  const files = await exportFiles(app.database.db, 'whole', TODAY);
  expect(files.get('database.yaml') ?? '').toBe('');
  expect(files.size).toBeGreaterThan(200);
  for (const [file, text] of files)
    expect(text === readFileSync(path.join('content', file), 'utf8'), file).toBe(true);
  expect([...(await exportFiles(app.database.db, 'changes', TODAY)).keys()]).toEqual([]);
}, 60_000);

test('what was edited survives an export and an import into another database: every row, and the same bytes again', async () => {
  await editLibrary(app, await app.signIn('editor@demo.test'));
  const files = await exportFiles(app.database.db, 'whole', TODAY);
  const changes = await exportFiles(app.database.db, 'changes', TODAY);
  expect([...changes.keys()]).toContain(
    'provisions/employment-standards/wages-and-payment/minimum-wage.yaml',
  );
  expect(changes.size).toBeLessThan(15);
  const other = await testDatabase();
  try {
    expect((await differences(other.db)).length).toBeGreaterThan(20);
    const run = await dryRun(other.db, changes, TODAY);
    expect(run.errors).toEqual([]);
    await inTransaction(other.db, (tx) =>
      takeOver(tx, run, { actor: ACTOR, at: AT, action: 'library.import' }),
    );
    expect(await differences(other.db)).toEqual([]);
    const again = await exportFiles(other.db, 'whole', TODAY);
    for (const [file, text] of files) expect(again.get(file), file).toBe(text);
    expect([...again.keys()]).toEqual([...files.keys()]);
  } finally {
    await other.close();
  }
}, 120_000);

const WAGE = 'provisions/employment-standards/wages-and-payment/minimum-wage.yaml';
const NOVA_SCOTIA = 'employment-standards/wages-and-payment/minimum-wage NS';
const FILES = '/api/staff/libraryFiles';

describe('by the calls of the back-office', () => {
  let editor: Visitor;
  let owner: Visitor;
  let files: Record<string, string>;
  beforeAll(async () => {
    editor = await app.signIn('editor@demo.test');
    owner = await app.signIn('owner@demo.test');
  });

  const send = (entries: Record<string, string>, who = editor) =>
    app.http.inject({
      method: 'POST',
      url: `${FILES}/imports?name=my.zip`,
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(
        zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))),
      ),
    });
  const novaScotia = async () =>
    (
      await app.database.pool.query<{
        id: string;
        description: string;
        revision: number;
        loaded_revision: number | null;
      }>(
        `select p.id, p.description, p.revision, p.loaded_revision from provisions p
         join provision_groups g on g.id = p.provision_group_id
         where g.key = 'employment-standards/wages-and-payment/minimum-wage' and p.jurisdiction = 'NS'`,
      )
    ).rows[0];
  const audited = async (action: string) =>
    (await app.database.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute()).length;

  test('an editor gets the library as a zip', async () => {
    const answer = await editor.get(`${FILES}/export?extent=whole`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('library-2026-11-20.zip');
    const unpacked = unzipSync(answer.rawPayload);
    files = Object.fromEntries(Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)]));
    expect(files['database.yaml']).toContain('provision_versions');
    const again = (await send(files)).json();
    expect(again).toMatchObject({ id: null, differing: 0, changed: [], errors: [] });
    expect((await owner.get(`${FILES}/export?extent=whole`)).statusCode).toBe(403);
  });

  test.each([
    ['no zip', strToU8('x'), 'no zip'],
    ['a path that leads out', zipSync({ '../../etc/passwd': strToU8('x') }), 'leads out'],
    ['a bomb', zipSync({ 'acts.yaml': new Uint8Array(9_000_000) }), 'larger than 8 MB'],
    ['bytes that are no text', zipSync({ 'acts.yaml': new Uint8Array([255, 254, 0]) }), 'no text'],
  ])('%s is refused, in words', async (_, bytes, words) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: `${FILES}/imports?name=bad.zip`,
      headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(bytes),
    });
    expect([answer.statusCode, answer.json().error.fields.file]).toEqual([
      400,
      expect.stringContaining(words),
    ]);
  });

  test('one wrong line among ten thousand stops everything, and is told with its place', async () => {
    const lines = Object.values(files).reduce((sum, text) => sum + text.split('\n').length, 0);
    expect(lines).toBeGreaterThan(10_000);
    const rules = files['special-rules/ON.yaml'] ?? '';
    const [cited] = /sections: [^,}\n]+/.exec(rules) ?? [''];
    const wrong = rules.replace(cited, 'sections: s five ');
    const line = wrong.split('\n').findIndex((one) => one.includes('s five')) + 1;
    const before = await novaScotia();
    const run = (
      await send({
        ...files,
        'special-rules/ON.yaml': wrong,
        [WAGE]: (files[WAGE] ?? '').replace('Nova Scotia', 'Nova Scotia too'),
      })
    ).json();
    expect(run).toMatchObject({ id: null, changed: [], errorCount: 1 });
    expect(run.errors[0]).toMatchObject({ file: 'special-rules/ON.yaml', line });
    expect(await novaScotia()).toEqual(before);
  });

  test('database.yaml reaches no further than the library', async () => {
    const text = `rows:
  users:
    - at: { id: x }
      set:
        role: ADMIN
  acts:
    - at: { id: x }
      set:
        revision: 9
        url: "javascript:alert(1)"
absent:
  provisions:
    - { id: x }
withdrawn:
  - { table: acts, id: x, at: "2026-11-20T00:00:00Z" }
`;
    const run = (await send({ 'database.yaml': text })).json();
    expect(run.id).toBeNull();
    expect(run.errors).toEqual(
      [
        [2, 'users holds nothing of the library'],
        [9, 'revision is no column'],
        [10, 'url cannot hold'],
        [12, 'Nothing is deleted from provisions'],
        [15, 'Nothing is deleted from acts'],
      ].map(([line, words]) => ({
        file: 'database.yaml',
        line,
        message: expect.stringContaining(String(words)),
      })),
    );
  });

  test('an import is shown first, then taken over whole: readers, search, history and the log follow', async () => {
    const before = await novaScotia();
    const at = (files[WAGE] ?? '').indexOf('\n  NS:');
    const text = (files[WAGE] ?? '')
      .slice(at)
      .replace(/text: \|\n {6}/, 'text: |\n      Ask the wombatfield desk first. ');
    const changed = (files[WAGE] ?? '').slice(0, at) + text;
    const run = (await send({ [`my library/${WAGE}`]: changed })).json();
    expect(run).toMatchObject({
      changed: [{ key: NOVA_SCOTIA, isNew: false, fields: ['Text'] }],
      errors: [],
    });
    expect(await novaScotia()).toEqual(before);
    const detail = (
      await editor.get(
        `${FILES}/imports/${run.id}/entry?kind=provision&key=${encodeURIComponent(NOVA_SCOTIA)}`,
      )
    ).json();
    expect(detail.fields).toMatchObject([
      {
        field: 'text',
        ours: { html: before?.description },
        file: { html: expect.stringContaining('wombatfield') },
      },
    ]);
    const admin = await app.signIn('admin@demo.test');
    expect((await admin.post(`${FILES}/imports/${run.id}/apply`)).statusCode).toBe(404);
    const { structure } = await contentState(app.database.db);
    expect((await editor.post(`${FILES}/imports/${run.id}/apply`)).json()).toEqual({ changed: 1 });
    expect((await editor.post(`${FILES}/imports/${run.id}/apply`)).statusCode).toBe(404);
    const read = (await owner.get(`/api/provisions/${before?.id}`)).json();
    expect(read.description).toContain('wombatfield');
    const found = await owner.post('/api/buildReportViaSearch', { text: 'wombatfield', jurisdictions: [] });
    expect(found.json().results.map((one: { id: string }) => one.id)).toContain(before?.id);
    // The index follows the one provision, and is not built anew.
    expect((await contentState(app.database.db)).structure).toBe(structure);
    expect(await audited('library.import')).toBe(1);
    const versions = await app.database.db
      .selectFrom('provision_versions')
      .select('description')
      .where('provision_id', '=', before?.id ?? '')
      .where('from_library', '=', false)
      .execute();
    expect(versions.map(({ description }) => description)).toEqual([before?.description]);
    // A newer starter library leaves it alone.
    const now = await novaScotia();
    expect(now?.revision).not.toBe(now?.loaded_revision);
  });

  test('what was changed since an import was read is not overwritten', async () => {
    const changed = (files['industries.yaml'] ?? '').replace('Forestry and Logging', 'Forestry or Logging');
    const run = (await send({ 'industries.yaml': changed })).json();
    expect(run.changed).toMatchObject([{ kind: 'industry', title: 'Forestry or Logging' }]);
    await app.database.pool.query(
      `update industries set revision = revision + 1 where key = 'forestry-logging'`,
    );
    const answer = await editor.post(`${FILES}/imports/${run.id}/apply`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'changed_meanwhile']);
    expect((await editor.delete(`${FILES}/imports/${run.id}`)).json()).toEqual({ dropped: true });
  });

  /** A newer starter library says something else of the provision, which staff changed. */
  const newer = (words: string) =>
    app.database.pool.query(
      `update library_entries set base = coalesce(base, content),
         content = jsonb_set(content::jsonb, '{text}', to_jsonb($2::text))::text
       where kind = 'provision' and key = $1`,
      [NOVA_SCOTIA, words],
    );
  const entry = async () =>
    (await editor.get(`${FILES}/entry?kind=provision&key=${encodeURIComponent(NOVA_SCOTIA)}`)).json();
  const settle = (part: object) =>
    editor.post(`${FILES}/settle`, {
      kind: 'provision',
      key: NOVA_SCOTIA,
      take: [],
      isMerged: false,
      ...part,
    });

  test('where a newer library and staff differ is listed; what staff wrote can be kept', async () => {
    expect((await editor.get(FILES)).json()).toMatchObject({ counts: { differ: 0 }, open: [] });
    await newer('The newer words.');
    const list = (await editor.get(FILES)).json();
    expect(list).toMatchObject({
      counts: { differ: 1 },
      open: [{ key: NOVA_SCOTIA, jurisdiction: 'NS', fields: ['Text'] }],
    });
    expect((await editor.get(`${FILES}/count`)).json()).toEqual({ open: 1 });
    const one = await entry();
    expect(one.fields).toMatchObject([
      { field: 'text', changed: 'both', file: { html: '<p>The newer words.</p>' } },
    ]);
    expect(one.provision.file.description).toContain('The newer words.');
    const before = await novaScotia();
    expect((await settle({ seen: 'something else' })).statusCode).toBe(409);
    expect((await settle({ seen: one.seen })).json()).toEqual({ settled: true });
    expect(await novaScotia()).toEqual(before);
    expect((await editor.get(FILES)).json()).toMatchObject({
      counts: { differ: 0 },
      settled: [{ key: NOVA_SCOTIA, how: 'ours', by: expect.any(String) }],
    });
  });

  test('or the file is taken: the provision is the library’s again', async () => {
    await newer('The newest words.');
    const one = await entry();
    expect((await settle({ seen: one.seen, take: ['text'] })).json()).toEqual({ settled: true });
    const now = await novaScotia();
    expect(now?.description).toBe('<p>The newest words.</p>');
    expect(now?.revision).toBe(now?.loaded_revision);
    expect(await audited('library.takeFile')).toBe(1);
    expect((await editor.get(`${FILES}/count`)).json()).toEqual({ open: 0 });
  });
});
