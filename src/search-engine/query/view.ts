import type { Column } from '../segment/column.ts';
import type { Segment } from '../segment/segment.ts';

/** One segment as one caller may see it, with the scratch memory that a search over it needs. */
export interface SegmentView {
  readonly segment: Segment;
  /** 1 where the row is alive and in the caller's scope. Nothing else is ever looked at. */
  readonly allowed: Uint8Array;
  readonly allowedCount: number;
  /**
   * For each term, how many rows in scope hold it. A word that only documents outside the scope hold has 0,
   * and is not looked at any further: it must take no more work than a word that nothing holds.
   */
  readonly frequencies: Uint32Array;
  /** What each row is about, where the schema says what documents of several places share. */
  readonly subjects: Column | null;
  /** One past the last place of the first searchable attribute. */
  readonly nameEnd: number;
  readonly scratch: Scratch;
}

/** Reused from search to search; every array has one entry a row, and the lists one to spare. */
export interface Scratch {
  /** The best mark of the word in hand (marks.ts); all 0 between words. */
  readonly best: Int32Array;
  /** The rows that `best` is set for. */
  readonly touched: Uint32Array;
  /** Of each of `touched`, what `best` was. */
  readonly marks: Int32Array;
  /** The rows that have a score, in no order. */
  readonly scored: Uint32Array;
  readonly score: Float32Array;
  readonly covered: Float32Array;
  readonly strict: Uint8Array;
}

const scratches = new WeakMap<Segment, Scratch>();

/** The scratch memory of a segment. Searches are synchronous, so one is enough. */
export function scratchOf(segment: Segment): Scratch {
  let scratch = scratches.get(segment);
  if (!scratch) {
    const { size } = segment;
    scratch = {
      best: new Int32Array(size),
      touched: new Uint32Array(size + 1),
      marks: new Int32Array(size + 1),
      scored: new Uint32Array(size + 1),
      score: new Float32Array(size),
      covered: new Float32Array(size),
      strict: new Uint8Array(size),
    };
    scratches.set(segment, scratch);
  }
  return scratch;
}

/** Whether any document in sight holds the term. */
export function isVisible(view: SegmentView, term: number): boolean {
  if (view.frequencies[term] === 0) return false;
  const { offsets, rows } = view.segment.parts;
  const end = offsets[term + 1] as number;
  for (let p = offsets[term] as number; p < end; p++) if (view.allowed[rows[p] as number] === 1) return true;
  return false;
}

/** How many documents in sight hold the term, over all segments; counting stops at `most`. */
export function visibleFrequency(views: readonly SegmentView[], text: string, most: number): number {
  let count = 0;
  for (const view of views) {
    const term = view.segment.termOf(text);
    if (term < 0 || view.frequencies[term] === 0) continue;
    const { offsets, rows } = view.segment.parts;
    const end = offsets[term + 1] as number;
    for (let p = offsets[term] as number; p < end && count < most; p++)
      count += view.allowed[rows[p] as number] as number;
  }
  return count;
}
