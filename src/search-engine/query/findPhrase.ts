import type { Segment, SegmentParts } from '../segment/segment.ts';

/** The rows of a segment that hold a phrase, rising, and its impact in each. */
export interface PhraseRows {
  readonly rows: Uint32Array;
  readonly impacts: Uint16Array;
}

const NOTHING: PhraseRows = { rows: new Uint32Array(0), impacts: new Uint16Array(0) };

/**
 * Finds words that stand next to each other in one attribute. `words` gives, for each word of the phrase, the
 * terms of this segment that may stand for it. The impact is that of the phrase's weakest word. Only
 * `allowed` rows are looked at.
 */
export function findPhrase(
  segment: Segment,
  words: readonly (readonly number[])[],
  allowed: Uint8Array | null,
): PhraseRows {
  if (words.length === 0 || words.some((terms) => terms.length === 0)) return NOTHING;
  if (words.every((terms) => terms.length === 1))
    return findExactPhrase(segment.parts, words.flat(), allowed);
  return new PhraseSearch(segment.parts, words, allowed).run();
}

/** How many rows the kept phrases of one segment may have in all. */
const MAX_KEPT_ROWS = 1_000_000;
const cache = new WeakMap<Segment, { phrases: Map<string, PhraseRows>; rows: number }>();

/**
 * The same for a phrase of the lexicon, which is asked for again and again: the answer is kept with the
 * segment, and so holds rows that are dead or out of scope too.
 */
export function findKnownPhrase(
  segment: Segment,
  phrase: string,
  words: readonly (readonly number[])[],
): PhraseRows {
  let known = cache.get(segment);
  if (!known || known.rows > MAX_KEPT_ROWS) {
    known = { phrases: new Map(), rows: 0 };
    cache.set(segment, known);
  }
  let found = known.phrases.get(phrase);
  if (!found) {
    found = findPhrase(segment, words, null);
    known.phrases.set(phrase, found);
    known.rows += found.rows.length + 1;
  }
  return found;
}

/**
 * The frequent case of one term a word, as in quotes: a merge of lists, without the bookkeeping of
 * alternatives.
 */
function findExactPhrase(
  { offsets, rows, impacts, starts, places }: SegmentParts,
  terms: readonly number[],
  allowed: Uint8Array | null,
): PhraseRows {
  const length = terms.length;
  const next = Int32Array.from(terms, (term) => offsets[term] as number);
  const ends = Int32Array.from(terms, (term) => offsets[term + 1] as number);
  const cursors = new Int32Array(length);
  let rarest = 0;
  for (let k = 1; k < length; k++)
    if ((ends[k] as number) - (next[k] as number) < (ends[rarest] as number) - (next[rarest] as number))
      rarest = k;
  const from = next[rarest] as number;
  const to = ends[rarest] as number;
  const foundRows = new Uint32Array(to - from);
  const foundImpacts = new Uint16Array(to - from);
  let count = 0;
  eachRow: for (let posting = from; posting < to; posting++) {
    const row = rows[posting] as number;
    if (allowed && allowed[row] !== 1) continue;
    next[rarest] = posting;
    let weakest = impacts[posting] as number;
    for (let k = 0; k < length; k++) {
      if (k === rarest) continue;
      const end = ends[k] as number;
      let at = next[k] as number;
      for (let step = 1; at + step < end && (rows[at + step] as number) < row; step <<= 1) at += step;
      while (at < end && (rows[at] as number) < row) at++;
      next[k] = at;
      if (at === end) break eachRow;
      if (rows[at] !== row) continue eachRow;
      cursors[k] = starts[at] as number;
      if ((impacts[at] as number) < weakest) weakest = impacts[at] as number;
    }
    const last = starts[posting + 1] as number;
    eachPlace: for (let i = starts[posting] as number; i < last; i++) {
      const origin = (places[i] as number) - rarest;
      for (let k = 0; k < length; k++) {
        if (k === rarest) continue;
        const end = starts[(next[k] as number) + 1] as number;
        let at = cursors[k] as number;
        while (at < end && (places[at] as number) < origin + k) at++;
        cursors[k] = at;
        if (at === end) continue eachRow;
        if (places[at] !== origin + k) continue eachPlace;
      }
      foundRows[count] = row;
      foundImpacts[count++] = weakest;
      continue eachRow;
    }
  }
  return { rows: foundRows.slice(0, count), impacts: foundImpacts.slice(0, count) };
}

