import type { Block, Doc, Row, Span } from '../read/document.ts';
import { heaviestChain, type Match } from './chain.ts';
import { bagOf, commonCount, dice, sameWords } from './similarity.ts';

/** A stretch of old units and the stretch of new ones that it became. Both hold at least one unit. */
export interface Pairing {
  readonly old: Span;
  readonly fresh: Span;
}

export type Alignable = Block | Row;

/** The two documents of a comparison. */
export interface Sides {
  readonly old: Doc;
  readonly fresh: Doc;
}

/**
 * Equal units with at least this many telling words, found once on each side, are taken for each other at
 * once.
 */
const ANCHOR_WORDS = 4;
/** Up to this many possible pairs, all are weighed. */
const ALL_PAIRS = 2500;
/** With more, only the likeliest partners of each new unit. */
const PARTNERS = 8;
/** A text all of whose words stand in another is a likely part of it, if it has this many. */
const CONTAINED_WORDS = 6;
const CONTAINED_SHARE = 0.8;
/** What two rows with the same first cell are at least worth. */
const SAME_HEADER = 0.6;

/**
 * Which old units became which new ones, in order and without crossing, one to one. Units below `threshold`
 * (share of words in common) are left out: those were deleted, inserted or moved.
 */
export function alignUnits(
  old: readonly Alignable[],
  fresh: readonly Alignable[],
  sides: Sides,
  threshold: number,
): Match[] {
  return new Aligner(old, fresh, sides, threshold).run();
}

class Aligner {
  readonly #old: readonly Alignable[];
  readonly #fresh: readonly Alignable[];
  readonly #sides: Sides;
  readonly #threshold: number;

  constructor(old: readonly Alignable[], fresh: readonly Alignable[], sides: Sides, threshold: number) {
    this.#old = old;
    this.#fresh = fresh;
    this.#sides = sides;
    this.#threshold = threshold;
  }

