import { allOf, type Comparison, type Filter, isIn } from '../filter/filter.ts';
import { type FilterAttributes, parseFilters, RequestError } from '../filter/parseFilters.ts';
import type { SearchSchema } from '../schema.ts';
import { type Parameters, readAlternatives, readText } from './readers.ts';

const MAX_VALUES = 500;
const MAX_FILTER = 8_192;

/** What requests to an index may filter by: never the attributes of its scope. */
export const filterAttributes = (schema: SearchSchema): FilterAttributes => ({
  values: new Set([...schema.facets, ...(schema.filters ?? [])]),
  numbers: new Set(schema.numbers),
});

/** `facetFilters`, `numericFilters` and `filters` together, or null. Throws RequestError. */
export function readFilters(from: Parameters, schema: SearchSchema): Filter | null {
  const attributes = filterAttributes(schema);
  const parts = [
    ...readAlternatives(from, 'facetFilters', MAX_VALUES)
      .filter((group) => group.length > 0)
      .map((group) => facetGroup(group, attributes)),
    ...readAlternatives(from, 'numericFilters', MAX_VALUES)
      .filter((group) => group.length > 0)
      .map((group) => oneOf(group.map((text) => numericFilter(text, attributes)))),
  ];
  const written = parseFilters(readText(from, 'filters', MAX_FILTER) ?? '', attributes);
  if (written) parts.push(written);
  return parts.length === 0 ? null : allOf(parts);
}

const oneOf = (parts: readonly Filter[]): Filter =>
  parts.length === 1 && parts[0] ? parts[0] : { kind: 'or', parts };

/** Values of one attribute, as facets choose them, become one look-up; anything else is taken apart. */
function facetGroup(group: readonly string[], attributes: FilterAttributes): Filter {
  const parts = group.map((text) => facetFilter(text, attributes));
  const plain = parts.filter((part) => part.kind === 'in');
  const [first] = plain;
  if (first && plain.length === parts.length && plain.every((part) => part.attribute === first.attribute))
    return isIn(first.attribute, [...new Set(plain.flatMap((part) => part.values))].sort());
  return oneOf(parts);
}

/**
 * "attribute:value", split at the first colon; "attribute:-value" is everything else, "attribute:\-value" a
 * minus sign meant as such.
 */
function facetFilter(text: string, attributes: FilterAttributes): Filter {
  const colon = text.indexOf(':');
  if (colon < 1) throw new RequestError('facetFilters must be of the form "attribute:value".');
  const attribute = text.slice(0, colon);
  const value = text.slice(colon + 1);
  if (!attributes.values.has(attribute))
    throw new RequestError(`facetFilters: ${attribute.slice(0, 100)} is not an attribute to filter by.`);
  if (value.startsWith('-')) return { kind: 'not', part: isIn(attribute, [value.slice(1)]) };
  return isIn(attribute, [value.startsWith('\\-') ? value.slice(1) : value]);
}

const NUMERIC = /^\s*([^\s<>=!:]{1,200})\s*(<=|>=|!=|<|>|=)\s*(-?[0-9.]{1,32})\s*$/;
const RANGE = /^\s*([^\s<>=!:]{1,200})\s*:\s*(-?[0-9.]{1,32})\s+TO\s+(-?[0-9.]{1,32})\s*$/;

function numericFilter(text: string, attributes: FilterAttributes): Filter {
  const range = RANGE.exec(text);
  if (range) {
    const [, attribute = '', low = '', high = ''] = range;
    return allOf([
      comparison(attribute, '>=', low, attributes),
      comparison(attribute, '<=', high, attributes),
    ]);
  }
  const [, attribute = '', sign = '', value = ''] = NUMERIC.exec(text) ?? [];
  if (attribute === '') throw new RequestError('numericFilters must be of the form "attribute>=number".');
  return comparison(attribute, sign as Comparison, value, attributes);
}

function comparison(attribute: string, sign: Comparison, text: string, attributes: FilterAttributes): Filter {
  const value = Number(text);
  if (Number.isNaN(value)) throw new RequestError(`numericFilters: ${text} is not a number.`);
  if (!attributes.numbers.has(attribute))
    throw new RequestError(`numericFilters: ${attribute} is not a number to compare.`);
  return { kind: 'compare', attribute, comparison: sign, value };
}
