import type { SearchEngine } from '../engine.ts';
import { RequestError } from '../filter/parseFilters.ts';
import type { Highlighted, Tags } from '../present/highlight.ts';
import type { SearchSchema } from '../schema.ts';
import type { Searcher, SearchHit, SearchRequest, SearchResult, Shown } from '../searcher.ts';
import type { ProtocolContext } from './protocolContext.ts';
import { type Parameters, readSwitch, readText, readTexts, readWhole } from './readers.ts';
import { readFilters } from './readFilters.ts';
import { type FacetHit, searchFacetValues } from './searchFacetValues.ts';
import { refuseUnsupported } from './unsupported.ts';

type Escaping = NonNullable<ProtocolContext['escaping']>;

const MAX_QUERY_TEXT = 20_000;
const HITS_PER_PAGE = 10;
const MAX_HITS_PER_PAGE = 100;
const LAST_PAGE = 1_000_000;
/** Hits further back are counted and not given, as with the hosted service. */
const LAST_HIT = 1_000;
const MAX_NAMES = 100;
const FACET_VALUES = 100;
const MAX_FACET_VALUES = 1_000;
const SNIPPET_WORDS = 10;
const MAX_SNIPPET_WORDS = 500;
const MAX_TAG = 100;

/** The tags by which InstantSearch finds highlights in values that it escapes itself. */
const INSTANT_SEARCH_TAG = '__ais-highlight__';

export interface QueryAnswer {
  readonly index: string;
  readonly hits: readonly Record<string, unknown>[];
  readonly [field: string]: unknown;
}

/** How many hits a request asks for. Throws RequestError. */
export const readHitsPerPage = (from: Parameters): number =>
  readWhole(from, 'hitsPerPage', MAX_HITS_PER_PAGE) ?? HITS_PER_PAGE;

/**
 * Answers one search. Throws RequestError on parameters of the wrong kind or size and on those that would narrow it and are not
 * supported; others are ignored.
 */
export function answerQuery(
  from: Parameters,
  index: string,
  engine: SearchEngine,
  searcher: Searcher,
  { escaping = 'always', about }: Pick<ProtocolContext, 'escaping' | 'about'>,
): QueryAnswer {
  const started = performance.now();
  refuseUnsupported(from);
  const page = readWhole(from, 'page', LAST_PAGE) ?? 0;
  const hitsPerPage = readHitsPerPage(from);
  const offset = page * hitsPerPage;
  const valuesPerFacet = readWhole(from, 'maxValuesPerFacet', MAX_FACET_VALUES) ?? FACET_VALUES;
  const request: SearchRequest = {
    ...readSearch(from, engine.schema),
    facets: readFacets(from, engine.schema),
    numbers: readNumbers(from, engine.schema),
    offset,
    limit: Math.max(0, Math.min(hitsPerPage, LAST_HIT - offset)),
    ...readPresentation(from, engine.schema, escaping),
  };
  const result = searcher.search(request);
  return {
    index,
    hits: result.hits.map(hitOf),
    nbHits: result.total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(result.total, LAST_HIT) / hitsPerPage),
    hitsPerPage,
    ...(request.facets?.length || request.numbers?.length
      ? { facets: facetsOf(result, valuesPerFacet), facets_stats: result.numbers }
      : {}),
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    ...userDataOf(result, hitsPerPage > 0 ? about?.(request.query ?? '') : undefined),
    query: request.query ?? '',
    params: encodeParameters(from),
    processingTimeMS: Math.round(performance.now() - started),
  };
}

/** What is said of the query itself; nothing where there is nothing to say. */
function userDataOf({ suggestion, relaxed }: SearchResult, more: Readonly<Record<string, unknown>> = {}) {
  if (suggestion === null && !relaxed && Object.keys(more).length === 0) return {};
  return { userData: [{ didYouMean: suggestion, relaxed, ...more }] };
}

/**
 * Answers a search among the values of one facet. Throws RequestError like `answerQuery`, and when the
 * attribute is no facet.
 */
export function answerFacetQuery(
  from: Parameters,
  engine: SearchEngine,
  searcher: Searcher,
  escaping: Escaping,
): { facetHits: FacetHit[]; exhaustiveFacetsCount: boolean; processingTimeMS: number } {
  const started = performance.now();
  refuseUnsupported(from);
  const facet = readText(from, 'facet', 200) ?? '';
  if (!engine.schema.facets.includes(facet))
    throw new RequestError(`${facet || 'facet'} is not a facet of this index.`);
  const most = readWhole(from, 'maxFacetHits', 100) ?? 10;
  const { facets } = searcher.search({ ...readSearch(from, engine.schema), facets: [facet], limit: 0 });
  const typed = readText(from, 'facetQuery', MAX_QUERY_TEXT) ?? '';
  return {
    facetHits: searchFacetValues(facets[facet] ?? [], typed, most, readTags(from, escaping)),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - started),
  };
}

