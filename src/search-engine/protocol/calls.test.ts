import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isIn } from '../filter/filter.ts';
import { libraryEngine } from '../testing/library.ts';
import { handleCall, handleQueries, type ProtocolCall } from './handleQueries.ts';

// The whole official client, where client.test.ts has the one of a web page.
const context = { indexes: new Map([['main', libraryEngine()]]), scope: isIn('jurisdiction', ['ON', 'BC']) };

/** As the product's route reads an address. */
function callOf(method: string, path: string): ProtocolCall {
  const [, , , index = '', second = '', third = ''] =
    path.split('?')[0]?.split('/').map(decodeURIComponent) ?? [];
  if (method === 'GET') {
    const attributesToRetrieve =
      new URLSearchParams(path.split('?')[1]).get('attributesToRetrieve') ?? undefined;
    return { kind: 'object', index, objectID: second, attributesToRetrieve };
  }
  if (second === 'facets') return { kind: 'facet', index, facet: third };
  return second === 'query' ? { kind: 'query', index } : { kind: 'queries' };
}

let server: Server;
let client: ReturnType<typeof algoliasearch>;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const answer = handleCall(callOf(request.method ?? '', request.url ?? ''), body, context);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = algoliasearch('lawleaf', 'key', {
    hosts: [{ url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' }],
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the official client', () => {
  test('searchSingleIndex', async () => {
    const answer = await client.searchSingleIndex({
      indexName: 'main',
      searchParams: { query: 'overtime ontario', hitsPerPage: 3, facets: ['topic'] },
    });
    expect(answer).toMatchObject({ hitsPerPage: 3, index: 'main', query: 'overtime ontario' });
    expect(answer.hits[0]).toMatchObject({ objectID: '6-ON' });
    expect(Object.keys(answer.facets ?? {})).toEqual(['topic']);
  });

  test('searchForFacetValues', async () => {
    const { facetHits } = await client.searchForFacetValues({
      indexName: 'main',
      facetName: 'topic',
      searchForFacetValuesRequest: { facetQuery: 'term', params: 'query=notice' },
    });
    expect(facetHits.map(({ value }) => value)).toEqual(['Termination of Employment']);
  });

  test('getObject, within the scope only, with the attributes asked for', async () => {
    const whole = await client.getObject({ indexName: 'main', objectID: '0-ON' });
    expect(whole).toMatchObject({ objectID: '0-ON', name: 'Minimum Wage', jurisdiction: 'ON' });
    expect(whole).not.toHaveProperty('isPublished');
    expect(whole).not.toHaveProperty('citations');
    expect(
      await client.getObject({
        indexName: 'main',
        objectID: '0-ON',
        attributesToRetrieve: ['name', 'citations'],
      }),
    ).toEqual({ objectID: '0-ON', name: 'Minimum Wage' });
    for (const objectID of ['0-QC', 'nothing'])
      await expect(client.getObject({ indexName: 'main', objectID })).rejects.toMatchObject({
        status: 404,
        message: 'ObjectID does not exist',
      });
  });

  test('facets_stats of numbers, over the hits', async () => {
    const { results } = await client.search({
      requests: [{ indexName: 'main', query: '', facets: ['order', 'area'], filters: 'topic:Vacation' }],
    });
    // Two texts of the library, in two places: 90, 91, 100 and 101 by their order.
    expect(results[0]).toMatchObject({ facets_stats: { order: { min: 90, max: 101, avg: 95.5, sum: 382 } } });
  });

  test('a refusal is read as the client’s own error', async () => {
    await expect(
      client.searchSingleIndex({ indexName: 'main', searchParams: { aroundLatLng: '43.6,-79.4' } }),
    ).rejects.toMatchObject({ name: 'ApiError', status: 400, message: 'aroundLatLng is not supported.' });
    await expect(client.searchSingleIndex({ indexName: 'other' })).rejects.toMatchObject({ status: 404 });
  });
});

const ask = (request: Record<string, unknown>) =>
  handleQueries(JSON.stringify({ requests: [{ indexName: 'main', ...request }] }), context);
const totalOf = (request: Record<string, unknown>): number =>
  (ask(request).body as { results: { nbHits: number }[] }).results[0]?.nbHits as number;

describe('what narrows a search is never ignored', () => {
  test.each<Record<string, unknown>>([
    { aroundLatLng: '43,-79' },
    { aroundLatLngViaIP: true },
    { aroundRadius: 100 },
    { insideBoundingBox: [[1, 2, 3, 4]] },
    { insidePolygon: [[1, 2, 3, 4, 5, 6]] },
    { restrictSearchableAttributes: ['name'] },
    { tagFilters: ['x'] },
    { distinct: true },
    { distinct: 2 },
    { similarQuery: 'leave' },
    { offset: 10 },
    { length: 5 },
    { typoTolerance: 'strict' },
    { disableTypoToleranceOnWords: ['leave'] },
    { params: 'query=leave&restrictSearchableAttributes=%5B%22name%22%5D' },
  ])('%o is refused, by its name', (request) => {
    const { status, body } = ask(request);
    const name =
      Object.keys(request)[0] === 'params' ? 'restrictSearchableAttributes' : Object.keys(request)[0];
    expect({ status, body }).toEqual({
      status: 400,
      body: { status: 400, message: expect.stringContaining(name as string) },
    });
  });

  test.each([
    { restrictSearchableAttributes: [] },
    { distinct: false },
    { insidePolygon: null },
    { analytics: true },
  ])('%o says nothing, and is passed over', (request) => {
    expect(ask(request).status).toBe(200);
  });

  test('params as one text are read, and what is said beside them counts', () => {
    const asText = { params: 'query=leave&facetFilters=%5B%5B%22jurisdiction%3AON%22%5D%5D&hitsPerPage=2' };
    const spelled = { query: 'leave', facetFilters: [['jurisdiction:ON']], hitsPerPage: 2 };
    expect(totalOf(asText)).toBe(totalOf(spelled));
    expect(totalOf(asText)).toBeLessThan(totalOf({ query: 'leave' }));
    expect(totalOf(asText)).toBeGreaterThan(0);
    expect(totalOf({ ...asText, facetFilters: [] })).toBe(totalOf({ query: 'leave' }));
    expect(totalOf({ params: 'query=44' })).toBe(totalOf({ query: '44' }));
    expect(ask({ params: 'facetFilters=[["a' }).status).toBe(400);
    expect(ask({ params: 7 }).status).toBe(400);
  });
});
