import { rowsWithAny } from '../segment/column.ts';
import type { Segment } from '../segment/segment.ts';

export type Comparison = '<' | '<=' | '=' | '!=' | '>' | '>=';

/** A condition on attributes. An attribute that a document lacks fails every condition but a `not`. */
export type Filter =
  | { readonly kind: 'in'; readonly attribute: string; readonly values: readonly string[] }
  | {
      readonly kind: 'compare';
      readonly attribute: string;
      readonly comparison: Comparison;
      readonly value: number;
    }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter };

/** What a caller may see: everything (say so), or the documents that a filter lets through. No default. */
export type Scope = 'everything' | Filter;

export const isIn = (attribute: string, values: readonly string[]): Filter => ({
  kind: 'in',
  attribute,
  values,
});

/** All of the parts; of none, everything. */
export const allOf = (parts: readonly Filter[]): Filter =>
  parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };

const MAX_KEPT = 128;
const cache = new WeakMap<Segment, Map<string, Uint8Array>>();

/**
 * The rows of a segment that pass, one byte each, dead ones included. Kept for the filters asked for last: do
 * not change it.
 */
export function rowsPassing(segment: Segment, filter: Filter): Uint8Array {
  let known = cache.get(segment);
  if (!known) {
    known = new Map();
    cache.set(segment, known);
  }
  const key = JSON.stringify(filter);
  const rows = known.get(key) ?? findRows(segment, filter);
  known.delete(key);
  known.set(key, rows);
  if (known.size > MAX_KEPT) {
    const oldest = known.keys().next().value;
    if (oldest !== undefined) known.delete(oldest);
  }
  return rows;
}

function findRows(segment: Segment, filter: Filter): Uint8Array {
  switch (filter.kind) {
    case 'in':
      return rowsWithAny(segment.parts.columns.get(filter.attribute), filter.values, segment.size);
    case 'compare':
      return rowsComparing(segment, filter.attribute, filter.comparison, filter.value);
    case 'not':
      return findRows(segment, filter.part).map((passes) => 1 - passes);
    case 'and':
    case 'or': {
      const all = filter.kind === 'and';
      const passing = new Uint8Array(segment.size).fill(all ? 1 : 0);
      for (const part of filter.parts) {
        const one = findRows(segment, part);
        for (let row = 0; row < passing.length; row++) {
          passing[row] = all
            ? (passing[row] as number) & (one[row] as number)
            : (passing[row] as number) | (one[row] as number);
        }
      }
      return passing;
    }
  }
}

function rowsComparing(
  segment: Segment,
  attribute: string,
  comparison: Comparison,
  value: number,
): Uint8Array {
  const passing = new Uint8Array(segment.size);
  const numbers = segment.parts.numbers.get(attribute);
  if (!numbers) return passing;
  for (let row = 0; row < passing.length; row++) {
    if (compares(numbers[row] as number, comparison, value)) passing[row] = 1;
  }
  return passing;
}

function compares(number: number, comparison: Comparison, value: number): boolean {
  switch (comparison) {
    case '<':
      return number < value;
    case '<=':
      return number <= value;
    case '=':
      return number === value;
    case '!=':
      return number !== value && !Number.isNaN(number);
    case '>':
      return number > value;
    case '>=':
      return number >= value;
  }
}
