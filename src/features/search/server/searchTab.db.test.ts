import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';

let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

const viaTab = async (text: string, body: Record<string, unknown> = {}) =>
  (await owner.post('/api/buildReportViaSearch', { text, ...body })).json() as {
    total: number;
    ids: string[];
    results: { id: string }[];
  };

const viaScreen = async (query: string, parameters: Record<string, unknown> = {}) => {
  const { results } = (
    await app.http.inject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      headers: { 'x-algolia-api-key': owner.user.searchToken, 'content-type': 'text/plain' },
      payload: JSON.stringify({ requests: [{ indexName: 'main', query, hitsPerPage: 100, ...parameters }] }),
    })
  ).json() as { results: { nbHits: number; hits: { objectID: string }[] }[] };
  return results[0] as NonNullable<(typeof results)[0]>;
};

test.each([
  'leave',
  'minimum wage increase',
  'overtime not ontario',
  'scent allergy',
  'jours fériés',
  'qwertzuiop nothing',
])('%j: the tab and the search screen find and count the same, in the same order', async (text) => {
  const [tab, screen] = await Promise.all([viaTab(text), viaScreen(text)]);
  expect(tab.total).toBe(screen.nbHits);
  expect(tab.ids.length).toBe(tab.total);
  expect(tab.ids.slice(0, 100)).toEqual(screen.hits.map(({ objectID }) => objectID));
  expect(tab.results.map(({ id }) => id)).toEqual(tab.ids.slice(0, 100));
});

test('more than a hundred are named, a hundred are drawn, and more on demand', async () => {
  const first = await viaTab('leave');
  expect(first.total).toBeGreaterThan(150);
  expect(first.results).toHaveLength(100);
  const more = await viaTab('leave', { drawn: 200 });
  expect(more.results.map(({ id }) => id)).toEqual(first.ids.slice(0, 200));
  expect((await viaTab('leave', { jurisdictions: ['ON'] })).total).toBe(
    (await viaScreen('leave', { facetFilters: [['jurisdictionName:Ontario']] })).nbHits,
  );
});

test('a topic of the taxonomy that has no text yet says that; nonsense is asked for nothing', async () => {
  const { db } = app.database;
  const { topic_id } = await db
    .selectFrom('provision_groups')
    .select('topic_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('provision_groups')
    .values({
      id: 'no-text',
      topic_id,
      key: 'x/y/quokka-xylophones',
      name: 'Quokka Xylophones',
      sort: 99,
    } as never)
    .execute();
  const asked = (await owner.post('/api/buildReportViaSearch', { text: 'quokka xylophone rules' })).json();
  expect(asked).toMatchObject({ total: 0, noText: ['Quokka Xylophones'] });
  expect((await owner.post('/api/buildReportViaSearch', { text: 'minimum wage' })).json().noText).toEqual([]);
  expect(
    (await owner.post('/api/buildReportViaSearch', { text: 'qwertzuiop nothing' })).json().noText,
  ).toEqual([]);
  expect(await viaScreen('quokka xylophone rules')).toMatchObject({
    nbHits: 0,
    userData: [{ noText: ['Quokka Xylophones'] }],
  });
});

describe('the calls of the client besides', () => {
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, token = owner.user.searchToken) =>
    app.http.inject({
      method,
      url: `/1/indexes/${path}`,
      headers: { 'x-algolia-api-key': token, 'content-type': 'text/plain' },
      ...(method === 'POST' && {
        payload: JSON.stringify({ query: 'overtime', hitsPerPage: 1, facetQuery: 'hours' }),
      }),
    });

  test('one search, one facet and one document are answered', async () => {
    const one = (await call('POST', 'main/query')).json();
    expect(one).toMatchObject({ index: 'main', hitsPerPage: 1 });
    expect((await call('POST', 'main/facets/topic/query')).json().facetHits[0].value).toMatch(/Hours/);
    const [{ objectID, name }] = one.hits;
    expect((await call('GET', `main/${objectID}?attributesToRetrieve=name`)).json()).toEqual({
      objectID,
      name,
    });
  });

  test('a document is given with a token and within the account only', async () => {
    const west = await app.signIn('west@demo.test');
    const { id } = await app.database.db
      .selectFrom('provisions')
      .select('id')
      .where('jurisdiction', '=', 'ON')
      .where('is_published', '=', true)
      .executeTakeFirstOrThrow();
    expect((await call('GET', `main/${id}`)).statusCode).toBe(200);
    expect((await call('GET', `main/${id}`, west.user.searchToken)).json()).toEqual({
      status: 404,
      message: 'ObjectID does not exist',
    });
    expect((await call('GET', `main/${id}`, 'forged')).statusCode).toBe(403);
  });

  test('what there is not is refused in the protocol’s form', async () => {
    expect((await call('DELETE', 'main/x')).json()).toEqual({ status: 404, message: expect.any(String) });
  });
});
