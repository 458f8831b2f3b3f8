import type { Block, Cell, Run, Span, Token } from '../read/document.ts';
import { NOTHING } from '../read/vocabulary.ts';
import { alignUnits, type Sides } from './align.ts';
import type { Edit } from './alignWords.ts';
import { compareTables, type TableReader } from './compareTables.ts';
import { type Budget, diffWords, newBudget } from './diffWords.ts';
import { markMoves } from './moves.ts';
import { regroup } from './regroup.ts';
import { type Gap, type MarkedEdit, newPiece, type Pair, type Piece, type Step } from './script.ts';
import { sameWords } from './similarity.ts';
import { sizeOf, tidyEdits, weightOf } from './tidyEdits.ts';

/** Paragraphs with fewer words in common are not the same paragraph. */
const LIKE_BLOCKS = 0.5;
/** Within one cell there is less to mistake a paragraph for. */
const LIKE_BLOCKS_OF_A_CELL = 0.4;

/** Compares two documents, block by block and then word by word. Changes are not numbered yet. */
export function compare(sides: Sides): Step[] {
  const formatting = asFormatting(sides);
  if (formatting) return [formatting];
  const comparer = new Comparer(sides);
  comparer.blocks(sides.old.blocks, sides.fresh.blocks, LIKE_BLOCKS);
  markMoves(comparer.steps, sides);
  return comparer.steps.flatMap((step) => (step.kind === 'gap' ? comparer.replacedInPlace(step) : [step]));
}

/**
 * The whole of both sides as kept, if they differ in formatting at most: one sequence of words, however it is
 * divided into blocks. Its edits are empty elements that only one side has. Null if any word differs.
 */
function asFormatting({ old, fresh }: Sides): Pair | null {
  const edits: MarkedEdit[] = [];
  let i = 0;
  let j = 0;
  while (i < old.words.length || j < fresh.words.length) {
    if (old.words[i] === fresh.words[j]) {
      i++;
      j++;
      continue;
    }
    const edit = { old: { from: i, to: i }, fresh: { from: j, to: j }, change: 0 };
    while (old.words[edit.old.to] === NOTHING) edit.old.to++;
    while (fresh.words[edit.fresh.to] === NOTHING) edit.fresh.to++;
    i = edit.old.to;
    j = edit.fresh.to;
    if (i === edit.old.from && j === edit.fresh.from) return null;
    edits.push(edit);
  }
  return { kind: 'pair', old: { from: 0, to: i }, fresh: { from: 0, to: j }, edits };
}

class Comparer implements TableReader {
  readonly steps: Step[] = [];
  readonly #sides: Sides;
  readonly #budget: Budget = newBudget();

  constructor(sides: Sides) {
    this.#sides = sides;
  }

