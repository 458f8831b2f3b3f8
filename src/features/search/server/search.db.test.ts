import type { AddressInfo } from 'node:net';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Provision } from '../../provisions/contract.ts';

let app: TestApp;
let owner: Visitor;
let west: Visitor;
let editor: Visitor;
let port = 0;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  west = await app.signIn('west@demo.test');
  editor = await app.signIn('editor@demo.test');
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as AddressInfo).port;
  // The client waits two seconds for an answer; the first one may have the index to build.
  await owner.post('/api/buildReportViaSearch', { text: 'overtime' });
});
afterAll(() => app.close());

/** The real client, pointed at our server as the browser's is. */
const client = (token: string) =>
  liteClient('lawleaf', token, {
    hosts: [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }],
    authMode: 'WithinHeaders',
  });

interface Hit {
  objectID: string;
  jurisdiction: string;
  area: string;
  name: string;
}

interface Result {
  hits: Hit[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
}

async function query(who: Visitor, parameters: Record<string, unknown>): Promise<Result> {
  const answer = await client(who.user.searchToken).search<Hit>({
    requests: [{ indexName: 'main', ...parameters } as never],
  });
  return answer.results[0] as unknown as Result;
}

const viaReport = async (who: Visitor, text: string, jurisdictions: string[] = []): Promise<Provision[]> => {
  const response = await who.post('/api/buildReportViaSearch', { text, jurisdictions });
  expect(response.statusCode).toBe(200);
  expect(response.json().query).toBe(text);
  return response.json().results;
};

describe('searching', () => {
  test('a mistyped question finds what it means, first', async () => {
    const { hits } = await query(owner, { query: 'stat holidya ontario' });
    expect(hits[0]).toMatchObject({ jurisdiction: 'ON' });
    expect(hits[0]?.name).toMatch(/Public Holiday/);
  });

  test.each(['reg 285/01', 'O. Reg. 285/01', 'regulation 285/01'])('%j finds what cites it', async (text) => {
    const citing = await app.database.db
      .selectFrom('provision_regulations')
      .innerJoin('regulations', 'regulations.id', 'provision_regulations.regulation_id')
      .innerJoin('provisions', 'provisions.id', 'provision_regulations.provision_id')
      .select('provisions.id')
      .distinct()
      .where('regulations.citation', '=', 'O Reg 285/01')
      .where('provisions.is_published', '=', true)
      .execute();
    const { hits } = await query(owner, { query: text, hitsPerPage: 100 });
    expect(citing.length).toBeGreaterThan(2);
    expect(hits.map((hit) => hit.objectID)).toEqual(expect.arrayContaining(citing.map(({ id }) => id)));
  });

  test('a section within a range with decimals is found', async () => {
    for (const [text, name] of [
      ['s. 230 canada labour code', 'Individual Termination Notice'],
      ['s. 206.1 canada labour code', 'Maternity and Parental Leave'],
    ] as const) {
      const { hits } = await query(owner, { query: text });
      expect(hits.slice(0, 5).map((hit) => `${hit.name}, ${hit.jurisdiction}`)).toContain(`${name}, FED`);
    }
  });

  test('the search tab answers provisions of the same engine', async () => {
    const results = await viaReport(owner, 'minimum wage', ['BC']);
    expect(results[0]).toMatchObject({ name: 'Minimum Wage', jurisdiction: 'BC' });
    expect(new Set(results.map(({ jurisdiction }) => jurisdiction))).toEqual(new Set(['BC']));
  });

  test('nothing outside the account leaks through hits, counts or facets', async () => {
    const facets = ['area', 'topic', 'jurisdictionName', 'bills', 'specialRules'];
    for (const text of ['', 'leave', 'overtime', 'privacy', 'quebec']) {
      const page = (number: number) =>
        query(west, {
          query: text,
          page: number,
          hitsPerPage: 100,
          facets,
          maxValuesPerFacet: 100,
          filters: 'NOT jurisdiction:AB OR jurisdiction:ON OR jurisdiction:AB',
        });
      const { nbHits, facets: counts } = await page(0);
      const pages = await Promise.all(Array.from({ length: Math.ceil(nbHits / 100) }, (_, i) => page(i)));
      const hits = pages.flatMap((one) => one.hits);
      expect(hits.length).toBe(nbHits);
      for (const hit of hits) {
        expect(['AB', 'SK', 'FED']).toContain(hit.jurisdiction);
        expect(['Employment Standards', 'Occupational Health & Safety']).toContain(hit.area);
      }
      for (const name of Object.keys(counts?.jurisdictionName ?? {})) {
        expect(['Alberta', 'Saskatchewan', 'Federal']).toContain(name);
      }
    }
    for (const result of await viaReport(west, 'sick leave')) {
      expect(['AB', 'SK', 'FED']).toContain(result.jurisdiction);
    }
    expect(await viaReport(west, 'sick leave', ['ON'])).toEqual([]);
  });

  test('what is published is found by the next search, by its new words only', async () => {
    const { id, revision } = await app.database.db
      .selectFrom('provisions')
      .select(['id', 'revision'])
      .where('is_published', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect((await query(owner, { query: 'xylophone' })).nbHits).toBe(0);
    await editor.post(`/api/staff/provisions/${id}/publish`, {
      description: '<p>The xylophone rule.</p>',
      changeType: 'Editorial',
      revision,
    });
    const found = await query(owner, { query: 'xylophone' });
    expect(found.hits.map(({ objectID }) => objectID)).toEqual([id]);
    await app.database.db
      .updateTable('provisions')
      .set({ is_published: false })
      .where('id', '=', id)
      .execute();
    expect((await query(owner, { query: 'xylophone' })).nbHits).toBe(0);
    expect((await query(editor, { query: 'xylophone' })).nbHits).toBe(1);
  });

  test('a change of access works at the next search, with the same token', async () => {
    const { db } = app.database;
    expect((await query(west, { query: 'overtime saskatchewan' })).hits[0]?.jurisdiction).toBe('SK');
    const account = west.user.account.id;
    await db
      .updateTable('accounts')
      .set({ selected_jurisdictions: ['AB'] })
      .where('id', '=', account)
      .execute();
    const { hits } = await query(west, { query: 'overtime', hitsPerPage: 100 });
    expect(new Set(hits.map(({ jurisdiction }) => jurisdiction))).toEqual(new Set(['AB']));
    await db
      .updateTable('accounts')
      .set({ selected_jurisdictions: ['AB', 'SK', 'FED'] })
      .where('id', '=', account)
      .execute();
  });
});

describe('the search token', () => {
  const ask = (token: string) =>
    app.http.inject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      headers: { 'x-algolia-api-key': token, 'content-type': 'text/plain' },
      payload: JSON.stringify({ requests: [{ indexName: 'main', query: 'leave' }] }),
    });

  test('opens the search and nothing else; the session token does not open the search', async () => {
    expect((await ask(owner.user.searchToken)).statusCode).toBe(200);
    expect((await ask(owner.token)).statusCode).toBe(403);
    expect((await ask('')).json()).toMatchObject({ status: 403 });
    const asBearer = await app.http.inject({
      url: '/currentUser',
      headers: { authorization: `Bearer ${owner.user.searchToken}` },
    });
    expect(asBearer.statusCode).toBe(401);
  });

  test('ends with its session, with the trial, and with time', async () => {
    const other = await app.signIn('user@demo.test');
    await other.post('/auth/logout');
    expect((await ask(other.user.searchToken)).statusCode).toBe(403);
    const expired = await app.signIn('expired@demo.test');
    expect((await ask(expired.user.searchToken)).statusCode).toBe(403);
    app.clock.advance(121 * 60_000);
    expect((await ask(owner.user.searchToken)).statusCode).toBe(403);
    app.clock.advance(-121 * 60_000);
  });
});

test.each([
  [{ text: 'ab' }, 'text'],
  [{ text: 'x'.repeat(501) }, 'text'],
  [{ text: 7 }, 'text'],
  [{ text: 'abc', jurisdictions: ['XX'] }, 'jurisdictions.0'],
  [{ text: 'abc', extra: 1 }, 'extra'],
])('bad input %o names %s', async (body, field) => {
  const response = await owner.post('/api/buildReportViaSearch', body);
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]]);
});

test('hostile queries are answered in bounded time, never with a 500', async () => {
  const texts = [
    '\u0000',
    '(((',
    '"',
    'a'.repeat(500),
    '💥'.repeat(100),
    "'; drop table provisions; --",
    '.*+?^$(){}|[]\\',
  ];
  for (const text of texts) {
    const began = performance.now();
    const response = await owner.post('/api/buildReportViaSearch', { text: `${text}abc`.slice(0, 500) });
    expect(response.statusCode).toBeLessThan(500);
    expect(performance.now() - began).toBeLessThan(5_000);
  }
});
