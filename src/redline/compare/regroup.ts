import type { Block, Doc } from '../read/document.ts';
import type { Pairing, Sides } from './align.ts';
import type { Match } from './chain.ts';
import { commonWords, sameWords, without } from './similarity.ts';

/**
 * A neighbour joins a pairing when at least this share of its words (by weight) is what the other side still
 * misses.
 */
const EXPLAINED_SHARE = 0.6;
const MAX_NEIGHBOURS = 40;

/**
 * Turns one-to-one matches into stretches, so that a paragraph that was split in three, or items that were
 * run together, are compared as one text: an unmatched neighbour joins when the other side has its words and
 * nothing to match them with.
 */
export function regroup(
  matches: readonly Match[],
  old: readonly Block[],
  fresh: readonly Block[],
  sides: Sides,
): Pairing[] {
  const pairings: Pairing[] = [];
  let oldFloor = 0;
  let freshFloor = 0;
  for (const [index, match] of matches.entries()) {
    const next = matches[index + 1];
    const pairing = grow(match, old, fresh, sides, {
      oldFloor,
      freshFloor,
      oldCeiling: next?.old ?? old.length,
      freshCeiling: next?.fresh ?? fresh.length,
    });
    pairings.push(pairing);
    oldFloor = pairing.old.to;
    freshFloor = pairing.fresh.to;
  }
  return pairings;
}

interface Bounds {
  readonly oldFloor: number;
  readonly freshFloor: number;
  readonly oldCeiling: number;
  readonly freshCeiling: number;
}

function grow(
  match: Match,
  old: readonly Block[],
  fresh: readonly Block[],
  sides: Sides,
  bounds: Bounds,
): Pairing {
  const a = old[match.old] as Block;
  const b = fresh[match.fresh] as Block;
  const alone: Pairing = {
    old: { from: match.old, to: match.old + 1 },
    fresh: { from: match.fresh, to: match.fresh + 1 },
  };
  const hasNeighbours =
    bounds.oldFloor < match.old ||
    bounds.freshFloor < match.fresh ||
    match.old + 1 < bounds.oldCeiling ||
    match.fresh + 1 < bounds.freshCeiling;
  if (a.kind !== 'run' || b.kind !== 'run' || !hasNeighbours || sameWords(a, sides.old, b, sides.fresh))
    return alone;

  const oldSide = new Stretch(old, match.old, sides.old, bounds.oldFloor, bounds.oldCeiling);
  const freshSide = new Stretch(fresh, match.fresh, sides.fresh, bounds.freshFloor, bounds.freshCeiling);
  while (freshSide.growInto(oldSide) || oldSide.growInto(freshSide)) {
    // Each turn takes one neighbour; the bounds and MAX_NEIGHBOURS end it.
  }
  return { old: oldSide.span, fresh: freshSide.span };
}

class Stretch {
  readonly #units: readonly Block[];
  readonly #doc: Doc;
  readonly #floor: number;
  readonly #ceiling: number;
  #from: number;
  #to: number;
  #words: Int32Array;

  constructor(units: readonly Block[], index: number, doc: Doc, floor: number, ceiling: number) {
    this.#units = units;
    this.#doc = doc;
    this.#floor = floor;
    this.#ceiling = ceiling;
    this.#from = index;
    this.#to = index + 1;
    this.#words = this.#wordsOf(index);
  }

  get span() {
    return { from: this.#from, to: this.#to };
  }

  /**
   * Takes the neighbour after, or else before, if `other` holds its words unmatched. Answers whether it took
   * one.
   */
  growInto(other: Stretch): boolean {
    if (this.#to - this.#from >= MAX_NEIGHBOURS) return false;
    const missing = without(other.#words, this.#words);
    if (missing.length === 0) return false;
    for (const index of [this.#to, this.#from - 1]) {
      if (index < this.#floor || index >= this.#ceiling || this.#units[index]?.kind !== 'run') continue;
      const words = this.#wordsOf(index);
      const weight = this.#weigh(words);
      if (weight === 0 || this.#weigh(commonWords(words, missing)) < EXPLAINED_SHARE * weight) continue;
      this.#from = Math.min(this.#from, index);
      this.#to = Math.max(this.#to, index + 1);
      this.#words = this.#allWords();
      return true;
    }
    return false;
  }

  #wordsOf(index: number): Int32Array {
    const { from, to } = this.#units[index] as Block;
    return this.#sortedWords(from, to);
  }

  #allWords(): Int32Array {
    return this.#sortedWords(
      (this.#units[this.#from] as Block).from,
      (this.#units[this.#to - 1] as Block).to,
    );
  }

  #sortedWords(from: number, to: number): Int32Array {
    const { counted } = this.#doc.vocabulary;
    return this.#doc.words
      .subarray(from, to)
      .filter((word) => counted[word] === true)
      .sort();
  }

  #weigh(words: Int32Array): number {
    const { weight } = this.#doc.vocabulary;
    let sum = 0;
    for (const word of words) sum += weight[word] as number;
    return sum;
  }
}