  blocks(old: readonly Block[], fresh: readonly Block[], threshold: number): void {
    const matches = alignUnits(old, fresh, this.#sides, threshold);
    let oldAt = 0;
    let freshAt = 0;
    const end = { from: old.length, to: old.length };
    const freshEnd = { from: fresh.length, to: fresh.length };
    for (const pairing of [...regroup(matches, old, fresh, this.#sides), { old: end, fresh: freshEnd }]) {
      this.#gap(old.slice(oldAt, pairing.old.from), fresh.slice(freshAt, pairing.fresh.from));
      this.#pair(
        old.slice(pairing.old.from, pairing.old.to),
        fresh.slice(pairing.fresh.from, pairing.fresh.to),
      );
      oldAt = pairing.old.to;
      freshAt = pairing.fresh.to;
    }
  }

  gap(deleted: Piece[], inserted: Piece[]): void {
    if (deleted.length > 0 || inserted.length > 0) this.steps.push({ kind: 'gap', deleted, inserted });
  }

  cells(old: Cell, fresh: Cell): void {
    const [a] = old.blocks;
    const [b] = fresh.blocks;
    if (old.blocks.length === 1 && fresh.blocks.length === 1 && a?.kind === b?.kind)
      this.#pair([a as Block], [b as Block]);
    else this.blocks(old.blocks, fresh.blocks, LIKE_BLOCKS_OF_A_CELL);
  }

  /**
   * A lone old block and a lone new one of its kind in the same place are shown in one, so that a list keeps
   * its numbers.
   */
  replacedInPlace(gap: Gap): Step[] {
    const found = lonePair(gap);
    if (!found) return [gap];
    const [i, j] = found;
    const before: Gap = { kind: 'gap', deleted: gap.deleted.slice(0, i), inserted: gap.inserted.slice(0, j) };
    const after: Gap = {
      kind: 'gap',
      deleted: gap.deleted.slice(i + 1),
      inserted: gap.inserted.slice(j + 1),
    };
    const isFilled = (step: Gap): boolean => step.deleted.length > 0 || step.inserted.length > 0;
    const pair = this.#runs([gap.deleted[i]?.unit as Run], [gap.inserted[j]?.unit as Run]);
    return [...[before].filter(isFilled), pair, ...[after].filter(isFilled)];
  }

  #gap(old: readonly Block[], fresh: readonly Block[]): void {
    this.gap(
      old.map((unit) => newPiece(unit)),
      fresh.map((unit) => newPiece(unit)),
    );
  }

  #pair(old: readonly Block[], fresh: readonly Block[]): void {
    const [a] = old;
    const [b] = fresh;
    if (!a || !b) return;
    if (a.kind === 'table' && b.kind === 'table') compareTables(a, b, this.#sides, this);
    else this.steps.push(this.#runs(old as readonly Run[], fresh as readonly Run[]));
  }

  #runs(old: readonly Run[], fresh: readonly Run[]): Step {
    const oldSpan = { from: (old[0] as Run).from, to: (old[old.length - 1] as Run).to };
    const freshSpan = { from: (fresh[0] as Run).from, to: (fresh[fresh.length - 1] as Run).to };
    const edits = this.#edits(old, fresh, oldSpan, freshSpan);
    if (!isRewritten(edits, oldSpan, freshSpan, this.#sides)) {
      return {
        kind: 'pair',
        old: oldSpan,
        fresh: freshSpan,
        edits: edits.map((edit) => ({ ...edit, change: 0 })),
      };
    }
    if (old.length > 1 || fresh.length > 1) {
      return { kind: 'gap', deleted: old.map((u) => newPiece(u)), inserted: fresh.map((u) => newPiece(u)) };
    }
    const opening = sharedOpening(oldSpan, freshSpan, this.#sides);
    const whole = {
      old: { from: oldSpan.from + opening, to: oldSpan.to },
      fresh: { from: freshSpan.from + opening, to: freshSpan.to },
      change: 0,
    };
    return { kind: 'pair', old: oldSpan, fresh: freshSpan, edits: [whole] };
  }

  #edits(old: readonly Run[], fresh: readonly Run[], oldSpan: Span, freshSpan: Span): Edit[] {
    const [a] = old;
    const [b] = fresh;
    const single = old.length === 1 && fresh.length === 1;
    if (single && a && b && sameWords(a, this.#sides.old, b, this.#sides.fresh)) return [];
    const edits = diffWords(oldSpan, freshSpan, this.#sides, this.#budget);
    return tidyEdits(edits, oldSpan, freshSpan, this.#sides);
  }
}

const NUMBER = /^(?:\(?\d[\d.]*\)?|\([a-z]{1,4}(?:\.\d+)?\)|\.)$/i;

/** This many words (signs not counted) that both begin with are not struck and set again. */
const LONG_OPENING = 8;

/**
 * How many words at the start stand when the rest is replaced: a long opening that both sides have, or a
 * number as in `14.` or `(2)(a)`.
 */
function sharedOpening(old: Span, fresh: Span, sides: Sides): number {
  const { counted } = sides.old.vocabulary;
  let number = 0;
  let shared = 0;
  let words = 0;
  while (old.from + shared < old.to && fresh.from + shared < fresh.to) {
    const word = sides.old.words[old.from + shared] as number;
    if (word !== sides.fresh.words[fresh.from + shared]) break;
    const token = sides.old.tokens[old.from + shared] as Token;
    if (number === shared && NUMBER.test(sides.old.source.slice(token.start, token.end))) number++;
    if (counted[word]) words++;
    shared++;
  }
  return words >= LONG_OPENING ? shared : number;
}

/**
 * Where in a gap the only deleted block of a family and the only inserted one stand, neither moved; the first
 * such.
 */
function lonePair(gap: Gap): [number, number] | null {
  const lone = (pieces: readonly Piece[]): Map<string, number> => {
    const places = new Map<string, number>();
    for (const [index, { unit, move }] of pieces.entries()) {
      if (move || unit.kind !== 'run') continue;
      const { family } = unit.block.rule;
      places.set(family, places.has(family) ? -1 : index);
    }
    return places;
  };
  const inserted = lone(gap.inserted);
  for (const [family, i] of lone(gap.deleted)) {
    const j = inserted.get(family) ?? -1;
    if (i >= 0 && j >= 0) return [i, j];
  }
  return null;
}

/** Below this share of kept words (of both sides, and of the shorter one) a paragraph is a new one. */
const MIN_KEPT = 0.4;
const MIN_KEPT_OF_SHORTER = 0.6;
/** One edit in one place (with smaller ones of a sign or so) reads well with less kept around it. */
const LARGE_EDIT = 1;
const MIN_KEPT_AROUND_ONE = 0.2;
/**
 * With this many edits, and fewer kept words than this to each, marks would be harder to read than the two
 * texts.
 */
const MANY_EDITS = 4;
const MIN_KEPT_PER_EDIT = 2;

function isRewritten(edits: readonly Edit[], old: Span, fresh: Span, sides: Sides): boolean {
  if (edits.length === 0) return false;
  const oldWeight = weightOf(sides.old, old);
  const freshWeight = weightOf(sides.fresh, fresh);
  let kept = oldWeight;
  for (const edit of edits) kept -= weightOf(sides.old, edit.old);
  const shorter = Math.min(oldWeight, freshWeight);
  const large = edits.filter((edit) => sizeOf(edit, sides) >= LARGE_EDIT).length;
  const least = large <= 1 ? MIN_KEPT_AROUND_ONE : MIN_KEPT;
  if (2 * kept < least * (oldWeight + freshWeight) && kept < MIN_KEPT_OF_SHORTER * shorter) return true;
  return edits.length >= MANY_EDITS && kept < MIN_KEPT_PER_EDIT * edits.length;
}
