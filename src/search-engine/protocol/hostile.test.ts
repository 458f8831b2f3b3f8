import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { libraryEngine } from '../testing/library.ts';
import { processorTime } from '../testing/processorTime.ts';
import { handleQueries, type ProtocolAnswer } from './handleQueries.ts';

const indexes = new Map([['main', libraryEngine()]]);
const ask = (body: unknown): ProtocolAnswer => handleQueries(body, { indexes, scope: 'everything' });
const query = (parameters: Record<string, unknown>): ProtocolAnswer =>
  ask({ requests: [{ indexName: 'main', ...parameters }] });
const message = ({ body }: ProtocolAnswer): unknown => (body as { message?: unknown }).message;

function timed(work: () => ProtocolAnswer): ProtocolAnswer {
  let answer: ProtocolAnswer | undefined;
  const spent = processorTime(() => {
    answer = work();
  });
  expect(spent).toBeLessThan(1_000);
  return answer as ProtocolAnswer;
}

describe('a query of any kind is answered in bounded time', () => {
  const word = 'termination';
  test.each([
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 words', 'ab '.repeat(3_333)],
    ['many different words', Array.from({ length: 1_500 }, (_, n) => `word${n}`).join(' ')],
    ['many known words', `${word} notice pay holiday leave `.repeat(300)],
    ['many quotes', '"'.repeat(10_000)],
    ['many phrases', '"of the" '.repeat(1_000)],
    ['many citations', 's. 57(1)(a), '.repeat(800)],
    ['nested brackets', `s. 1${'(1)'.repeat(3_000)}`],
    ['words without their spaces', 'minimumwage vacationpay jurycourt '.repeat(8)],
    ['a regular expression', '(a+)+$ [^]* (?=x) \\d{1,9999}'],
    ['SQL', "'; DROP TABLE provisions; --"],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['emoji', '👩‍⚖️🇨🇦'.repeat(500)],
    ['null bytes', `${'\u0000'.repeat(1_000)}wage\u0000`],
    ['lone surrogates', '\ud800\udfff\ud83d wage'],
    ['combining marks', `e${'\u0301'.repeat(5_000)}`],
    ['right to left', '\u202eegaw muminim'],
    ['dots and slashes', '1.1.1.1/1/1,111,111'.repeat(400)],
    ['apostrophes', "a'b'c'd'".repeat(1_000)],
    ['prototype names', '__proto__ constructor hasOwnProperty toString'],
  ])('%s', (_, text) => {
    const answer = timed(() => query({ query: text, facets: ['*'], attributesToSnippet: ['*:30'] }));
    expect(answer.status).toBe(200);
    const [result] = (
      answer.body as { results: { hits: { _highlightResult: unknown; _snippetResult: unknown }[] }[] }
    ).results;
    for (const hit of result?.hits ?? [])
      expect(JSON.stringify([hit._highlightResult, hit._snippetResult]).replace(/<\/?em>/g, '')).not.toMatch(
        /[<>]/,
      );
  });
});