  run(): Match[] {
    const start: Match[] = [];
    const end: Match[] = [];
    let from = 0;
    let oldTo = this.#old.length;
    let freshTo = this.#fresh.length;
    while (from < oldTo && from < freshTo && this.#same(from, from)) {
      start.push({ old: from, fresh: from, weight: 1 });
      from++;
    }
    while (oldTo > from && freshTo > from && this.#same(oldTo - 1, freshTo - 1)) {
      end.push({ old: --oldTo, fresh: --freshTo, weight: 1 });
    }
    const middle: Match[] = [];
    let oldAt = from;
    let freshAt = from;
    for (const anchor of this.#anchors(from, oldTo, freshTo)) {
      middle.push(...this.#similar(oldAt, anchor.old, freshAt, anchor.fresh), anchor);
      oldAt = anchor.old + 1;
      freshAt = anchor.fresh + 1;
    }
    middle.push(...this.#similar(oldAt, oldTo, freshAt, freshTo));
    return [...start, ...middle, ...end.reverse()];
  }

  #same(old: number, fresh: number): boolean {
    const a = this.#old[old] as Alignable;
    const b = this.#fresh[fresh] as Alignable;
    return a.kind === b.kind && sameWords(a, this.#sides.old, b, this.#sides.fresh);
  }

  #oldBag(index: number): Int32Array {
    return bagOf(this.#old[index] as Alignable, this.#sides.old);
  }

  #freshBag(index: number): Int32Array {
    return bagOf(this.#fresh[index] as Alignable, this.#sides.fresh);
  }

  /** Unchanged units that nothing else could be mistaken for. */
  #anchors(from: number, oldTo: number, freshTo: number): Match[] {
    const olds = onceEach(this.#old, from, oldTo);
    const matches: Match[] = [];
    for (const [hash, fresh] of onceEach(this.#fresh, from, freshTo)) {
      const old = olds.get(hash) ?? -1;
      if (old < 0 || fresh < 0 || !this.#same(old, fresh)) continue;
      const words = this.#freshBag(fresh).length;
      if (words >= ANCHOR_WORDS) matches.push({ old: old - from, fresh: fresh - from, weight: words });
    }
    return heaviestChain(matches, freshTo - from).map(({ old, fresh, weight }) => ({
      old: old + from,
      fresh: fresh + from,
      weight,
    }));
  }

  #similar(oldFrom: number, oldTo: number, freshFrom: number, freshTo: number): Match[] {
    const height = oldTo - oldFrom;
    const width = freshTo - freshFrom;
    if (height === 0 || width === 0) return [];
    const matches: Match[] = [];
    const weigh = (old: number, fresh: number): void => {
      const score = this.#score(old, fresh);
      if (score < this.#threshold) return;
      const words = Math.min(this.#oldBag(old).length, this.#freshBag(fresh).length);
      const exact = score === 1 && words > 0 ? 0.5 : 0;
      const drift = Math.abs((old - oldFrom) / height - (fresh - freshFrom) / width);
      const weight = score * score * (0.1 + Math.log2(1 + words)) + exact - drift * 1e-3;
      matches.push({ old: old - oldFrom, fresh: fresh - freshFrom, weight });
    };
    if (height * width <= ALL_PAIRS) {
      for (let i = oldFrom; i < oldTo; i++) for (let j = freshFrom; j < freshTo; j++) weigh(i, j);
    } else {
      const partners = this.#partnerFinder(oldFrom, oldTo);
      const ranks = this.#equalPartners(oldFrom, oldTo, freshFrom, freshTo);
      for (let j = freshFrom; j < freshTo; j++) {
        const level = oldFrom + Math.floor(((j - freshFrom) * height) / width);
        const near = [level - 1, level, level + 1].filter((i) => i >= oldFrom && i < oldTo);
        for (const i of new Set([...partners(j), ...(ranks.get(j) ?? []), ...near])) weigh(i, j);
      }
    }
    return heaviestChain(matches, width).map(({ old, fresh, weight }) => ({
      old: old + oldFrom,
      fresh: fresh + freshFrom,
      weight,
    }));
  }

  /** Likely partners by rare words in common: an index from words to the old units that have them. */
  #partnerFinder(oldFrom: number, oldTo: number): (fresh: number) => number[] {
    const holders = new Map<number, number[]>();
    for (let i = oldFrom; i < oldTo; i++) {
      let last = -1;
      for (const word of this.#oldBag(i)) {
        if (word === last) continue;
        last = word;
        const list = holders.get(word);
        if (list) list.push(i);
        else holders.set(word, [i]);
      }
    }
    const rare = Math.max(8, Math.min(40, (oldTo - oldFrom) >> 4));
    return (fresh) => {
      const scores = new Map<number, number>();
      let last = -1;
      for (const word of this.#freshBag(fresh)) {
        if (word === last) continue;
        last = word;
        const list = holders.get(word);
        if (!list || list.length > rare) continue;
        for (const i of list) scores.set(i, (scores.get(i) ?? 0) + 1 / list.length);
      }
      const ranked = [...scores].sort((a, b) => b[1] - a[1]);
      return ranked.slice(0, PARTNERS).map(([old]) => old);
    };
  }

  /** For units that repeat: the occurrence with the same rank, counted from the start and from the end. */
  #equalPartners(oldFrom: number, oldTo: number, freshFrom: number, freshTo: number): Map<number, number[]> {
    const olds = positions(this.#old, oldFrom, oldTo);
    const partners = new Map<number, number[]>();
    for (const [hash, news] of positions(this.#fresh, freshFrom, freshTo)) {
      const same = olds.get(hash);
      if (!same) continue;
      for (const [rank, fresh] of news.entries()) {
        const fromStart = same[Math.min(rank, same.length - 1)] as number;
        const fromEnd = same[Math.max(0, same.length - (news.length - rank))] as number;
        partners.set(fresh, [fromStart, fromEnd]);
      }
    }
    return partners;
  }

  #score(old: number, fresh: number): number {
    const a = this.#old[old] as Alignable;
    const b = this.#fresh[fresh] as Alignable;
    if (a.kind !== b.kind) return 0;
    if (this.#same(old, fresh)) return 1;
    const aBag = this.#oldBag(old);
    const bBag = this.#freshBag(fresh);
    // Equal bags of different word order are still a change, so never quite 1.
    const score = Math.min(0.99, dice(aBag, bBag));
    if (a.kind === 'row' && b.kind === 'row')
      return sameHeader(a, b, this.#sides) ? Math.max(score, SAME_HEADER) : score;
    if (score >= this.#threshold || a.kind === 'table') return score;
    const smaller = Math.min(aBag.length, bBag.length);
    const contained = smaller >= CONTAINED_WORDS && commonCount(aBag, bBag) >= CONTAINED_SHARE * smaller;
    return contained ? this.#threshold : score;
  }
}

function sameHeader(a: Row, b: Row, sides: Sides): boolean {
  const x = a.cells[0];
  const y = b.cells[0];
  if (!x || !y || a.cells.length < 2 || b.cells.length < 2) return false;
  return bagOf(x, sides.old).length > 0 && sameWords(x, sides.old, y, sides.fresh);
}

/** Where each hash stands if it stands once, or -1. */
function onceEach(units: readonly Alignable[], from: number, to: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let i = from; i < to; i++) {
    const { hash } = units[i] as Alignable;
    places.set(hash, places.has(hash) ? -1 : i);
  }
  return places;
}

function positions(units: readonly Alignable[], from: number, to: number): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (let i = from; i < to; i++) {
    const { hash } = units[i] as Alignable;
    const list = places.get(hash);
    if (list) list.push(i);
    else places.set(hash, [i]);
  }
  return places;
}
