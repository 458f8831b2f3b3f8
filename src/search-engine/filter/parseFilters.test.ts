import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents, filters, SMALL_SCHEMA } from '../testing/arbitraries.ts';
import { passes } from '../testing/naiveSearch.ts';
import { processorTime } from '../testing/processorTime.ts';
import { engineOf } from '../testing/properties.ts';
import type { Filter } from './filter.ts';
import { parseFilters, RequestError } from './parseFilters.ts';

const attributes = {
  values: new Set([...SMALL_SCHEMA.facets, ...(SMALL_SCHEMA.filters ?? [])]),
  numbers: new Set(SMALL_SCHEMA.numbers),
};
const parse = (text: string): Filter | null => parseFilters(text, attributes);

/** A filter as a person would write it; null for one that the language cannot say (an empty list). */
function write(filter: Filter): string | null {
  switch (filter.kind) {
    case 'in': {
      const parts = filter.values.map((value) => `${filter.attribute}:"${value.replace(/["\\]/g, '\\$&')}"`);
      return parts.length === 0 ? null : `(${parts.join(' OR ')})`;
    }
    case 'compare':
      return `${filter.attribute} ${filter.comparison} ${filter.value}`;
    case 'not': {
      const part = write(filter.part);
      return part === null ? null : `NOT ${part}`;
    }
    default: {
      const parts = filter.parts.map(write);
      if (parts.length === 0 || parts.includes(null)) return null;
      return `(${parts.join(filter.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
  }
}

describe('the filters language', () => {
  test('what is written selects what was meant', () => {
    fc.assert(
      fc.property(documents(15), filters, (list, filter) => {
        const text = write(filter);
        if (text === null) return;
        const found = engineOf(list).search('everything', { filter: parse(text), limit: 50 });
        const expected = list
          .filter((document) => passes(document, filter))
          .map((document) => document.objectID);
        expect(new Set(found.hits.map((hit) => hit.objectID))).toEqual(new Set(expected));
      }),
      { numRuns: 200 },
    );
  });

  test('AND binds tighter than OR', () => {
    expect(parse('kind:a OR kind:b AND kind:c')).toEqual(parse('kind:a OR (kind:b AND kind:c)'));
    expect(parse('NOT kind:a AND kind:b')).toEqual(parse('(NOT kind:a) AND kind:b'));
  });

  test('values may be quoted, hold any sign, and ranges may be named', () => {
    expect(parse('kind:"a \\"b\\" (c) OR d"')).toEqual({
      kind: 'in',
      attribute: 'kind',
      values: ['a "b" (c) OR d'],
    });
    expect(parse("kind:'it is'")).toEqual({ kind: 'in', attribute: 'kind', values: ['it is'] });
    expect(parse('year:2000 TO 2004')).toEqual(parse('year>=2000 AND year<=2004'));
    expect(parse('  ')).toBeNull();
  });

  test.each([
    ['kind', /expected : or a comparison after kind/],
    ['kind:', /expected a value for kind/],
    ['kind:a AND', /expected an attribute/],
    ['(kind:a', /expected \)/],
    ['kind:a kind:b', /expected AND, OR or the end at position 6/],
    ['owner:me', /owner is not an attribute to filter by/],
    ['kind > 3', /kind is not a number to compare/],
    ['year > x', /x is not a number/],
    ['kind:"open', /cannot be read at position 5/],
    [`${'('.repeat(100)}kind:a`, /nest deeper/],
    [`${'NOT '.repeat(100)}kind:a`, /nest deeper/],
    [Array.from({ length: 600 }, () => 'kind:a').join(' OR '), /not hold more than 500/],
    ['x'.repeat(9_000), /not be longer/],
  ])('%# is refused with a reason', (text, reason) => {
    expect(() => parse(text)).toThrow(reason);
  });

  test('any text is read or refused at once', () => {
    const pieces = fc.constantFrom(
      'kind',
      ':',
      '"',
      "'",
      '\\',
      '(',
      ')',
      ' ',
      'AND',
      'OR',
      'NOT',
      '<',
      '=',
      '!',
      '1',
      'TO',
      'year',
      '\u0000',
    );
    const spent = processorTime(() => {
      fc.assert(
        fc.property(fc.array(pieces, { maxLength: 3_000 }), (list) => {
          try {
            parse(list.join(''));
          } catch (error) {
            expect(error).toBeInstanceOf(RequestError);
          }
        }),
        { numRuns: 200 },
      );
    });
    expect(spent).toBeLessThan(10_000);
  });
});
