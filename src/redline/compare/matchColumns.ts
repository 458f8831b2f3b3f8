import type { Cell, Row } from '../read/document.ts';
import type { Sides } from './align.ts';
import { heaviestChain, type Match } from './chain.ts';
import { bagOf, dice, sameWords } from './similarity.ts';

/** Which old column became which new one, and which stand on one side only. */
export interface Columns {
  readonly freshOf: ReadonlyMap<number, number>;
  /**
   * One object for each column without a partner, by its number, so that its cells can be told to be one
   * change.
   */
  readonly deleted: ReadonlyMap<number, object>;
  readonly inserted: ReadonlyMap<number, object>;
  /**
   * The columns of the redline in order, as their numbers on each side; null where a side has no such column.
   */
  readonly all: readonly { readonly old: number | null; readonly fresh: number | null }[];
}

/** Row pairs looked at: enough to know the columns of any table. */
const SAMPLE = 60;
/** Columns less alike than this on average are not the same one, unless nothing else can be. */
const MIN_ALIKE = 0.25;
/** How alike two empty cells are: a little. */
const BOTH_EMPTY = 0.3;
const HEADER_WEIGHT = 3;

/** With more pairs of columns than this, only the likeliest partners of each are weighed. */
const ALL_PAIRS = 2500;
/**
 * How far to either side of its own place, counted from both ends of the row, a column of a wide table is
 * looked for.
 */
const NEAR = 4;

/** Compares the columns of a table by the cells of the rows that were matched. */
export function matchColumns(rows: readonly (readonly [Row, Row])[], sides: Sides): Columns {
  const sample = rows.slice(0, SAMPLE);
  const olds = numbered(sample.map(([old]) => old));
  const news = numbered(sample.map(([, fresh]) => fresh));
  const width = news.columns.length;
  const alike = new Map<number, number>();
  let weights = 0;
  for (const [index, [old, fresh]] of sample.entries()) {
    const weight = index === 0 ? HEADER_WEIGHT : 1;
    weights += weight;
    for (const [a, b] of cellPairs(old, fresh, olds.columns.length * width <= ALL_PAIRS)) {
      const key = (olds.place.get(a.column) as number) * width + (news.place.get(b.column) as number);
      alike.set(key, (alike.get(key) ?? 0) + weight * likeness(a, b, sides));
    }
  }
  const matches: Match[] = [];
  for (const [key, sum] of alike) {
    const old = Math.floor(key / width);
    const fresh = key % width;
    const weight = sum / weights - MIN_ALIKE;
    if (weight > 0) matches.push({ old, fresh, weight: weight - Math.abs(old - fresh) * 1e-3 });
  }
  return columnsFrom(olds.columns, news.columns, heaviestChain(matches, width));
}

/** The columns of some rows in order, and the place of each in that order. */
function numbered(rows: readonly Row[]): { columns: number[]; place: ReadonlyMap<number, number> } {
  const columns = [...new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)))].sort(
    (a, b) => a - b,
  );
  return { columns, place: new Map(columns.map((column, index) => [column, index])) };
}

/**
 * Cells of two rows that may stand in one column: all with all, or in a wide row those near each other and
 * those that are equal.
 */
function* cellPairs(old: Row, fresh: Row, all: boolean): Generator<readonly [Cell, Cell]> {
  if (all) {
    for (const a of old.cells) for (const b of fresh.cells) yield [a, b];
    return;
  }
  const shift = fresh.cells.length - old.cells.length;
  const equal = new Map<number, number[]>();
  for (const [j, { hash }] of fresh.cells.entries()) {
    const places = equal.get(hash);
    if (places) places.push(j);
    else equal.set(hash, [j]);
  }
  const met = new Map<number, number>();
  for (const [i, a] of old.cells.entries()) {
    const rank = met.get(a.hash) ?? 0;
    met.set(a.hash, rank + 1);
    const partners = new Set<number>();
    const same = equal.get(a.hash)?.[rank];
    if (same !== undefined) partners.add(same);
    for (let step = -NEAR; step <= NEAR; step++) partners.add(i + step).add(i + shift + step);
    for (const j of partners) {
      const b = fresh.cells[j];
      if (b) yield [a, b];
    }
  }
}

function likeness(a: Cell, b: Cell, sides: Sides): number {
  const aBag = bagOf(a, sides.old);
  const bBag = bagOf(b, sides.fresh);
  if (aBag.length === 0 && bBag.length === 0) return BOTH_EMPTY;
  return sameWords(a, sides.old, b, sides.fresh) ? 1 : dice(aBag, bBag);
}

/**
 * Between matched columns, as many old ones as new are taken for each other in order: their figures all
 * changed.
 */
function columnsFrom(olds: readonly number[], news: readonly number[], chain: readonly Match[]): Columns {
  const freshOf = new Map<number, number>();
  const deleted = new Map<number, object>();
  const inserted = new Map<number, object>();
  const all: { old: number | null; fresh: number | null }[] = [];
  const match = (a: number, b: number): void => {
    freshOf.set(a, b);
    all.push({ old: a, fresh: b });
  };
  let i = 0;
  let j = 0;
  for (const { old, fresh } of [...chain, { old: olds.length, fresh: news.length }]) {
    if (old - i === fresh - j) {
      while (i < old) match(olds[i++] as number, news[j++] as number);
    }
    for (; i < old; i++) {
      deleted.set(olds[i] as number, {});
      all.push({ old: olds[i] as number, fresh: null });
    }
    for (; j < fresh; j++) {
      inserted.set(news[j] as number, {});
      all.push({ old: null, fresh: news[j] as number });
    }
    if (old < olds.length) match(olds[old] as number, news[fresh] as number);
    i = old + 1;
    j = fresh + 1;
  }
  return { freshOf, deleted, inserted, all };
}
