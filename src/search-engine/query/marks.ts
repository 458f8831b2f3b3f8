import { FULL_IMPACT } from '../segment/postings.ts';
import type { Segment } from '../segment/segment.ts';
import type { WeightedTerm } from './expandWord.ts';
import type { PhraseRows } from './findPhrase.ts';
import type { SegmentView } from './view.ts';

/** What a mark is counted in: an impact in 65,535ths times a weight in 1,024ths. */
const WEIGHT_STEPS = 1_024;
export const FULL_MARK = FULL_IMPACT * WEIGHT_STEPS;

/** The rows in sight that hold a word, and for each the best that any of its terms is worth there. */
export interface Marks {
  readonly count: number;
  /** The first `count` count. */
  readonly rows: Uint32Array;
  readonly marks: Int32Array;
}

/** A phrase that stands for a word, and what it counts against the word itself. */
export interface WeightedPhrase extends PhraseRows {
  readonly phrase: string;
  readonly weight: number;
}

/**
 * Marks every row in sight that holds one of the terms or phrases. The answer is scratch memory, to be read
 * before the next word is marked; of a frequent word it is kept, because "employee" and "notice" stand in
 * every second query.
 */
export function markWord(
  view: SegmentView,
  terms: readonly WeightedTerm[],
  phrases: readonly WeightedPhrase[] = [],
): Marks {
  const key = terms.length + phrases.length > MAX_IN_KEY ? null : keyOf(terms, phrases);
  const kept = key === null ? undefined : recall(view, key);
  if (kept) return kept;
  const { offsets, rows, impacts } = view.segment.parts;
  let count = 0;
  for (const { term, weight } of terms)
    count = mark(view, rows, impacts, offsets[term] as number, offsets[term + 1] as number, weight, count);
  for (const one of phrases) count = mark(view, one.rows, one.impacts, 0, one.rows.length, one.weight, count);
  const marked = gather(view, count);
  if (key === null || count < FREQUENT) return marked;
  return keep(view, key, { count, rows: marked.rows.slice(0, count), marks: marked.marks.slice(0, count) });
}

/**
 * The innermost loop of all. Free of branches, because which rows are in sight or marked is as good as
 * random: on long lists this takes half the time of the obvious form.
 */
function mark(
  { allowed, scratch }: SegmentView,
  rows: Uint32Array,
  impacts: Uint16Array,
  from: number,
  to: number,
  weight: number,
  marked: number,
): number {
  const { best, touched } = scratch;
  const steps = Math.max(1, Math.round(weight * WEIGHT_STEPS));
  let count = marked;
  for (let p = from; p < to; p++) {
    const row = (rows[p] as number) | 0;
    const impact = Math.imul(Math.imul(impacts[p] as number, steps), allowed[row] as number);
    const before = best[row] as number;
    touched[count] = row;
    count += ((before - 1) >>> 31) & (-impact >>> 31);
    const more = impact - before;
    best[row] = before + (more & ~(more >> 31));
  }
  return count;
}

/** Takes the marks out of `best`, which is left as it was found. */
function gather({ scratch }: SegmentView, count: number): Marks {
  const { best, touched, marks } = scratch;
  for (let i = 0; i < count; i++) {
    const row = touched[i] as number;
    marks[i] = best[row] as number;
    best[row] = 0;
  }
  return { count, rows: touched, marks };
}

/**
 * Only what takes time to find again is kept, so many rows of each segment in all, and no word that begins
 * half the vocabulary.
 */
const FREQUENT = 4_096;
const MAX_KEPT_ROWS = 1_500_000;
const MAX_IN_KEY = 64;

const caches = new WeakMap<Segment, { words: Map<string, Marks>; rows: number }>();
const scopeNumbers = new WeakMap<Uint8Array, number>();
let scopes = 0;

const keyOf = (terms: readonly WeightedTerm[], phrases: readonly WeightedPhrase[]): string =>
  `${terms.map(({ term, weight }) => `${term}:${weight}`)} ${phrases.map(({ phrase, weight }) => `${phrase}:${weight}`)}`;

/** What is in sight changes with the array that says it, and a word's key with it. */
function scopedKey({ allowed }: SegmentView, key: string): string {
  let number = scopeNumbers.get(allowed);
  if (number === undefined) {
    number = ++scopes;
    scopeNumbers.set(allowed, number);
  }
  return `${number} ${key}`;
}

function recall(view: SegmentView, key: string): Marks | undefined {
  const words = caches.get(view.segment)?.words;
  const scoped = scopedKey(view, key);
  const found = words?.get(scoped);
  if (!words || !found) return undefined;
  words.delete(scoped);
  words.set(scoped, found);
  return found;
}

function keep(view: SegmentView, key: string, marks: Marks): Marks {
  let kept = caches.get(view.segment);
  if (!kept) {
    kept = { words: new Map(), rows: 0 };
    caches.set(view.segment, kept);
  }
  kept.words.set(scopedKey(view, key), marks);
  kept.rows += marks.count;
  for (const [oldest, { count }] of kept.words) {
    if (kept.rows <= MAX_KEPT_ROWS) break;
    kept.words.delete(oldest);
    kept.rows -= count;
  }
  return marks;
}