class PhraseSearch {
  readonly #parts: SegmentParts;
  readonly #allowed: Uint8Array | null;
  readonly #words: readonly (readonly number[])[];
  /** For each word and term: the next posting to look at, and the posting of the row in hand or -1. */
  readonly #next: Int32Array[];
  readonly #here: Int32Array[];

  constructor(parts: SegmentParts, words: readonly (readonly number[])[], allowed: Uint8Array | null) {
    this.#parts = parts;
    this.#allowed = allowed;
    this.#words = words;
    this.#next = words.map((terms) => Int32Array.from(terms, (term) => parts.offsets[term] as number));
    this.#here = words.map((terms) => new Int32Array(terms.length).fill(-1));
  }

  run(): PhraseRows {
    const candidates = this.#rowsOfRarest();
    const rows = new Uint32Array(candidates.length);
    const impacts = new Uint16Array(candidates.length);
    let count = 0;
    for (let i = 0; i < candidates.length; i++) {
      const row = candidates[i] as number;
      if (this.#allowed && this.#allowed[row] !== 1) continue;
      let weakest = 65_535;
      for (let k = 0; k < this.#words.length && weakest > 0; k++)
        weakest = Math.min(weakest, this.#moveTo(k, row));
      if (weakest === 0 || !this.#stands()) continue;
      rows[count] = row;
      impacts[count++] = weakest;
    }
    return { rows: rows.slice(0, count), impacts: impacts.slice(0, count) };
  }

  #rowsOfRarest(): Uint32Array {
    const { offsets, rows } = this.#parts;
    const frequencyOf = (terms: readonly number[]): number =>
      terms.reduce((sum, term) => sum + (offsets[term + 1] as number) - (offsets[term] as number), 0);
    const rarest = this.#words.reduce((a, b) => (frequencyOf(b) < frequencyOf(a) ? b : a));
    const lists = rarest.map((term) => rows.subarray(offsets[term], offsets[term + 1]));
    if (lists.length === 1) return lists[0] as Uint32Array;
    const all = new Uint32Array(frequencyOf(rarest));
    let at = 0;
    for (const list of lists) {
      all.set(list, at);
      at += list.length;
    }
    all.sort();
    let count = 0;
    for (let i = 0; i < all.length; i++)
      if (i === 0 || all[i] !== all[i - 1]) all[count++] = all[i] as number;
    return all.subarray(0, count);
  }

  /** Moves a word's terms on to a row, and answers the best impact there: 0 where none has it. */
  #moveTo(k: number, row: number): number {
    const { offsets, rows, impacts } = this.#parts;
    const terms = this.#words[k] as readonly number[];
    const next = this.#next[k] as Int32Array;
    const here = this.#here[k] as Int32Array;
    let best = 0;
    for (let i = 0; i < terms.length; i++) {
      const end = offsets[(terms[i] as number) + 1] as number;
      let at = next[i] as number;
      for (let step = 1; at + step < end && (rows[at + step] as number) < row; step <<= 1) at += step;
      while (at < end && (rows[at] as number) < row) at++;
      next[i] = at;
      const found = at < end && rows[at] === row;
      here[i] = found ? at : -1;
      if (found && (impacts[at] as number) > best) best = impacts[at] as number;
    }
    return best;
  }

  /** Whether the words stand side by side somewhere in the row in hand. */
  #stands(): boolean {
    const { starts, places } = this.#parts;
    const first = this.#here[0] as Int32Array;
    for (let f = 0; f < first.length; f++) {
      const posting = first[f] as number;
      if (posting < 0) continue;
      const end = starts[posting + 1] as number;
      for (let i = starts[posting] as number; i < end; i++)
        if (this.#standsAt(places[i] as number)) return true;
    }
    return false;
  }

  #standsAt(first: number): boolean {
    for (let k = 1; k < this.#here.length; k++) {
      const here = this.#here[k] as Int32Array;
      let holds = false;
      for (let i = 0; i < here.length && !holds; i++) holds = this.#holds(here[i] as number, first + k);
      if (!holds) return false;
    }
    return true;
  }

  #holds(posting: number, place: number): boolean {
    if (posting < 0) return false;
    const { starts, places } = this.#parts;
    const end = starts[posting + 1] as number;
    for (let i = starts[posting] as number; i < end; i++) {
      const here = places[i] as number;
      if (here >= place) return here === place;
    }
    return false;
  }
}
