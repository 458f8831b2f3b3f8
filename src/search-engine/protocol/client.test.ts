import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import algoliasearchHelper, { type AlgoliaSearchHelper, type SearchResults } from 'algoliasearch-helper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isIn, type Scope } from '../filter/filter.ts';
import { libraryEngine } from '../testing/library.ts';
import { handleQueries } from './handleQueries.ts';
import type { ProtocolContext } from './protocolContext.ts';

// The server stands in for the product's route: the real client and helper talk to it over HTTP.
let server: Server;
let url: string;
const seen: { url: string; headers: Record<string, unknown> }[] = [];
const indexes = new Map([['main', libraryEngine()]]);
const scopes: Record<string, Scope> = {
  everything: 'everything',
  ontario: isIn('jurisdiction', ['ON']),
};
let escaping: ProtocolContext['escaping'];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers });
      const scope = scopes[String(request.headers['x-algolia-api-key'])];
      const answer = scope
        ? handleQueries(body, { indexes, scope, escaping })
        : { status: 403, body: { message: 'Invalid search token', status: 403 } };
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const clientFor = (token: string): LiteClient =>
  liteClient('lawleaf', token, {
    hosts: [{ url, protocol: 'http', accept: 'readWrite' }],
    authMode: 'WithinHeaders',
  });

const FACETS = ['area', 'topic', 'jurisdictionName', 'bills', 'specialRules'];

function helperFor(token = 'everything'): AlgoliaSearchHelper {
  return algoliasearchHelper(clientFor(token) as Parameters<typeof algoliasearchHelper>[0], 'main', {
    disjunctiveFacets: FACETS,
    maxValuesPerFacet: 20,
    hitsPerPage: 10,
    attributesToSnippet: ['textDescription:6'],
  });
}

function run(helper: AlgoliaSearchHelper): Promise<SearchResults> {
  return new Promise((resolve, reject) => {
    helper.once('result', ({ results }) => resolve(results));
    helper.once('error', ({ error }) => reject(error));
    helper.search();
  });
}

const countsOf = (results: SearchResults, facet: string): Record<string, number> =>
  Object.fromEntries(
    (results.getFacetValues(facet, {}) as { name: string; count: number }[]).map(({ name, count }) => [
      name,
      count,
    ]),
  );

