import type { Sides } from './align.ts';
import type { Move, Piece, PieceUnit, Step } from './script.ts';
import { bagOf, dice, sameWords } from './similarity.ts';
import { weightOf } from './tidyEdits.ts';

/** A text this heavy (in telling words) that vanished in one place and appeared in another was moved. */
const MIN_MOVED = 6;
/** A heavier text may also have been edited on the way, if this alike. */
const MIN_MOVED_EDITED = 10;
const LIKE_MOVED = 0.75;
/** Pairs of texts tried for edited moves; with more, only exact moves are found. */
const MAX_TRIED = 40_000;

/**
 * Finds deleted units that were inserted elsewhere and marks both, neighbours that moved together as one
 * move.
 */
export function markMoves(steps: readonly Step[], sides: Sides): void {
  const gaps = steps.filter((step) => step.kind === 'gap');
  const deleted = gaps.flatMap((gap) => gap.deleted);
  const inserted = gaps.flatMap((gap) => gap.inserted);
  const finder = new MoveFinder(deleted, inserted, sides);
  finder.exact();
  finder.edited();
}

class MoveFinder {
  readonly #deleted: readonly Piece[];
  readonly #inserted: readonly Piece[];
  readonly #sides: Sides;
  #count = 0;

  constructor(deleted: readonly Piece[], inserted: readonly Piece[], sides: Sides) {
    this.#deleted = deleted;
    this.#inserted = inserted;
    this.#sides = sides;
  }

  exact(): void {
    const targets = placesOnce(this.#inserted);
    for (const [hash, i] of placesOnce(this.#deleted)) {
      const j = targets.get(hash) ?? -1;
      if (i < 0 || j < 0 || !this.#isSame(i, j)) continue;
      const { unit } = this.#deleted[i] as Piece;
      if (isHeading(unit) || weightOf(this.#sides.old, unit) < MIN_MOVED) continue;
      const move = this.#newMove(false);
      this.#mark(i, j, move);
      for (let k = 1; this.#follows(i + k - 1, j + k - 1) && this.#isSame(i + k, j + k); k++)
        this.#mark(i + k, j + k, move);
      for (let k = 1; this.#follows(i - k, j - k) && this.#isSame(i - k, j - k); k++)
        this.#mark(i - k, j - k, move);
    }
  }

  edited(): void {
    const olds = this.#candidates(this.#deleted, 'old');
    const news = this.#candidates(this.#inserted, 'fresh');
    if (olds.length * news.length > MAX_TRIED) return;
    const alike: { old: Piece; fresh: Piece; score: number }[] = [];
    for (const old of olds) {
      const bag = bagOf(old.unit, this.#sides.old);
      for (const fresh of news) {
        const score = dice(bag, bagOf(fresh.unit, this.#sides.fresh));
        if (score >= LIKE_MOVED) alike.push({ old, fresh, score });
      }
    }
    alike.sort((a, b) => b.score - a.score);
    for (const { old, fresh } of alike) {
      if (old.move || fresh.move) continue;
      const move = this.#newMove(true);
      old.move = move;
      fresh.move = move;
    }
  }

  #candidates(pieces: readonly Piece[], side: 'old' | 'fresh'): Piece[] {
    return pieces.filter(
      ({ move, unit }) =>
        !move && unit.kind === 'run' && weightOf(this.#sides[side], unit) >= MIN_MOVED_EDITED,
    );
  }

  #newMove(edited: boolean): Move {
    this.#count++;
    return { id: `m${this.#count}`, edited };
  }

  #mark(i: number, j: number, move: Move): void {
    (this.#deleted[i] as Piece).move = move;
    (this.#inserted[j] as Piece).move = move;
  }

  /** Whether the pieces after these two stand directly after them in their documents. */
  #follows(i: number, j: number): boolean {
    const a = this.#deleted[i];
    const b = this.#inserted[j];
    if (!a || !b) return false;
    return a.unit.to === this.#deleted[i + 1]?.unit.from && b.unit.to === this.#inserted[j + 1]?.unit.from;
  }

  #isSame(i: number, j: number): boolean {
    const a = this.#deleted[i];
    const b = this.#inserted[j];
    if (!a || !b || a.move || b.move || a.unit.kind !== b.unit.kind) return false;
    return sameWords(a.unit, this.#sides.old, b.unit, this.#sides.fresh);
  }
}

/** A heading moves with what it heads; alone, it is a label that was used again. */
function isHeading(unit: PieceUnit): boolean {
  return unit.kind === 'run' && unit.block.rule.family === 'heading';
}

/** Where each text stands in the list if it stands there once, or -1. */
function placesOnce(pieces: readonly Piece[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const [index, { unit }] of pieces.entries()) places.set(unit.hash, places.has(unit.hash) ? -1 : index);
  return places;
}
