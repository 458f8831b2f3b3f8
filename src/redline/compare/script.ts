import type { Block, Cell, Row, Run, Span } from '../read/document.ts';
import type { Edit } from './alignWords.ts';

/**
 * The script of a comparison: what was kept, edited, deleted and inserted, in the order in which it is to be
 * shown. Every word of each side is in it once.
 */
export type Step = Pair | Gap;

/** Text that stands on both sides, with the edits inside it. */
export interface Pair {
  readonly kind: 'pair';
  readonly old: Span;
  readonly fresh: Span;
  readonly edits: readonly MarkedEdit[];
}

export interface MarkedEdit extends Edit {
  /** Number of the change that it belongs to, from 1. */
  change: number;
}

/**
 * Whole blocks, rows or cells that were deleted and inserted between two pairs. Either list may be empty, not
 * both.
 */
export interface Gap {
  readonly kind: 'gap';
  deleted: Piece[];
  inserted: Piece[];
}

export type PieceUnit = Block | Row | Cell;

/** A unit that stands on one side only. */
export interface Piece {
  readonly unit: PieceUnit;
  /** Set when the unit stands elsewhere on the other side. */
  move: Move | null;
  /** Set on the cells of a column that was deleted or inserted as a whole: they are one change. */
  readonly column: object | null;
  /**
   * For a row: how many empty cells stand before each of its cells, and after the last, where the other side
   * had columns.
   */
  readonly fillers: readonly number[] | null;
  change: number;
}

/** Units that were taken from one place and put, in the same order, in another. */
export interface Move {
  readonly id: string;
  /** True when words were changed on the way. */
  readonly edited: boolean;
}

export function newPiece(unit: PieceUnit, column: object | null = null): Piece {
  return { unit, move: null, column, fillers: null, change: 0 };
}

/** The runs in a unit, in order. */
export function runsOf(unit: PieceUnit): readonly Run[] {
  if (unit.kind === 'run') return [unit];
  if (unit.kind === 'cell') return unit.blocks.flatMap(runsOf);
  if (unit.kind === 'row') return unit.cells.flatMap(runsOf);
  return unit.rows.flatMap(runsOf);
}