describe('what cannot be answered is refused with a reason', () => {
  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /must be an object with a list of requests/],
    ['a list', [], /must be an object with a list of requests/],
    ['not JSON', '{"requests":', /not JSON/],
    ['requests that are no list', { requests: { length: 5 } }, /list of requests/],
    ['a request that is no object', { requests: [null] }, /Each request must be an object/],
    ['too many requests', { requests: Array(21).fill({ indexName: 'main' }) }, /at most 20 requests/],
    [
      'too many hits',
      { requests: Array(20).fill({ indexName: 'main', hitsPerPage: 100 }) },
      /at most 1000 hits/,
    ],
    ['no index', { requests: [{}] }, /Index {2}does not exist/],
    [
      'a prototype name as index',
      { requests: [{ indexName: '__proto__' }] },
      /Index __proto__ does not exist/,
    ],
  ])('%s', (_, body, reason) => {
    const answer = timed(() => ask(body));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(message(answer)).toMatch(reason);
    expect(answer.body).toMatchObject({ status: answer.status });
  });

  const deep = (levels: number): unknown => {
    let value: unknown = 'area:x';
    for (let n = 0; n < levels; n++) value = [value];
    return value;
  };
  test.each<[Record<string, unknown>, RegExp]>([
    [{ query: 5 }, /query must be a string/],
    [{ query: 'x'.repeat(20_001) }, /query must not be longer than 20000/],
    [{ page: -1 }, /page must be a whole number/],
    [{ page: 1.5 }, /page must be a whole number/],
    [{ page: '1' }, /page must be a whole number/],
    [{ hitsPerPage: 101 }, /hitsPerPage must be a whole number from 0 to 100/],
    [{ hitsPerPage: 1e99 }, /hitsPerPage must be/],
    [{ facets: Array(500).fill('area') }, /facets must not have more than 100/],
    [{ facets: [['area']] }, /facets must be a list of strings/],
    [{ maxValuesPerFacet: 100_000 }, /maxValuesPerFacet must be/],
    [{ facetFilters: deep(3) }, /facetFilters must be a list/],
    [{ facetFilters: deep(5_000) }, /facetFilters must be a list/],
    [{ facetFilters: ['area'] }, /of the form "attribute:value"/],
    [{ facetFilters: ['isPublished:true'] }, /isPublished is not an attribute to filter by/],
    [{ facetFilters: ['__proto__:true'] }, /__proto__ is not an attribute/],
    [{ facetFilters: [Array(501).fill('area:x')] }, /must not have more than 500/],
    [{ numericFilters: ['updatedAt'] }, /numericFilters must be of the form/],
    [{ numericFilters: ['area>1'] }, /area is not a number to compare/],
    [{ numericFilters: ['updatedAt>1.1.1'] }, /1\.1\.1 is not a number/],
    [{ filters: 'areaId:emp' }, /areaId is not an attribute to filter by/],
    [{ filters: '('.repeat(8_000) }, /nest deeper/],
    [{ filters: '"'.repeat(8_001) }, /filters/],
    [{ tagFilters: ['x'] }, /tagFilters is not supported/],
    [{ attributesToSnippet: ['textDescription:0'] }, /1 to 500 words/],
    [{ attributesToSnippet: ['textDescription:9e9'] }, /1 to 500 words/],
    [{ highlightPreTag: 'x'.repeat(101) }, /highlightPreTag must not be longer/],
    [{ type: 'facet', facet: 'isPublished' }, /isPublished is not a facet/],
    [{ type: 'facet', facet: 'area', maxFacetHits: 1_000 }, /maxFacetHits must be/],
  ])('%#', (parameters, reason) => {
    const answer = timed(() => query(parameters));
    expect(answer.status).toBe(400);
    expect(message(answer)).toMatch(reason);
  });

  test('parameters that are unknown, however deep, do no harm', () => {
    const text = `{"requests":[{"indexName":"main","query":"wage","junk":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`;
    expect(timed(() => ask(text)).status).toBe(200);
    expect(
      query({ query: 'wage', userToken: {}, analytics: 5, __proto__: { hitsPerPage: 'x' } }).status,
    ).toBe(200);
  });

  test('a body of 500 facets and 10,000 letters, as text, is refused or answered at once', () => {
    const body = JSON.stringify({
      requests: [
        {
          indexName: 'main',
          query: 'q'.repeat(10_000),
          facets: Array.from({ length: 500 }, (_, n) => `f${n}`),
        },
      ],
    });
    expect(timed(() => ask(body)).status).toBe(400);
  });
});

test('any JSON at all is answered or refused, never thrown', () => {
  const parameter = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom(
      'area:x',
      ['area:x'],
      [['area:x', 'area:-y']],
      'updatedAt>5',
      '*',
      ['*'],
      'facet',
      0,
      3,
      true,
      null,
    ),
  );
  const request = fc.dictionary(
    fc.constantFrom(
      'query',
      'page',
      'hitsPerPage',
      'facets',
      'facetFilters',
      'numericFilters',
      'filters',
      'attributesToRetrieve',
      'attributesToHighlight',
      'attributesToSnippet',
      'highlightPreTag',
      'maxValuesPerFacet',
      'type',
      'facet',
      'facetQuery',
      'typoTolerance',
      'queryType',
    ),
    parameter,
  );
  fc.assert(
    fc.property(fc.array(request, { maxLength: 3 }), (requests) => {
      const answer = ask({ requests: requests.map((one) => ({ indexName: 'main', ...one })) });
      expect([200, 400]).toContain(answer.status);
      JSON.stringify(answer.body);
    }),
    { numRuns: 500 },
  );
});

test('a thousand queries at once take a bounded time together', () => {
  const spent = processorTime(() => {
    for (let n = 0; n < 1_000; n++) query({ query: `notice of termination ${n % 50}`, facets: ['*'] });
  });
  expect(spent).toBeLessThan(15_000);
});
