import type { SearchEngine } from '../engine.ts';
import { RequestError } from '../filter/parseFilters.ts';
import type { Searcher } from '../searcher.ts';
import { answerFacetQuery, answerObject, answerQuery, readHitsPerPage } from './answerQuery.ts';
import type { ProtocolContext } from './protocolContext.ts';
import { isObject, type Parameters, readText } from './readers.ts';
import { withParams } from './readParams.ts';

export interface ProtocolAnswer {
  readonly status: number;
  readonly body: unknown;
}

const MAX_REQUESTS = 20;
const MAX_HITS = 1_000;
const MAX_BODY = 1_000_000;

/** Each way in which the client asks, as the address says it; the index by the name that the client calls it. */
export type ProtocolCall =
  | { readonly kind: 'queries' }
  | { readonly kind: 'query'; readonly index: string }
  | { readonly kind: 'facet'; readonly index: string; readonly facet: string }
  | {
      readonly kind: 'object';
      readonly index: string;
      readonly objectID: string;
      /** From the address: names with commas between them. */
      readonly attributesToRetrieve?: string;
    };

/**
 * Answers a call of the client: several searches (`POST /1/indexes/{any}/queries`), one (`POST /1/indexes/{index}/query`), one
 * among the values of a facet (`POST /1/indexes/{index}/facets/{facet}/query`), or a document (`GET /1/indexes/{index}/{id}`).
 * The body is the JSON text as it came, or already parsed. All requests of a body are answered from one state of the index, in
 * order. What is wrong is said as `{message, status}`, the protocol's own form. Never throws on account of the call.
 */
export function handleCall(call: ProtocolCall, body: unknown, context: ProtocolContext): ProtocolAnswer {
  try {
    return { status: 200, body: answerCall(call, body, context) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { status: error.status, body: { message: error.message, status: error.status } };
  }
}

/** Several searches in one body, as the client of the web page sends them. */
export const handleQueries = (body: unknown, context: ProtocolContext): ProtocolAnswer =>
  handleCall({ kind: 'queries' }, body, context);

function answerCall(call: ProtocolCall, body: unknown, context: ProtocolContext): unknown {
  const answer = new Answers(context);
  switch (call.kind) {
    case 'queries':
      return { results: readRequests(body).map((request) => answer.search(request)) };
    case 'query':
      return answer.search({ ...readRequest(body), indexName: call.index, type: 'default' });
    case 'facet':
      return answer.search({ ...readRequest(body), indexName: call.index, type: 'facet', facet: call.facet });
    case 'object':
      return answer.object(call);
  }
}

/** Answers from one state of each index. */
class Answers {
  readonly #context: ProtocolContext;
  readonly #searchers = new Map<string, { engine: SearchEngine; searcher: Searcher }>();

  constructor(context: ProtocolContext) {
    this.#context = context;
  }

  search(request: Parameters): unknown {
    const index = readText(request, 'indexName', 200) ?? '';
    const { engine, searcher } = this.#target(index);
    const escaping = this.#context.escaping ?? 'always';
    if (request.type === 'facet') return answerFacetQuery(request, engine, searcher, escaping);
    return answerQuery(request, index, engine, searcher, this.#context);
  }

  object({ index, objectID, attributesToRetrieve }: Extract<ProtocolCall, { kind: 'object' }>): unknown {
    const { engine, searcher } = this.#target(index);
    const asked = attributesToRetrieve ? { attributesToRetrieve: attributesToRetrieve.split(',') } : {};
    const found = answerObject(searcher, engine.schema, objectID, asked);
    if (!found) throw new RequestError('ObjectID does not exist', 404);
    return found;
  }

  #target(index: string): { engine: SearchEngine; searcher: Searcher } {
    const known = this.#searchers.get(index);
    if (known) return known;
    const engine = this.#context.indexes.get(index);
    if (!engine) throw new RequestError(`Index ${index} does not exist`, 404);
    const target = { engine, searcher: engine.searcher(this.#context.scope) };
    this.#searchers.set(index, target);
    return target;
  }
}

/** One request; a call without a body asks for nothing in particular. */
function readRequest(body: unknown): Parameters {
  const parsed =
    body === undefined || body === null || body === '' ? {} : typeof body === 'string' ? parse(body) : body;
  if (!isObject(parsed)) throw new RequestError('The body must be an object.');
  return withParams(parsed);
}

function readRequests(body: unknown): Parameters[] {
  const parsed = typeof body === 'string' ? parse(body) : body;
  const requests = isObject(parsed) ? parsed.requests : undefined;
  if (!Array.isArray(requests)) throw new RequestError('The body must be an object with a list of requests.');
  if (requests.length > MAX_REQUESTS)
    throw new RequestError(`One body may hold at most ${MAX_REQUESTS} requests.`);
  let hits = 0;
  return requests.map((one: unknown) => {
    if (!isObject(one)) throw new RequestError('Each request must be an object.');
    const request = withParams(one);
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
