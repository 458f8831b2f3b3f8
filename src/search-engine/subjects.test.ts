import { expect, test } from 'vitest';
import { buildSnapshot } from './buildSnapshot.ts';
import type { Change } from './change.ts';
import { SearchEngine } from './engine.ts';
import { isIn, type Scope } from './filter/filter.ts';
import type { Lexicon } from './lexicon.ts';
import type { SearchDocument, SearchSchema } from './schema.ts';

const SCHEMA: SearchSchema = {
  searchable: [
    { attribute: 'name', weight: 4, typicalLength: 3, maxTokens: 32 },
    { attribute: 'body', weight: 1, typicalLength: 12, maxTokens: 1_000 },
  ],
  facets: ['place'],
  scopes: ['owner'],
  subject: 'name',
  retrievable: ['name', 'place'],
};

const LEXICON: Lexicon = {
  synonyms: [],
  stopWords: [],
  optionalWords: [],
  entities: ['North', 'South'].map((value) => ({
    attribute: 'place',
    value,
    names: [value.toLowerCase()],
  })),
};

const document = (name: string, place: string, body: string, owner = 'me'): SearchDocument => ({
  objectID: `${name} ${place} ${owner}`,
  name,
  place,
  body,
  owner,
});

const LIBRARY = [
  document('Organ Leave', 'North', 'A donor who gives a kidney to a relative is away for thirteen weeks.'),
  document('Organ Leave', 'South', 'A donor may be away.'),
  document('Sick Leave', 'North', 'Five days a year.'),
  document('Sick Leave', 'South', 'A donor of blood is away for an hour, a relative for two.'),
  document('Jury Leave', 'South', 'A relative may not sit.'),
];

const engineOf = (list: readonly SearchDocument[]): SearchEngine => {
  const engine = new SearchEngine({ schema: SCHEMA, lexicon: LEXICON, mergeAfter: 0 });
  engine.adopt(buildSnapshot(SCHEMA, list));
  return engine;
};
const found = (engine: SearchEngine, query: string, scope: Scope = 'everything') =>
  engine.search(scope, { query }).hits.map(({ objectID, score }) => [objectID, score]);

const QUESTION = 'kidney donor relative south ';

test('of the named place, the document leads whose subject answers elsewhere, though it lacks a word itself', () => {
  const firstInSouth = (list: readonly SearchDocument[]) =>
    found(engineOf(list), QUESTION).find(([id]) => String(id).includes('South'))?.[0];
  expect(firstInSouth(LIBRARY)).toBe('Organ Leave South me');
  expect(firstInSouth(LIBRARY.filter(({ place }) => place === 'South'))).toBe('Sick Leave South me');
});

test('a subject is the same in every segment', () => {
  const [first, ...others] = LIBRARY;
  const engine = engineOf(others);
  engine.apply([{ seq: 1, put: first } as Change]);
  expect(engine.stats.segments).toBe(2);
  expect(found(engine, QUESTION)).toEqual(found(engineOf(LIBRARY), QUESTION));
});

test('what documents outside the scope say of a subject changes nothing', () => {
  const foreign = document('Jury Leave', 'North', 'A kidney, a donor, a relative: all of it here.', 'them');
  expect(found(engineOf([...LIBRARY, foreign]), QUESTION, isIn('owner', ['me']))).toEqual(
    found(engineOf(LIBRARY), QUESTION),
  );
});
