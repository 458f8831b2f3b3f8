import type { SearchEngine } from '../engine.ts';
import { RequestError } from '../filter/parseFilters.ts';
import type { Searcher } from '../searcher.ts';
import { answerFacetQuery, answerQuery, readHitsPerPage } from './answerQuery.ts';
import type { ProtocolContext } from './protocolContext.ts';
import { isObject, type Parameters, readText } from './readers.ts';

export interface ProtocolAnswer {
  readonly status: number;
  readonly body: unknown;
}

const MAX_REQUESTS = 20;
const MAX_HITS = 1_000;
const MAX_BODY = 1_000_000;

/**
 * Answers `POST /1/indexes/{any}/queries`: the body is the JSON text as it came, or already parsed. All
 * requests of a body are answered from one state of the index, in order. What is wrong with a body is said as
 * `{message, status}`, the protocol's own form. Never throws on account of the body.
 */
export function handleQueries(body: unknown, context: ProtocolContext): ProtocolAnswer {
  try {
    const requests = readRequests(body);
    const searchers = new Map<string, { engine: SearchEngine; searcher: Searcher }>();
    const results = requests.map((request) => {
      const index = readText(request, 'indexName', 200) ?? '';
      let target = searchers.get(index);
      if (!target) {
        const engine = context.indexes.get(index);
        if (!engine) throw new RequestError(`Index ${index} does not exist`, 404);
        target = { engine, searcher: engine.searcher(context.scope) };
        searchers.set(index, target);
      }
      const escaping = context.escaping ?? 'always';
      if (request.type === 'facet')
        return answerFacetQuery(request, target.engine, target.searcher, escaping);
      return answerQuery(request, index, target.engine, target.searcher, escaping);
    });
    return { status: 200, body: { results } };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { status: error.status, body: { message: error.message, status: error.status } };
  }
}

function readRequests(body: unknown): Parameters[] {
  const parsed = typeof body === 'string' ? parse(body) : body;
  const requests = isObject(parsed) ? parsed.requests : undefined;
  if (!Array.isArray(requests)) throw new RequestError('The body must be an object with a list of requests.');
  if (requests.length > MAX_REQUESTS)
    throw new RequestError(`One body may hold at most ${MAX_REQUESTS} requests.`);
  let hits = 0;
  return requests.map((request: unknown) => {
    if (!isObject(request)) throw new RequestError('Each request must be an object.');
    hits += readHitsPerPage(request);
    if (hits > MAX_HITS) throw new RequestError(`One body may ask for at most ${MAX_HITS} hits in all.`);
    return request;
  });
}

function parse(text: string): unknown {
  if (text.length > MAX_BODY) throw new RequestError('The body is too large.', 413);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new RequestError('The body is not JSON.');
  }
}
