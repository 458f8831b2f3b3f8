import type { Cell, Row, Table } from '../read/document.ts';
import { alignUnits, type Sides } from './align.ts';
import type { Match } from './chain.ts';
import { type Columns, matchColumns } from './matchColumns.ts';
import { newPiece, type Piece } from './script.ts';
import { bagOf, dice, sameWords } from './similarity.ts';

/** Rows with fewer words in common are not the same row. */
const LIKE_ROWS = 0.35;
/** As many unmatched rows on each side in one place are taken for each other when at least this alike. */
const LIKELY_ROWS = 0.15;

/** Told of a table's changes in order. */
export interface TableReader {
  /** Rows or cells on one side only. Either list may be empty, not both. */
  gap(deleted: Piece[], inserted: Piece[]): void;
  cells(old: Cell, fresh: Cell): void;
}

/**
 * Compares two tables: rows by their words, cells by their columns, which are matched over the table as a
 * whole.
 */
export function compareTables(old: Table, fresh: Table, sides: Sides, reader: TableReader): void {
  const matches = withLikelyRows(
    alignUnits(old.rows, fresh.rows, sides, LIKE_ROWS),
    old.rows,
    fresh.rows,
    sides,
  );
  const pairs = matches.map((m) => [old.rows[m.old] as Row, fresh.rows[m.fresh] as Row] as const);
  const columns = matchColumns(pairs, sides);
  let i = 0;
  let j = 0;
  for (const match of [...matches, { old: old.rows.length, fresh: fresh.rows.length }]) {
    const deleted = old.rows.slice(i, match.old).map((row) => newRowPiece(row, columns, 'old'));
    const inserted = fresh.rows.slice(j, match.fresh).map((row) => newRowPiece(row, columns, 'fresh'));
    if (deleted.length > 0 || inserted.length > 0) reader.gap(deleted, inserted);
    const oldRow = old.rows[match.old];
    const freshRow = fresh.rows[match.fresh];
    if (oldRow && freshRow) compareRows(oldRow, freshRow, columns, sides, reader);
    i = match.old + 1;
    j = match.fresh + 1;
  }
}

/** A row of one side, with room left for the columns that only the other side has. */
function newRowPiece(row: Row, columns: Columns, side: 'old' | 'fresh'): Piece {
  const foreign = side === 'old' ? columns.inserted : columns.deleted;
  if (foreign.size === 0 || row.cells.length === 1) return newPiece(row);
  const fillers: number[] = [];
  let next = 0;
  const places = new Map(columns.all.map((column, index) => [column[side], index]));
  for (const cell of row.cells) {
    const place = places.get(cell.column) ?? -1;
    const between = columns.all.slice(next, Math.max(next, place));
    fillers.push(between.filter((column) => column[side] === null).length);
    if (place >= 0) next = place + 1;
  }
  fillers.push(columns.all.slice(next).filter((column) => column[side] === null).length);
  return { ...newPiece(row), fillers };
}

function withLikelyRows(matches: Match[], old: readonly Row[], fresh: readonly Row[], sides: Sides): Match[] {
  const all: Match[] = [];
  let i = 0;
  let j = 0;
  for (const match of [...matches, { old: old.length, fresh: fresh.length, weight: 0 }]) {
    if (match.old - i === match.fresh - j) {
      for (; i < match.old; i++, j++) {
        const a = old[i] as Row;
        const b = fresh[j] as Row;
        if (a.cells.length !== b.cells.length || a.el.rule !== b.el.rule) continue;
        if (dice(bagOf(a, sides.old), bagOf(b, sides.fresh)) < LIKELY_ROWS) continue;
        all.push({ old: i, fresh: j, weight: 0 });
      }
    }
    if (match.old < old.length) all.push(match);
    i = match.old + 1;
    j = match.fresh + 1;
  }
  return all;
}

function compareRows(old: Row, fresh: Row, columns: Columns, sides: Sides, reader: TableReader): void {
  const pairs = pairCells(old, fresh, columns, sides);
  let i = 0;
  let j = 0;
  for (const [x, y] of [...pairs, [old.cells.length, fresh.cells.length] as const]) {
    const deleted = old.cells
      .slice(i, x)
      .map((cell) => newPiece(cell, columns.deleted.get(cell.column) ?? null));
    const inserted = fresh.cells
      .slice(j, y)
      .map((cell) => newPiece(cell, columns.inserted.get(cell.column) ?? null));
    if (deleted.length > 0 || inserted.length > 0) reader.gap(deleted, inserted);
    const oldCell = old.cells[x];
    const freshCell = fresh.cells[y];
    if (oldCell && freshCell) reader.cells(oldCell, freshCell);
    i = x + 1;
    j = y + 1;
  }
}

/**
 * Cells in matched columns, or in one order where the row says the same on both sides or no column came or
 * went.
 */
function pairCells(old: Row, fresh: Row, columns: Columns, sides: Sides): (readonly [number, number])[] {
  const sameColumns = columns.deleted.size === 0 && columns.inserted.size === 0;
  const oneCell = old.cells.length === 1;
  if (
    old.cells.length === fresh.cells.length &&
    (sameColumns || oneCell || sameWords(old, sides.old, fresh, sides.fresh))
  ) {
    return old.cells.map((_, i) => [i, i] as const);
  }
  const byColumn = new Map(fresh.cells.map((cell, index) => [cell.column, index]));
  const pairs: (readonly [number, number])[] = [];
  let last = -1;
  for (const [i, cell] of old.cells.entries()) {
    const target = columns.freshOf.get(cell.column);
    const j = target === undefined ? undefined : byColumn.get(target);
    if (j === undefined || j <= last) continue;
    pairs.push([i, j]);
    last = j;
  }
  return pairs;
}