function readSearch(from: Parameters, schema: SearchSchema): SearchRequest {
  return {
    query: readText(from, 'query', MAX_QUERY_TEXT) ?? '',
    filter: readFilters(from, schema),
    asYouType: readText(from, 'queryType', 20) !== 'prefixNone',
    typos: readSwitch(from, 'typoTolerance') ?? true,
  };
}

/** The facets to count: those asked for that there are. */
function readFacets(from: Parameters, schema: SearchSchema): string[] {
  const asked = readTexts(from, 'facets', MAX_NAMES) ?? [];
  return asked.includes('*') ? [...schema.facets] : schema.facets.filter((facet) => asked.includes(facet));
}

/** The numbers among the facets asked for: their least, greatest, mean and sum are told. */
function readNumbers(from: Parameters, schema: SearchSchema): string[] {
  const asked = readTexts(from, 'facets', MAX_NAMES) ?? [];
  return (schema.numbers ?? []).filter((name) => asked.includes(name));
}

function readTags(from: Parameters, escaping: Escaping): Tags {
  const pre = readText(from, 'highlightPreTag', MAX_TAG) ?? '<em>';
  const post = readText(from, 'highlightPostTag', MAX_TAG) ?? '</em>';
  return { pre, post, escape: escaping === 'always' || pre !== INSTANT_SEARCH_TAG };
}

function readPresentation(
  from: Parameters,
  schema: SearchSchema,
  escaping: Escaping,
): Partial<SearchRequest> {
  const shown = schema.retrievable;
  const searchable = schema.searchable
    .map((one) => one.attribute)
    .filter((attribute) => shown.includes(attribute));
  const all = (names: readonly string[] | undefined, whenNotSaid: readonly string[]): readonly string[] =>
    names === undefined ? whenNotSaid : names.includes('*') ? searchable : [...new Set(names)];
  const retrieve = readTexts(from, 'attributesToRetrieve', MAX_NAMES) ?? ['*'];
  const hidden = new Set(retrieve.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const snippets = (readTexts(from, 'attributesToSnippet', MAX_NAMES) ?? []).flatMap((text) => {
    const [name = '', count] = text.split(':');
    const words = count === undefined ? SNIPPET_WORDS : Number(count);
    if (!Number.isInteger(words) || words < 1 || words > MAX_SNIPPET_WORDS)
      throw new RequestError(
        `attributesToSnippet must be "attribute:words", with 1 to ${MAX_SNIPPET_WORDS} words.`,
      );
    return (name === '*' ? searchable : [name]).map((attribute) => ({ attribute, words }));
  });
  return {
    retrieve: retrieve.includes('*') ? shown.filter((name) => !hidden.has(name)) : retrieve,
    highlight: all(readTexts(from, 'attributesToHighlight', MAX_NAMES), searchable),
    snippets,
    tags: readTags(from, escaping),
    ellipsis: readText(from, 'snippetEllipsisText', MAX_TAG) ?? '…',
  };
}

/** Answers one document of the scope by its id, or null where the scope has none. Throws RequestError like `answerQuery`. */
export function answerObject(
  searcher: Searcher,
  schema: SearchSchema,
  objectID: string,
  from: Parameters,
): Record<string, unknown> | null {
  const { retrieve = [] } = readPresentation(from, schema, 'always');
  const attributes = searcher.get(objectID, retrieve);
  return attributes && { ...attributes, objectID };
}

function hitOf(hit: SearchHit): Record<string, unknown> {
  return {
    ...hit.attributes,
    objectID: hit.objectID,
    _highlightResult: Object.fromEntries(
      Object.entries(hit.highlighted).map(([name, shown]) => [
        name,
        each(shown, ({ value, matchLevel, matchedWords, whole }) =>
          matchLevel === 'none'
            ? { value, matchLevel, matchedWords }
            : { value, matchLevel, fullyHighlighted: whole, matchedWords },
        ),
      ]),
    ),
    _snippetResult: Object.fromEntries(
      Object.entries(hit.snippets).map(([name, shown]) => [
        name,
        each(shown, ({ value, matchLevel }) => ({ value, matchLevel })),
      ]),
    ),
  };
}

const each = <T>(shown: Shown, how: (one: Highlighted) => T): T | T[] =>
  'value' in shown ? how(shown) : shown.map(how);

const facetsOf = ({ facets }: SearchResult, most: number): Record<string, Record<string, number>> =>
  Object.fromEntries(
    Object.entries(facets).map(([attribute, counts]) => [
      attribute,
      Object.fromEntries(counts.slice(0, most).map(({ value, count }) => [value, count])),
    ]),
  );

/** What is echoed: parameters that were read above, so that no unknown one can be deep or large. */
const ECHOED = [
  'query',
  'page',
  'hitsPerPage',
  'facets',
  'maxValuesPerFacet',
  'facetFilters',
  'numericFilters',
  'filters',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'highlightPreTag',
  'highlightPostTag',
];

/** The request as the protocol echoes it: a query string. */
function encodeParameters(from: Parameters): string {
  const text = new URLSearchParams();
  for (const name of ECHOED) {
    const value = from[name];
    if (value !== undefined && value !== null)
      text.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return text.toString();
}
