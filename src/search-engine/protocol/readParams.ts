import { RequestError } from '../filter/parseFilters.ts';
import { type Parameters, readText } from './readers.ts';

const MAX_PARAMS = 100_000;
/** Texts by their meaning: a query "12" is no number, and one that looks like a list is none. */
const TEXTS = new Set([
  'query',
  'filters',
  'facetQuery',
  'facet',
  'indexName',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'queryType',
  'typoTolerance',
]);

/**
 * The parameters of a request with those that it spells as one text, `params: "query=leave&hitsPerPage=5"`, as the protocol's
 * older clients send them. What is said beside them counts where both say it. Throws RequestError on a text that cannot be read.
 */
export function withParams(request: Parameters): Parameters {
  const text = readText(request, 'params', MAX_PARAMS);
  if (text === undefined) return request;
  const read: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text.replace(/^\?/, '')))
    read[name] = readValue(name, value);
  const { params: _, ...beside } = request;
  return Object.assign(read, beside);
}

function readValue(name: string, value: string): unknown {
  if (TEXTS.has(name) || !/^(?:-?\d+(?:\.\d+)?|true|false|null|[[{].*)$/s.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    throw new RequestError(`params: ${name.slice(0, 100)} cannot be read.`);
  }
}
