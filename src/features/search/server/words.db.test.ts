import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerOf } from '../../../../test/database.ts';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { SearchWord } from '../wordsContract.ts';
import { loadSearchWords } from './loadWords.ts';
import { SearchIndex } from './searchIndex.ts';

let app: TestApp;
let editor: Visitor;
let owner: Visitor;
/** Another process on the same database. */
let other: SearchIndex;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  owner = await app.signIn('owner@demo.test');
  other = new SearchIndex({
    db: app.database.db,
    workerUrl: workerOf('searchWorker'),
    onError: (error) => console.error(error),
  });
});
afterAll(() => app.close());

const PATH = '/api/staff/searchWords';

async function found(text: string): Promise<number> {
  const response = await owner.post('/api/buildReportViaSearch', { text });
  expect(response.statusCode).toBe(200);
  return response.json().results.length;
}

async function foundElsewhere(query: string): Promise<number> {
  await other.fresh();
  return other.engine.search('everything', { query }).total;
}

const lines = async (): Promise<SearchWord[]> => (await editor.get(PATH)).json();

test('a new synonym holds from the next search on, in every process, and is kept in the audit log', async () => {
  expect([await found('bumfuzzle'), await foundElsewhere('bumfuzzle')]).toEqual([0, 0]);
  const answer = await editor.post(PATH, { kind: 'synonyms', line: 'bumfuzzle, overtime' });
  expect(answer.statusCode).toBe(201);
  const word = answer.json<SearchWord>();
  expect(word).toMatchObject({ isStarter: false, isActive: true, updatedBy: 'Tom Okafor' });
  expect(await found('bumfuzzle')).toBeGreaterThan(10);
  expect(await foundElsewhere('bumfuzzle')).toBeGreaterThan(10);

  await editor.patch(`${PATH}/${word.id}`, { isActive: false });
  expect([await found('bumfuzzle'), await foundElsewhere('bumfuzzle')]).toEqual([0, 0]);
  expect((await editor.delete(`${PATH}/${word.id}`)).statusCode).toBe(200);

  const audit = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'user_email', 'before', 'after'])
    .where('subject_id', '=', word.id)
    .orderBy('seq')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual([
    'searchWord.add',
    'searchWord.change',
    'searchWord.delete',
  ]);
  expect(audit[1]).toMatchObject({
    user_email: 'editor@demo.test',
    before: { isActive: true },
    after: { isActive: false },
  });
});

test('a stop word is looked for once staff drop it', async () => {
  const stop = (await lines()).find(({ kind, line }) => kind === 'stopWord' && line === 'whom');
  expect(stop).toMatchObject({ isStarter: true, updatedBy: null });
  const before = await foundElsewhere('whom overtime');
  await editor.patch(`${PATH}/${stop?.id}`, { isActive: false });
  expect(await foundElsewhere('whom overtime')).not.toBe(before);
  await editor.patch(`${PATH}/${stop?.id}`, { isActive: true });
  expect(await foundElsewhere('whom overtime')).toBe(before);
});

test('what came with the product is switched off and not deleted, and a later version leaves edits alone', async () => {
  const starter = (await lines()).find(({ line }) => line.startsWith('public holiday, stat holiday'));
  expect((await editor.delete(`${PATH}/${starter?.id}`)).json().error.code).toBe('starter_word');
  await editor.patch(`${PATH}/${starter?.id}`, { line: 'public holiday, stat holiday, bank day' });
  await app.database.db.deleteFrom('installation').where('name', '=', 'searchWords').execute();
  await loadSearchWords(app.database.db, app.clock.now());
  const after = await lines();
  expect(after.filter(({ line }) => line.startsWith('public holiday, '))).toEqual([
    expect.objectContaining({ line: 'public holiday, stat holiday, bank day', isEdited: true }),
  ]);
  expect(await found('bank day')).toBeGreaterThan(10);
});

test.each([
  [{ kind: 'synonyms', line: 'alone' }, 'line'],
  [{ kind: 'synonyms', line: 'a > b > c' }, 'line'],
  [{ kind: 'synonyms', line: `${'word '.repeat(9)}, b` }, 'line'],
  [{ kind: 'stopWord', line: 'two words' }, 'line'],
  [{ kind: 'stopWord', line: '!!!' }, 'line'],
  [{ kind: 'synonyms', line: '' }, 'line'],
  [{ kind: 'synonyms', line: 'a, # remark' }, 'line'],
  [{ kind: 'entity', line: 'x' }, 'kind'],
])('%o is refused with the field named', async (body, field) => {
  const response = await editor.post(PATH, body);
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]]);
});

test('the same line twice is refused, whatever its case', async () => {
  const [first] = await lines();
  const again = await editor.post(PATH, { kind: first?.kind, line: first?.line.toUpperCase() });
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'line_exists']);
});
