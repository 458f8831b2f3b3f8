import fc from 'fast-check';
import type { Filter } from '../filter/filter.ts';
import type { SearchSchema } from '../schema.ts';

/** A small world in which words, values and numbers often meet, for tests against a naive search. */
export const SMALL_SCHEMA: SearchSchema = {
  searchable: [
    { attribute: 'name', weight: 4, typicalLength: 3, maxTokens: 32 },
    { attribute: 'body', weight: 1, typicalLength: 12, maxTokens: 1_000 },
  ],
  facets: ['kind', 'tags'],
  filters: ['place'],
  scopes: ['owner'],
  numbers: ['year'],
  retrievable: ['name', 'body', 'kind', 'tags', 'place', 'year'],
};

/** Words that share no stem and no beginning of three letters, and are no typo of each other. */
export const WORDS = [
  'amber',
  'birch',
  'cobalt',
  'delta',
  'ember',
  'fjord',
  'granite',
  'hazel',
  'ivory',
  'jasper',
  'karst',
  'lumen',
  'mango',
  'nickel',
  'ocean',
  'pumice',
  'quartz',
  'robin',
  'sulphur',
  'tulip',
] as const;

export const KINDS = ['act', 'bill', 'code'] as const;
export const TAGS = ['a & b', 'c:d', '-minus', 'é'] as const;
export const PLACES = ['north', 'south', 'east'] as const;

export interface SmallDocument {
  readonly [attribute: string]: unknown;
  readonly objectID: string;
  readonly name: string;
  readonly body: string;
  readonly kind?: string;
  readonly tags: readonly string[];
  readonly place: string;
  readonly owner: string;
  readonly year?: number;
}

const words = (most: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: most }).map((list) => list.join(' '));

export const contents = fc.record({
  name: words(3),
  body: words(15),
  kind: fc.option(fc.constantFrom(...KINDS), { nil: undefined }),
  tags: fc.subarray([...TAGS]),
  place: fc.constantFrom(...PLACES),
  owner: fc.constantFrom('me', 'them'),
  year: fc.option(fc.integer({ min: 2000, max: 2006 }), { nil: undefined }),
});

export const documents = (most: number): fc.Arbitrary<SmallDocument[]> =>
  fc
    .array(contents, { minLength: 1, maxLength: most })
    .map((list) => list.map((content, index) => ({ objectID: `d${index}`, ...content })));

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('in' as const),
    attribute: fc.constant('kind'),
    values: fc.subarray([...KINDS, 'none']),
  }),
  fc.record({
    kind: fc.constant('in' as const),
    attribute: fc.constant('tags'),
    values: fc.subarray([...TAGS]),
  }),
  fc.record({
    kind: fc.constant('in' as const),
    attribute: fc.constant('place'),
    values: fc.subarray([...PLACES]),
  }),
  fc.record({
    kind: fc.constant('compare' as const),
    attribute: fc.constant('year'),
    comparison: fc.constantFrom(
      '<' as const,
      '<=' as const,
      '=' as const,
      '!=' as const,
      '>' as const,
      '>=' as const,
    ),
    value: fc.integer({ min: 1999, max: 2007 }),
  }),
);

export const filters: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({ kind: fc.constant('not' as const), part: tie('filter') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('filter'), { maxLength: 3 }),
    }),
  ),
})).filter;

export const refinements: fc.Arbitrary<Record<string, string[]>> = fc.record(
  { kind: fc.subarray([...KINDS]), tags: fc.subarray([...TAGS]) },
  { requiredKeys: [] },
);

/** What is typed: one to three words, the last perhaps cut short, or a quoted phrase. */
export const queries: fc.Arbitrary<{ words: string[]; open: boolean; phrase: boolean; text: string }> = fc
  .record({
    words: fc.uniqueArray(fc.constantFrom<string>(...WORDS), { maxLength: 3 }),
    cut: fc.boolean(),
    phrase: fc.boolean(),
  })
  .map(({ words: list, cut, phrase }) => {
    if (phrase)
      return { words: list, open: false, phrase: true, text: list.length > 0 ? `"${list.join(' ')}"` : '' };
    const cutWords = list.map((word, index) => (cut && index === list.length - 1 ? word.slice(0, 3) : word));
    return { words: cutWords, open: true, phrase: false, text: cutWords.join(' ') };
  });
