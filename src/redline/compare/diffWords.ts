import type { Span } from '../read/document.ts';
import { MAX_ALIGNMENT_CELLS } from '../read/limits.ts';
import type { Sides } from './align.ts';
import { alignWords, type Edit } from './alignWords.ts';
import { heaviestChain, type Match } from './chain.ts';

/** Below this many cells the exact alignment is taken at once. */
const SMALL_TABLE = 250_000;
/** Without anything to divide a larger stretch by, up to this many are still aligned exactly. */
const MAX_TABLE = 4_000_000;
/** Lengths of the phrases looked for, once on each side, to divide a stretch too large for one table. */
const PHRASE_LENGTHS = [1, 5, 9, 3];

/** Work left for word alignment in one comparison. Shared, so that many large paragraphs cannot add up. */
export interface Budget {
  cells: number;
}

export function newBudget(): Budget {
  return { cells: MAX_ALIGNMENT_CELLS };
}

/** The edits that turn the old words into the new, ascending, with at least one kept word between any two. */
export function diffWords(old: Span, fresh: Span, sides: Sides, budget: Budget): Edit[] {
  const differ = new WordDiffer(sides, budget);
  differ.compare(old.from, old.to, fresh.from, fresh.to);
  return differ.edits(old, fresh);
}

class WordDiffer {
  readonly #old: Int32Array;
  readonly #fresh: Int32Array;
  readonly #weight: readonly number[];
  readonly #budget: Budget;
  /** Kept pairs, ascending. */
  readonly #kept: [number, number][] = [];

  constructor(sides: Sides, budget: Budget) {
    this.#old = sides.old.words;
    this.#fresh = sides.fresh.words;
    this.#weight = sides.old.vocabulary.weight;
    this.#budget = budget;
  }

  /**
   * Finds the kept words of a stretch, ends first, then by dividing it at phrases found once on each side.
   */
  compare(oldFrom: number, oldTo: number, freshFrom: number, freshTo: number): void {
    let [a, b, aEnd, bEnd] = [oldFrom, freshFrom, oldTo, freshTo];
    while (a < aEnd && b < bEnd && this.#old[a] === this.#fresh[b]) this.#kept.push([a++, b++]);
    while (aEnd > a && bEnd > b && this.#old[aEnd - 1] === this.#fresh[bEnd - 1]) {
      aEnd--;
      bEnd--;
    }
    if (a < aEnd && b < bEnd) this.#divide(a, aEnd, b, bEnd);
    for (let i = 0; i < oldTo - aEnd; i++) this.#kept.push([aEnd + i, bEnd + i]);
  }

  edits(old: Span, fresh: Span): Edit[] {
    const edits: Edit[] = [];
    let a = old.from;
    let b = fresh.from;
    for (const [i, j] of [...this.#kept, [old.to, fresh.to] as const]) {
      if (i > a || j > b) edits.push({ old: { from: a, to: i }, fresh: { from: b, to: j } });
      a = i + 1;
      b = j + 1;
    }
    return edits;
  }

  #divide(a: number, aEnd: number, b: number, bEnd: number): void {
    const cells = (aEnd - a) * (bEnd - b);
    if (cells <= SMALL_TABLE && this.#takeFromBudget(cells)) {
      this.#align(a, aEnd, b, bEnd);
      return;
    }
    for (const length of PHRASE_LENGTHS) {
      const phrases = this.#sharedPhrases(a, aEnd, b, bEnd, length);
      if (phrases.length === 0) continue;
      let [x, y] = [a, b];
      for (const { old, fresh } of phrases) {
        this.compare(x, a + old, y, b + fresh);
        this.#kept.push([a + old, b + fresh]);
        x = a + old + 1;
        y = b + fresh + 1;
      }
      this.compare(x, aEnd, y, bEnd);
      return;
    }
    if (cells <= MAX_TABLE && this.#takeFromBudget(cells)) this.#align(a, aEnd, b, bEnd);
  }

  #takeFromBudget(cells: number): boolean {
    if (cells > this.#budget.cells) return false;
    this.#budget.cells -= cells;
    return true;
  }

  #align(a: number, aEnd: number, b: number, bEnd: number): void {
    const pairs = alignWords(this.#old.subarray(a, aEnd), this.#fresh.subarray(b, bEnd), this.#weight);
    for (const [i, j] of pairs) this.#kept.push([a + i, b + j]);
  }

  /** Where phrases of `length` words that occur once on each side start, as offsets, without crossing. */
  #sharedPhrases(a: number, aEnd: number, b: number, bEnd: number, length: number): Match[] {
    const olds = phrasesOnce(this.#old, a, aEnd, length);
    const matches: Match[] = [];
    for (const [hash, at] of phrasesOnce(this.#fresh, b, bEnd, length)) {
      const old = olds.get(hash);
      if (at < 0 || old === undefined || old < 0 || this.#old[old] !== this.#fresh[at]) continue;
      matches.push({
        old: old - a,
        fresh: at - b,
        weight: this.#weight[this.#fresh[at] as number] as number,
      });
    }
    return heaviestChain(matches, bEnd - b);
  }
}

/** Where each phrase (by hash) starts if it occurs once in the range, or -1. */
function phrasesOnce(words: Int32Array, from: number, to: number, length: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let i = from; i + length <= to; i++) {
    let hash = words[i] as number;
    for (let k = 1; k < length; k++)
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) ^ (words[i + k] as number);
    places.set(hash, places.has(hash) ? -1 : i);
  }
  return places;
}
