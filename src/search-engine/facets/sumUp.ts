import type { SegmentMatches } from '../query/scoring.ts';

export interface NumberStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

/** The least, greatest, mean and sum of a number over the matches that have it; null where none has. */
export function sumUp(segments: readonly SegmentMatches[], attribute: string): NumberStats | null {
  let count = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const { view, rows } of segments) {
    const numbers = view.segment.parts.numbers.get(attribute);
    if (!numbers) continue;
    for (const row of rows) {
      const value = numbers[row] as number;
      if (Number.isNaN(value)) continue;
      count++;
      sum += value;
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }
  return count === 0 ? null : { min, max, avg: sum / count, sum };
}
