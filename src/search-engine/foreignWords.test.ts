import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSnapshot } from './buildSnapshot.ts';
import { isIn, type Scope } from './filter/filter.ts';
import { compileLexicon, EMPTY_LEXICON } from './lexicon.ts';
import { scratchOf } from './query/view.ts';
import { compileSchema } from './schema.ts';
import { Searcher, type SearchRequest, type SearchResult } from './searcher.ts';
import { decodeSegment } from './segment/codec.ts';
import { Segment, type SegmentParts } from './segment/segment.ts';
import { Shard } from './shard.ts';
import { SMALL_SCHEMA, type SmallDocument, WORDS } from './testing/arbitraries.ts';

const COMPILED = compileSchema(SMALL_SCHEMA);
const MINE: Scope = isIn('owner', ['me']);
/** Stands in documents outside the scope only, and in none: of one length, near no word of the library. */
const FOREIGN = 'xylophone';
const NOWHERE = 'yxlwphqmz';

/** An array that counts how often it is read, so that work shows without a clock. */
function counted<T extends Uint32Array | Uint16Array>(array: T, count: { reads: number }): T {
  return new Proxy(array, {
    get(target, key) {
      if (typeof key === 'string' && /^[0-9]+$/.test(key)) count.reads++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

interface World {
  ask: (request: SearchRequest) => { result: SearchResult; reads: number };
}

function worldOf(documents: readonly SmallDocument[], scope: Scope): World {
  const { segment } = decodeSegment(buildSnapshot(SMALL_SCHEMA, documents), COMPILED.fingerprint, true);
  const { rows, count, frequencies } = new Shard(segment).allowed(scope, 'scope');
  return {
    ask: (request) => {
      const work = { reads: 0 };
      // A segment of its own for each question: nothing that an earlier one left behind makes a later one
      // cheaper.
      const parts: SegmentParts = {
        ...segment.parts,
        rows: counted(segment.parts.rows, work),
        impacts: counted(segment.parts.impacts, work),
        places: counted(segment.parts.places, work),
      };
      const fresh = new Segment(parts);
      const view = {
        segment: fresh,
        allowed: rows,
        allowedCount: count,
        frequencies,
        subjects: null,
        nameEnd: COMPILED.bases[1] as number,
        scratch: scratchOf(fresh),
      };
      const result = new Searcher(COMPILED, compileLexicon(EMPTY_LEXICON), [view]).search(request);
      return { result, reads: work.reads };
    },
  };
}

const mine: SmallDocument[] = WORDS.slice(0, 12).map((word, at) => ({
  objectID: `m${at}`,
  name: `${word} ${WORDS[(at + 1) % WORDS.length]}`,
  body: WORDS.slice(at, at + 6).join(' '),
  tags: ['a & b'],
  kind: 'act',
  place: 'north',
  owner: 'me',
}));

const theirs = (word: string): SmallDocument[] =>
  Array.from({ length: 40 }, (_, at) => ({
    objectID: `t${at}`,
    name: `${word} amber ${word}s`,
    body: `amber ${word} birch ${word}ing stands here`,
    tags: ['a & b', `${word} tag`],
    kind: word,
    place: 'north',
    owner: 'them',
  }));

const shared = worldOf([...theirs(FOREIGN), ...mine], MINE);

/** What is asked about a word, in every way in which an answer might tell that somebody else has it. */
const WAYS: readonly (readonly [string, (word: string) => SearchRequest])[] = [
  ['alone', (word) => ({ query: `${word} ` })],
  ['still being typed', (word) => ({ query: word.slice(0, 5) })],
  ['its first letter', (word) => ({ query: word.slice(0, 1) })],
  ['mistyped', (word) => ({ query: `${word.slice(0, 3)}${word[4]}${word[3]}${word.slice(5)} ` })],
  ['with a word in sight', (word) => ({ query: `amber ${word} ` })],
  ['before a word in sight', (word) => ({ query: `${word} amber` })],
  ['in a phrase', (word) => ({ query: `"${word} amber"` })],
  ['an open phrase', (word) => ({ query: `"amber ${word}` })],
  ['without its space', (word) => ({ query: `amber${word} ` })],
  ['with a space too many', (word) => ({ query: `${word.slice(0, 4)} ${word.slice(4)} ` })],
  ['in another form', (word) => ({ query: `${word}s ` })],
  ['as a chosen value', (word) => ({ query: 'amber', refinements: { kind: [word] } })],
  ['as a filter', (word) => ({ query: 'amber', filter: isIn('tags', [`${word} tag`]) })],
];

describe('a word that only documents outside the scope hold', () => {
  test.each(WAYS)('gives the answer, and takes the work, of a word that nothing holds: %s', (_, ask) => {
    const present = ['name', 'body', 'tags'];
    const asked = (word: string): SearchRequest => ({
      ...ask(word),
      facets: ['kind', 'tags'],
      highlight: present,
      snippets: [{ attribute: 'body', words: 5 }],
    });
    const foreign = shared.ask(asked(FOREIGN));
    const nowhere = shared.ask(asked(NOWHERE));
    expect(foreign.result).toEqual(nowhere.result);
    expect(foreign.reads).toBe(nowhere.reads);
    expect(JSON.stringify(foreign.result)).not.toContain(FOREIGN);
  });

  test('does not show in what it corrects to, or in how words that share its letters are completed', () => {
    const alone = worldOf(mine, 'everything');
    fc.assert(
      fc.property(
        fc.constantFrom(...WORDS, FOREIGN),
        fc.nat({ max: 8 }),
        fc.constantFrom('', 'x', 'o'),
        (word, at, letter) => {
          const query = `${word.slice(0, at)}${letter}${word.slice(at + 1)}`;
          const request: SearchRequest = { query, facets: ['kind', 'tags'], limit: 50 };
          expect(shared.ask(request).result).toEqual(alone.ask(request).result);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('the words that a short beginning stands for are chosen by the documents in scope alone', () => {
  // More words begin with "q" than are looked at; whose are looked at must not depend on what others wrote.
  const word = (at: number): string => `q${'abcdefghij'[Math.floor(at / 10)]}${'klmnopqrst'[at % 10]}vw`;
  const own = Array.from({ length: 80 }, (_, at) => ({
    objectID: `m${at}`,
    name: word(at),
    body: Array.from({ length: 1 + (at % 5) }, (_one, k) => word((at + k) % 80)).join(' '),
    tags: [],
    place: 'north',
    owner: 'me',
  }));
  const foreign = Array.from({ length: 200 }, (_, at) => ({
    objectID: `t${at}`,
    name: 'others',
    body: Array.from({ length: 30 }, (_one, k) => word(50 + k)).join(' '),
    tags: [],
    place: 'north',
    owner: 'them',
  }));
  const request: SearchRequest = { query: 'q', limit: 100 };
  const expected = worldOf(own, 'everything').ask(request).result;
  expect(expected.total).toBeGreaterThan(0);
  expect(worldOf([...foreign, ...own], MINE).ask(request).result).toEqual(expected);
});
