import { createHash } from 'node:crypto';
import type { CitationRule } from './text/citations.ts';

/**
 * What is indexed: an id that never changes, and the attributes that the schema names. Others are ignored.
 */
export interface SearchDocument {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

export interface SearchableAttribute {
  readonly attribute: string;
  /** How much a word in this attribute counts against one in another. 1 for running text, more for a name. */
  readonly weight: number;
  /**
   * The usual number of words, against which long ones count less. A constant, so that scores do not drift
   * with the collection.
   */
  readonly typicalLength: number;
  /** Words kept with their place, for phrases; those beyond are still found, without it. */
  readonly maxTokens: number;
}

/** What the engine does with each attribute. Values are strings, numbers, booleans, or arrays of them. */
export interface SearchSchema {
  /** Searched by words, most telling first; the first is the document's name. */
  readonly searchable: readonly SearchableAttribute[];
  /** Counted and refined by value; may also be used in filters. */
  readonly facets: readonly string[];
  /** Usable in a request's filters by value, never counted. */
  readonly filters?: readonly string[];
  /** Usable in a scope only: a request can neither filter by these nor see them. */
  readonly scopes?: readonly string[];
  /**
   * Documents with one value of this are about one subject, each for a place of its own. Where a query names
   * a place, what the documents of other places say tells which subject is meant. Usable in no filter.
   */
  readonly subject?: string;
  /** Numbers, usable in numeric comparisons. */
  readonly numbers?: readonly string[];
  /** Given back with a hit. Nothing else of a document is stored but the searchable attributes. */
  readonly retrievable: readonly string[];
  /** A number that orders equal scores, and all documents when nothing is asked. */
  readonly tieBreak?: { readonly attribute: string; readonly order: 'asc' | 'desc' };
  readonly citations?: readonly CitationRule[];
}

/**
 * Raised whenever what the text analysis or the segment layout means changes: snapshots of another one are
 * refused.
 */
export const ENGINE_FORMAT = 1;

const PLACES = 65_535;

/** The gap between two attributes, and between two values of one, that no phrase crosses. */
export const PLACE_GAP = 8;

/** A checked schema with what indexing looks up for each word. */
export interface CompiledSchema {
  readonly schema: SearchSchema;
  /**
   * The first place of each searchable attribute, and one past the last. Places are counted through the whole
   * document.
   */
  readonly bases: Uint32Array;
  /** Which searchable attribute a place belongs to. */
  readonly attributeAt: Uint8Array;
  readonly columns: readonly string[];
  readonly numbers: readonly string[];
  readonly stored: readonly string[];
  /** Equal for two schemas that index alike. */
  readonly fingerprint: string;
}

/** Checks a schema. Throws an Error that says what is wrong with it. */
export function compileSchema(schema: SearchSchema): CompiledSchema {
  const count = schema.searchable.length;
  if (count === 0 || count > 16) throw new Error('A schema needs 1 to 16 searchable attributes.');
  const bases = new Uint32Array(count + 1);
  schema.searchable.forEach((searchable, index) => {
    if (!(searchable.weight > 0) || !(searchable.typicalLength > 0) || !(searchable.maxTokens > 0))
      throw new Error(`The weight and lengths of ${searchable.attribute} must be above 0.`);
    bases[index + 1] = (bases[index] as number) + searchable.maxTokens + PLACE_GAP;
  });
  if ((bases[count] as number) > PLACES)
    throw new Error(
      `The maxTokens of all searchable attributes must stay under ${PLACES - count * PLACE_GAP}.`,
    );
  const attributeAt = new Uint8Array(PLACES + 1);
  for (let index = 0; index < count; index++) attributeAt.fill(index, bases[index], bases[index + 1]);
  const valued = [...schema.facets, ...(schema.filters ?? []), ...(schema.scopes ?? [])];
  const twice = valued.find((attribute, index) => valued.indexOf(attribute) !== index);
  if (twice) throw new Error(`${twice} is named in more than one of facets, filters and scopes.`);
  for (const rule of schema.citations ?? [])
    if (!/^[a-z]+$/.test(rule.id))
      throw new Error(`The citation id "${rule.id}" must be lower-case letters.`);
  return {
    schema,
    bases,
    attributeAt,
    columns: [...new Set([...valued, ...(schema.subject === undefined ? [] : [schema.subject])])],
    numbers: [...(schema.numbers ?? [])],
    stored: [
      ...new Set([...schema.retrievable, ...schema.searchable.map((searchable) => searchable.attribute)]),
    ],
    fingerprint: createHash('sha256')
      .update(JSON.stringify([ENGINE_FORMAT, schema]))
      .digest('hex')
      .slice(0, 32),
  };
}

/** The values of an attribute as texts: none, one, or each of an array. Objects are no values. */
export function valuesOf(document: SearchDocument, attribute: string): string[] {
  const value = document[attribute];
  const list = Array.isArray(value) ? value : [value];
  return list.flatMap((one: unknown) =>
    typeof one === 'string'
      ? [one]
      : typeof one === 'number' || typeof one === 'boolean'
        ? [String(one)]
        : [],
  );
}
