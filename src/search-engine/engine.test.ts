import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { buildSnapshot } from './buildSnapshot.ts';
import { PROVISION_SCHEMA } from './canadian-hr/schema.ts';
import { SearchEngine } from './engine.ts';
import { isIn } from './filter/filter.ts';
import type { SearchDocument } from './schema.ts';
import { libraryDocuments, libraryEngine } from './testing/library.ts';

const document = (objectID: string, name: string): SearchDocument => ({
  objectID,
  name,
  area: 'Privacy',
  jurisdictionName: 'Ontario',
  isPublished: true,
});
const found = (engine: SearchEngine, query: string): string[] =>
  engine.search('everything', { query, limit: 50, typos: false }).hits.map((hit) => hit.objectID);

describe('changes', () => {
  test('are searchable when apply returns', () => {
    const engine = libraryEngine();
    engine.apply([{ seq: 1, put: document('new', 'Workplace Hammocks') }]);
    expect(found(engine, 'hammocks')).toEqual(['new']);
    engine.apply([{ seq: 2, put: document('new', 'Workplace Swings') }]);
    expect(found(engine, 'hammocks')).toEqual([]);
    expect(found(engine, 'swings')).toEqual(['new']);
    engine.apply([{ seq: 3, remove: 'new' }]);
    expect(found(engine, 'swings')).toEqual([]);
  });

  test('read again or out of date are ignored', () => {
    const engine = libraryEngine();
    engine.apply([{ seq: 5, put: document('a', 'Later') }]);
    engine.apply([{ seq: 4, put: document('a', 'Earlier') }]);
    expect(found(engine, 'earlier')).toEqual([]);
    engine.apply([{ seq: 6, remove: 'a' }]);
    engine.apply([{ seq: 5, put: document('a', 'Later') }]);
    expect(found(engine, 'later')).toEqual([]);
    expect(engine.seq).toBe(6);
  });

  test('of one batch leave the last state of each document', () => {
    const engine = libraryEngine();
    engine.apply([
      { seq: 1, put: document('a', 'Alpha') },
      { seq: 2, remove: 'a' },
      { seq: 3, put: document('b', 'Beta') },
      { seq: 4, put: document('b', 'Gamma') },
    ]);
    expect([found(engine, 'alpha'), found(engine, 'beta'), found(engine, 'gamma')]).toEqual([[], [], ['b']]);
  });

  test('by the hundred stay in few segments and are all found', async () => {
    const engine = libraryEngine();
    const before = engine.stats.documents;
    for (let n = 1; n <= 300; n++) {
      engine.apply([{ seq: n, put: document(`n${n % 200}`, `Zebra number ${n}`) }]);
      if (n % 10 === 0) await sleep(0);
    }
    await sleep(5);
    expect(engine.stats.segments).toBeLessThan(30);
    expect(engine.stats.documents).toBe(before + 200);
    expect(engine.search('everything', { query: 'zebra' }).total).toBe(200);
  });

  test('without a usable id are refused and change nothing', () => {
    const engine = libraryEngine();
    expect(() =>
      engine.apply([
        { seq: 1, put: document('a', 'Alpha') },
        { seq: 2, put: document('', 'x') },
      ]),
    ).toThrow(/objectID/);
    expect(found(engine, 'alpha')).toEqual([]);
  });

  test('do not disturb a searcher that was opened before', () => {
    const engine = libraryEngine();
    const searcher = engine.searcher('everything');
    const before = searcher.search({ query: 'wage' }).total;
    engine.apply(libraryDocuments().map(({ objectID }, seq) => ({ seq: seq + 1, remove: objectID })));
    expect(searcher.search({ query: 'wage' }).total).toBe(before);
    expect(engine.search('everything', { query: 'wage' }).total).toBe(0);
  });
});

describe('read your own writes', () => {
  test('waiting for a change ends when it is applied, or when the log was read past it', async () => {
    const engine = libraryEngine();
    const first = engine.waitFor(3);
    const second = engine.waitFor(7);
    engine.apply([{ seq: 3, put: document('a', 'Alpha') }]);
    await first;
    expect(found(engine, 'alpha')).toEqual(['a']);
    engine.advance(9);
    await second;
    await engine.waitFor(9);
  });

  test('waiting in vain ends with a reason', async () => {
    await expect(libraryEngine().waitFor(1, 10)).rejects.toThrow('did not reach change 1 within 10 ms');
  });
});

describe('scope', () => {
  test('holds for hits and counts, also of documents without the attribute', () => {
    const engine = libraryEngine([
      ...libraryDocuments(),
      { objectID: 'bare', name: 'Minimum Wage of nowhere' },
    ]);
    const result = engine.search(isIn('jurisdictionName', ['Quebec']), {
      query: 'minimum wage',
      facets: ['jurisdictionName', 'area'],
    });
    expect(result.hits.map((hit) => hit.attributes.jurisdiction)).toEqual(result.hits.map(() => 'QC'));
    expect(result.facets.jurisdictionName).toEqual([{ value: 'Quebec', count: result.total }]);
    expect(engine.search(isIn('jurisdictionName', []), { query: '' }).total).toBe(0);
  });
});

describe('words of the field', () => {
  test('can be changed without a new index', () => {
    const engine = libraryEngine();
    expect(found(engine, 'chinwag')).toEqual([]);
    engine.setLexicon({
      stopWords: [],
      optionalWords: [],
      entities: [],
      synonyms: [{ from: 'chinwag', to: ['jury'] }],
    });
    expect(found(engine, 'chinwag')).toHaveLength(4);
  });

  test('that make no sense are refused, and the old ones stay', () => {
    const engine = libraryEngine();
    const nonsense = { stopWords: [], optionalWords: [], entities: [], synonyms: [{ same: ['fine', '!!'] }] };
    expect(() => engine.setLexicon(nonsense)).toThrow('The phrase "!!" must have 1 to 8 words.');
    expect(found(engine, 'funeral')).not.toEqual([]);
  });
});

test('an empty index answers', () => {
  const engine = new SearchEngine({ schema: PROVISION_SCHEMA });
  expect(engine.search('everything', { query: 'wage', facets: ['area'] })).toEqual({
    total: 0,
    hits: [],
    facets: { area: [] },
    numbers: {},
    suggestion: null,
    relaxed: false,
  });
  engine.adopt(buildSnapshot(PROVISION_SCHEMA, []));
  expect(engine.search('everything', {}).total).toBe(0);
});
