import fc from 'fast-check';
import { expect } from 'vitest';
import { buildSnapshot } from '../buildSnapshot.ts';
import type { Change } from '../change.ts';
import { SearchEngine } from '../engine.ts';
import type { Scope } from '../filter/filter.ts';
import { handleQueries } from '../protocol/handleQueries.ts';
import type { SearchRequest, SearchResult } from '../searcher.ts';
import {
  contents,
  documents,
  filters,
  queries,
  refinements,
  SMALL_SCHEMA,
  type SmallDocument,
  WORDS,
} from './arbitraries.ts';
import { naiveSearch } from './naiveSearch.ts';

const FACETS = ['kind', 'tags'];

export function engineOf(list: readonly SmallDocument[]): SearchEngine {
  const engine = new SearchEngine({ schema: SMALL_SCHEMA, mergeAfter: 0 });
  engine.adopt(buildSnapshot(SMALL_SCHEMA, list));
  return engine;
}

const countsOf = (result: SearchResult): Record<string, Record<string, number>> =>
  Object.fromEntries(
    Object.entries(result.facets).map(([attribute, counts]) => [
      attribute,
      Object.fromEntries(counts.map(({ value, count }) => [value, count])),
    ]),
  );

/** Whatever is asked, the hits and the facet counts are those that a look at every document gives. */
export const answersLikeNaiveSearch = (runs: number, most: number): void =>
  fc.assert(
    fc.property(documents(most), queries, fc.option(filters), refinements, (list, query, filter, refined) => {
      const asked = { filter, refinements: refined, facets: FACETS };
      const expected = naiveSearch(list, { ...query, ...asked });
      const result = engineOf(list).search('everything', {
        query: query.text,
        ...asked,
        limit: most,
        typos: false,
      });
      const ids = new Set(result.hits.map((hit) => hit.objectID));
      if (!expected.complete) {
        for (const id of expected.ids) expect(ids).toContain(id);
        return;
      }
      expect(ids).toEqual(expected.ids);
      expect(result.total).toBe(expected.ids.size);
      expect(countsOf(result)).toEqual(expected.facets);
    }),
    { numRuns: runs },
  );

const steps = fc.array(
  fc.oneof(
    fc.record({ step: fc.constant('put' as const), id: fc.integer({ min: 0, max: 12 }), content: contents }),
    fc.record({ step: fc.constant('remove' as const), id: fc.integer({ min: 0, max: 12 }) }),
    fc.constant({ step: 'merge' as const }),
    fc.constant({ step: 'again' as const }),
  ),
  { maxLength: 25 },
);

/**
 * However an index came to be, by changes, merges and repeated entries, it answers like one built from the
 * documents as they are.
 */
export const changesEqualRebuild = (runs: number): void =>
  fc.assert(
    fc.property(documents(8), steps, queries, fc.option(filters), (start, list, query, filter) => {
      const engine = engineOf(start);
      const now = new Map(start.map((document) => [document.objectID, document]));
      const log: Change[] = [];
      for (const one of list) {
        if (one.step === 'merge') engine.mergeNow();
        else if (one.step === 'again') engine.apply(log);
        else {
          const objectID = `d${one.id}`;
          const seq = log.length + 1;
          const change: Change =
            one.step === 'put' ? { seq, put: { objectID, ...one.content } } : { seq, remove: objectID };
          log.push(change);
          engine.apply([change]);
          if (one.step === 'put') now.set(objectID, { objectID, ...one.content });
          else now.delete(objectID);
        }
      }
      const request: SearchRequest = {
        query: query.text,
        filter,
        facets: FACETS,
        limit: 50,
        highlight: ['name', 'body'],
        snippets: [{ attribute: 'body', words: 4 }],
      };
      expect(engine.search('everything', request)).toEqual(
        engineOf([...now.values()]).search('everything', request),
      );
      expect(engine.stats.documents).toBe(now.size);
    }),
    { numRuns: runs },
  );

const typed = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(
    'secret',
    'secrt',
    'hidden',
    'ambr',
    'zmber',
    'qurtz',
    'oceans',
    'sec',
    '"amber birch"',
    'amberbirch',
    'oce an',
  ),
);

const MINE: Scope = { kind: 'in', attribute: 'owner', values: ['me'] };

/** A caller cannot tell an index that also holds other people's documents from one that does not. */
export const nothingLeaks = (runs: number): void =>
  fc.assert(
    fc.property(
      documents(12),
      documents(12),
      fc.array(typed, { maxLength: 4 }),
      refinements,
      fc.constantFrom('', 'place:north', 'NOT kind:act', 'year > 2002'),
      (mine, theirs, query, refined, filterText) => {
        const visible = mine.map((one) => ({ ...one, owner: 'me' }));
        const hidden = theirs.map((one) => ({
          ...one,
          objectID: `x${one.objectID}`,
          owner: 'them',
          name: `${one.name} secret`,
          body: `hidden oceans ambr ${one.body}`,
          kind: `secret ${one.kind}`,
          tags: [...one.tags, 'secret tag'],
        }));
        const alone = engineOf(visible);
        const shared = engineOf([...hidden, ...visible]);
        const delta = engineOf(visible);
        delta.apply(hidden.map((put, index) => ({ seq: index + 1, put })));
        const facetFilters = Object.entries(refined)
          .filter(([, values]) => values.length > 0)
          .map(([attribute, values]) => values.map((value) => `${attribute}:${value.replace(/^-/, '\\-')}`));
        const search = {
          indexName: 'main',
          query: query.join(' '),
          facets: ['*'],
          filters: filterText,
          facetFilters,
          attributesToSnippet: ['body:5'],
          hitsPerPage: 50,
        };
        const body = {
          requests: [
            search,
            { indexName: 'main', type: 'facet', facet: 'kind', facetQuery: 'sec', query: query.join(' ') },
            { indexName: 'main', type: 'facet', facet: 'tags', facetQuery: '', filters: filterText },
          ],
        };
        const ask = (engine: SearchEngine, scope: Scope): unknown => {
          const { body: answer } = handleQueries(body, { indexes: new Map([['main', engine]]), scope });
          return JSON.parse(
            JSON.stringify(answer, (key, value: unknown) => (key === 'processingTimeMS' ? 0 : value)),
          );
        };
        const expected = ask(alone, 'everything');
        expect(ask(shared, MINE)).toEqual(expected);
        expect(ask(delta, MINE)).toEqual(expected);
        expect(JSON.stringify(expected)).not.toMatch(
          /secret|hidden/i.test(query.join(' ')) ? /secret tag/ : /secret|hidden/,
        );
      },
    ),
    { numRuns: runs },
  );