describe('the real helper and client', () => {
  test('search: hits, pages, highlights, snippets', async () => {
    const results = await run(helperFor().setQuery('notice of termination ontario'));
    const [hit] = results.hits as Record<string, never>[];
    expect(results).toMatchObject({
      index: 'main',
      query: 'notice of termination ontario',
      page: 0,
      hitsPerPage: 10,
    });
    expect(hit).toMatchObject({
      objectID: '18-ON',
      name: 'Individual Termination Notice',
      jurisdiction: 'ON',
      jurisdictionName: 'Ontario',
      link: '/m/builder/18-ON',
      bills: [],
      _highlightResult: {
        name: {
          value: '<em>Individual</em> <em>Termination</em> <em>Notice</em>',
          matchLevel: 'full',
          matchedWords: ['notice', 'termination'],
          fullyHighlighted: true,
        },
      },
      _snippetResult: {
        textDescription: { value: '…week of <em>notice</em> for each year…', matchLevel: 'partial' },
      },
    });
    expect(Object.keys(hit ?? {})).not.toContain('citations');
    expect(Object.keys(hit ?? {})).not.toContain('isPublished');
  });

  test('disjunctive facets: a choice narrows hits and other facets, never its own', async () => {
    const before = await run(helperFor());
    const chosen = helperFor()
      .addDisjunctiveFacetRefinement('jurisdictionName', 'Ontario')
      .addDisjunctiveFacetRefinement('jurisdictionName', 'Quebec')
      .addDisjunctiveFacetRefinement('topic', 'Vacation');
    const results = await run(chosen);
    expect(results.nbHits).toBe(4);
    expect(countsOf(results, 'jurisdictionName')).toEqual({
      'British Columbia': 2,
      Federal: 2,
      Ontario: 2,
      Quebec: 2,
    });
    expect(countsOf(results, 'topic')).toEqual(
      Object.fromEntries(
        Object.entries(countsOf(before, 'topic')).map(([topic, count]) => [topic, count / 2]),
      ),
    );
    expect(countsOf(results, 'area')).toEqual({ 'Employment Standards': 4 });
  });

  test('values with colons, quotes and minus signs are chosen as they are', async () => {
    const bill = await run(helperFor().addDisjunctiveFacetRefinement('bills', 'Bill C-27 (44-1)'));
    expect(bill.nbHits).toBe(4);
    const none = await run(helperFor().addDisjunctiveFacetRefinement('bills', '\\-Bill 149'));
    expect(none.nbHits).toBe(0);
    const safety = await run(
      helperFor().addDisjunctiveFacetRefinement('area', 'Occupational Health & Safety'),
    );
    expect(safety.nbHits).toBe(12);
  });

  test('conjunctive facets, exclusions and numeric refinements', async () => {
    const helper = algoliasearchHelper(
      clientFor('everything') as Parameters<typeof algoliasearchHelper>[0],
      'main',
      {
        facets: ['specialRules', 'area'],
      },
    );
    helper
      .addFacetRefinement('specialRules', 'Construction')
      .addFacetExclusion('area', 'Employment Standards');
    helper.addNumericRefinement('updatedAt', '>=', 1_700_000_030);
    const results = await run(helper);
    expect(new Set(results.hits.map((hit) => hit.name))).toEqual(new Set(['Naloxone Kits']));
  });

  test('filters, written out', async () => {
    const results = await run(
      helperFor()
        .setQueryParameter(
          'filters',
          'topic:Vacation AND (jurisdiction:ON OR jurisdiction:BC) AND NOT name:x',
        )
        .setQuery(''),
    ).catch((error: Error) => error);
    expect(String(results)).toContain('name is not an attribute to filter by');
    const good = await run(
      helperFor().setQueryParameter('filters', 'topic:Vacation AND (jurisdiction:ON OR jurisdiction:BC)'),
    );
    expect(good.nbHits).toBe(4);
  });

  test('search among the values of a facet', async () => {
    const helper = helperFor().addDisjunctiveFacetRefinement('area', 'Employment Standards');
    const { facetHits } = await helper.searchForFacetValues('topic', 'term', 5);
    expect(facetHits).toMatchObject([
      { value: 'Termination of Employment', highlighted: '<em>Term</em>ination of Employment', count: 20 },
    ]);
    const { facetHits: mistyped } = await helper.searchForFacetValues('jurisdictionName', 'onatrio', 5);
    expect(mistyped).toMatchObject([{ value: 'Ontario', highlighted: '<em>Ontario</em>' }]);
  });

  test('pages follow each other without a gap, and end at the thousandth hit', async () => {
    const ids: string[] = [];
    for (let page = 0; page < 14; page++) {
      const results = await run(helperFor().setPage(page));
      expect(results.nbPages).toBe(14);
      ids.push(...results.hits.map((hit) => hit.objectID));
    }
    expect(ids).toHaveLength(136);
    expect(new Set(ids).size).toBe(136);
    const beyond = await run(helperFor().setPage(500));
    expect(beyond.hits).toEqual([]);
  });

  test('the tags asked for are used, and the text is made safe before they go in', async () => {
    const engine = libraryEngine([
      { objectID: 'x', name: 'Overtime & <script>alert("1")</script>', area: 'a & b' },
    ]);
    indexes.set('hostile', engine);
    const search = async (highlightPreTag: string, highlightPostTag: string): Promise<unknown> => {
      const { results } = await clientFor('everything').search({
        requests: [{ indexName: 'hostile', query: 'overtime', highlightPreTag, highlightPostTag }],
      });
      return (results[0] as { hits: { _highlightResult: { name: { value: string } } }[] }).hits[0]
        ?._highlightResult.name.value;
    };
    const safe = '&amp; &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;';
    expect(await search('__ais-highlight__', '__/ais-highlight__')).toBe(
      `__ais-highlight__Overtime__/ais-highlight__ ${safe}`,
    );
    expect(await search('<b>', '</b>')).toBe(`<b>Overtime</b> ${safe}`);
    escaping = 'leaveToInstantSearch';
    expect(await search('__ais-highlight__', '__/ais-highlight__')).toBe(
      '__ais-highlight__Overtime__/ais-highlight__ & <script>alert("1")</script>',
    );
    expect(await search('<i>', '</i>')).toBe(`<i>Overtime</i> ${safe}`);
    escaping = 'always';
  });

  test('a better spelling comes with the answer', async () => {
    const results = await run(helperFor().setQuery('severence pay '));
    expect(results.userData).toEqual([{ didYouMean: 'severance pay', relaxed: false }]);
  });

  test('the token stands in no address', async () => {
    await run(helperFor());
    expect(seen.at(-1)?.headers['x-algolia-api-key']).toBe('everything');
    expect(seen.map((request) => request.url).join()).not.toContain('everything');
  });

  test('an error of the caller is said once, in the protocol’s form', async () => {
    const before = seen.length;
    await expect(run(helperFor('forged'))).rejects.toMatchObject({
      status: 403,
      message: 'Invalid search token',
    });
    await expect(
      clientFor('everything').search({ requests: [{ indexName: 'other', query: '' }] }),
    ).rejects.toMatchObject({ status: 404, message: 'Index other does not exist' });
    expect(seen.length).toBe(before + 2);
  });
});

describe('a scope', () => {
  test('holds in hits, counts, facet search and disjunctive counts, whatever is asked for', async () => {
    const helper = helperFor('ontario')
      .addDisjunctiveFacetRefinement('jurisdictionName', 'Ontario')
      .addDisjunctiveFacetRefinement('jurisdictionName', 'Quebec')
      .setQueryParameter('filters', 'jurisdiction:ON OR jurisdiction:QC');
    const results = await run(helper);
    expect(new Set(results.hits.map((hit) => hit.jurisdiction))).toEqual(new Set(['ON']));
    expect(countsOf(results, 'jurisdictionName')).toEqual({ Ontario: 34, Quebec: 0 });
    const { facetHits } = await helper.searchForFacetValues('jurisdictionName', '', 10);
    expect(facetHits.map(({ value, count }) => ({ value, count }))).toEqual([
      { value: 'Ontario', count: 34 },
    ]);
    const { facetHits: others } = await helper.searchForFacetValues('jurisdictionName', 'que', 10);
    expect(others).toEqual([]);
  });
});
