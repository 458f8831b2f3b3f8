import type { Cell, Row } from '../read/document.ts';
import type { Sides } from './align.ts';
import { heaviestChain, type Match } from './chain.ts';
import { bagOf, dice, sameWords } from './similarity.ts';

/** Which old column became which new one, and which stand on one side only. */
export interface Columns {
  readonly freshOf: ReadonlyMap<number, number>;
  /** One object for each column without a partner, by its number, so that its cells can be told to be one change. */
  readonly deleted: ReadonlyMap<number, object>;
  readonly inserted: ReadonlyMap<number, object>;
  /** The columns of the redline in order, as their numbers on each side; null where a side has no such column. */
  readonly all: readonly { readonly old: number | null; readonly fresh: number | null }[];
}

/** Row pairs looked at: enough to know the columns of any table. */
const SAMPLE = 60;
/** Columns less alike than this on average are not the same one, unless nothing else can be. */
const MIN_ALIKE = 0.25;
/** How alike two empty cells are: a little. */
const BOTH_EMPTY = 0.3;
const HEADER_WEIGHT = 3;

/** Compares the columns of a table by the cells of the rows that were matched. */
export function matchColumns(rows: readonly (readonly [Row, Row])[], sides: Sides): Columns {
  const olds = new Set<number>();
  const news = new Set<number>();
  const alike = new Map<string, number>();
  let weights = 0;
  for (const [index, [old, fresh]] of rows.slice(0, SAMPLE).entries()) {
    const weight = index === 0 ? HEADER_WEIGHT : 1;
    weights += weight;
    for (const a of old.cells) olds.add(a.column);
    for (const b of fresh.cells) {
      news.add(b.column);
      for (const a of old.cells) {
        const key = `${a.column} ${b.column}`;
        alike.set(key, (alike.get(key) ?? 0) + weight * likeness(a, b, sides));
      }
    }
  }
  const oldColumns = [...olds].sort((a, b) => a - b);
  const freshColumns = [...news].sort((a, b) => a - b);
  const matches: Match[] = [];
  for (const [i, a] of oldColumns.entries()) {
    for (const [j, b] of freshColumns.entries()) {
      const weight = (alike.get(`${a} ${b}`) ?? 0) / weights - MIN_ALIKE;
      if (weight > 0) matches.push({ old: i, fresh: j, weight: weight - Math.abs(i - j) * 1e-3 });
    }
  }
  const chain = heaviestChain(matches, freshColumns.length);
  return columnsFrom(oldColumns, freshColumns, chain);
}

function likeness(a: Cell, b: Cell, sides: Sides): number {
  const aBag = bagOf(a, sides.old);
  const bBag = bagOf(b, sides.fresh);
  if (aBag.length === 0 && bBag.length === 0) return BOTH_EMPTY;
  return sameWords(a, sides.old, b, sides.fresh) ? 1 : dice(aBag, bBag);
}

/** Between matched columns, as many old ones as new are taken for each other in order: their figures all changed. */
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
