import { nearness } from './nearness.ts';
import type { Plan } from './plan.ts';
import type { SegmentMatches } from './scoring.ts';

/** One document of a result, before anything of it is read. */
export interface RankedRow {
  readonly match: SegmentMatches;
  readonly row: number;
  score: number;
}

/** The best this many are looked at again, for words that stand close together and names that say it all. */
const LOOKED_AT_AGAIN = 64;

/**
 * The best `count` rows, best first. Equal scores stand by the schema's tie-break, then by id, so that the
 * order is the same however the documents are spread over segments.
 */
export function rankRows(segments: readonly SegmentMatches[], plan: Plan, count: number): RankedRow[] {
  const kept = topRows(segments, Math.max(count, LOOKED_AT_AGAIN));
  const again = kept.slice(0, LOOKED_AT_AGAIN);
  if (plan.words.length > 0) {
    for (const ranked of again)
      ranked.score *= nearness(ranked.match.view, segments.indexOf(ranked.match), ranked.row, plan);
    again.sort(inOrder);
  }
  return [...again, ...kept.slice(LOOKED_AT_AGAIN)].slice(0, count);
}

const orderOf = ({ match, row }: RankedRow): number => match.view.segment.parts.orders[row] as number;
const idOf = ({ match, row }: RankedRow): string => match.view.segment.parts.ids[row] as string;

function inOrder(a: RankedRow, b: RankedRow): number {
  if (a.score !== b.score) return b.score - a.score;
  const first = orderOf(a);
  const second = orderOf(b);
  if (first !== second) return first - second;
  return idOf(a) < idOf(b) ? -1 : 1;
}

/** A heap of the best so far with the worst on top, so that most rows cost one comparison. */
function topRows(segments: readonly SegmentMatches[], size: number): RankedRow[] {
  const heap: RankedRow[] = [];
  for (const match of segments) {
    const { rows, scores } = match;
    for (let i = 0; i < rows.length; i++) {
      const score = scores[i] as number;
      if (heap.length === size) {
        const worst = heap[0] as RankedRow;
        if (score < worst.score) continue;
        const ranked = { match, row: rows[i] as number, score };
        if (inOrder(worst, ranked) < 0) continue;
        heap[0] = ranked;
        sink(heap);
      } else {
        heap.push({ match, row: rows[i] as number, score });
        rise(heap);
      }
    }
  }
  return heap.sort(inOrder);
}

function rise(heap: RankedRow[]): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (inOrder(heap[at] as RankedRow, heap[parent] as RankedRow) <= 0) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: RankedRow[]): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const worse =
      right < heap.length && inOrder(heap[right] as RankedRow, heap[left] as RankedRow) > 0 ? right : left;
    if (inOrder(heap[worse] as RankedRow, heap[at] as RankedRow) <= 0) return;
    swap(heap, at, worse);
    at = worse;
  }
}

function swap(heap: RankedRow[], a: number, b: number): void {
  const kept = heap[a] as RankedRow;
  heap[a] = heap[b] as RankedRow;
  heap[b] = kept;
}
