import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerOf } from '../../../../test/database.ts';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { SavedSearch } from '../savedContract.ts';
import { WatchedSearches } from './reads.ts';
import { SearchIndex } from './searchIndex.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;
let watched: WatchedSearches;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  west = await app.signIn('west@demo.test');
  const index = new SearchIndex({
    db: app.database.db,
    workerUrl: workerOf('searchWorker'),
    onError: (error) => console.error(error),
  });
  watched = new WatchedSearches(app.database.db, index);
});
afterAll(() => app.close());

const PATH = '/api/savedSearches';
const list = async (who: Visitor): Promise<SavedSearch[]> => (await who.get(PATH)).json();

const idOf = async (name: string, jurisdiction: 'ON' | 'AB'): Promise<string> => {
  const { id } = await app.database.db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .select('provisions.id')
    .where('provision_groups.name', '=', name)
    .where('provisions.jurisdiction', '=', jurisdiction)
    .executeTakeFirstOrThrow();
  return id;
};

test('a search is saved, renamed, watched and forgotten by the person who made it', async () => {
  const made = await owner.post(PATH, {
    name: 'Stat holidays',
    query: 'stat holiday',
    filters: { jurisdictionName: ['Ontario'] },
  });
  expect(made.statusCode).toBe(201);
  const saved = made.json<SavedSearch>();
  expect(saved).toMatchObject({ name: 'Stat holidays', query: 'stat holiday', isWatched: false });
  expect(await list(owner)).toEqual([saved]);
  const changed = await owner.patch(`${PATH}/${saved.id}`, { name: 'Holidays', isWatched: true });
  expect(changed.json()).toMatchObject({ name: 'Holidays', isWatched: true, query: 'stat holiday' });
  expect((await owner.delete(`${PATH}/${saved.id}`)).json()).toEqual({ success: true });
  expect(await list(owner)).toEqual([]);
});

test('nobody else finds it, not even in the same account', async () => {
  const colleague = await app.signIn('colleague@demo.test');
  const { id } = (await owner.post(PATH, { name: 'Mine', query: 'overtime' })).json<SavedSearch>();
  for (const stranger of [west, colleague]) {
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.patch(`${PATH}/${id}`, { name: 'Yours' })).statusCode).toBe(404);
    expect((await stranger.delete(`${PATH}/${id}`)).statusCode).toBe(404);
  }
  expect((await list(owner)).map(({ name }) => name)).toEqual(['Mine']);
  await owner.delete(`${PATH}/${id}`);
});

test.each([
  [{ name: '', query: 'overtime' }, 'name'],
  [{ name: 'x'.repeat(121), query: 'overtime' }, 'name'],
  [{ name: 'A', query: '' }, 'query'],
  [{ name: 'A', query: 'x'.repeat(501) }, 'query'],
  [{ name: 'A', query: 'x', filters: { secret: ['y'] } }, 'filters.secret'],
  [{ name: 'A', query: 'x', owner: 'me' }, 'owner'],
])('%o is refused with the field named', async (body, field) => {
  const response = await owner.post(PATH, body);
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]]);
});

test('two saved searches of one person have two names', async () => {
  const { id } = (await owner.post(PATH, { name: 'Leaves', query: 'leave' })).json<SavedSearch>();
  const again = await owner.post(PATH, { name: 'LEAVES', query: 'sick leave' });
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'name_taken']);
  expect((await west.post(PATH, { name: 'Leaves', query: 'leave' })).statusCode).toBe(201);
  await owner.delete(`${PATH}/${id}`);
});

test('a change concerns the watched searches that find it, within what the person may see', async () => {
  const [on, ab] = [
    await idOf('Overtime Threshold and Rate', 'ON'),
    await idOf('Overtime Threshold and Rate', 'AB'),
  ];
  for (const who of [owner, west]) {
    await who.post(PATH, { name: 'Overtime', query: 'overtime', isWatched: true });
    await who.post(PATH, { name: 'Not watched', query: 'overtime' });
    await who.post(PATH, { name: 'Jury', query: 'jury duty', isWatched: true });
    await who.post(PATH, {
      name: 'All of Alberta',
      filters: { jurisdictionName: ['Alberta'] },
      isWatched: true,
    });
  }
  expect(new Set(await watched.watchers())).toEqual(new Set([owner.user.id, west.user.id]));
  const everything = { jurisdictions: null, areas: null, unpublished: false };
  const matches = async (
    who: Visitor,
    scope: typeof everything | { jurisdictions: ['AB']; areas: null; unpublished: false },
  ) =>
    Object.fromEntries(
      (await watched.matchesOf(who.user.id, scope, [on, ab])).map(({ name, provisionIds }) => [
        name,
        new Set(provisionIds),
      ]),
    );
  expect(await matches(owner, everything)).toEqual({
    'All of Alberta': new Set([ab]),
    Overtime: new Set([on, ab]),
  });
  expect(await matches(west, { jurisdictions: ['AB'], areas: null, unpublished: false })).toEqual({
    'All of Alberta': new Set([ab]),
    Overtime: new Set([ab]),
  });
  expect(await watched.matchesOf(owner.user.id, everything, [])).toEqual([]);
});

test('the export of an account holds the saved searches of its people, and of nobody else', async () => {
  await owner.post(PATH, { name: 'For the export', query: 'pay equity' });
  const answer = await owner.get(`/api/accounts/${owner.user.account.id}/export`);
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const rows = JSON.parse(strFromU8(files['saved-searches.json'] ?? new Uint8Array())) as {
    email: string;
    name: string;
  }[];
  expect(rows).toContainEqual(expect.objectContaining({ email: 'owner@demo.test', name: 'For the export' }));
  expect(rows.filter(({ email }) => email === 'west@demo.test')).toEqual([]);
});
