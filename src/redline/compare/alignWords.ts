import type { Span } from '../read/document.ts';

/** Old words in the place of which new words stand. Either span may be empty, not both. */
export interface Edit {
  readonly old: Span;
  readonly fresh: Span;
}

/**
 * What each further interruption of the kept text costs, in words: keeping less than this is not worth one.
 */
const PRICE_OF_A_BREAK = 0.9;

const NEVER = -1e9;

/** How a cell of the table was reached, two bits for the gap and one for the match. */
const GAP_FROM_ABOVE = 1;
const GAP_FROM_LEFT = 2;
const MATCH_AFTER_GAP = 4;
const GAP_AFTER_MATCH = 8;

/**
 * The best alignment of two word sequences: keeps the words that weigh most, less a price for each
 * interruption. Gotoh's affine-gap alignment; takes time and memory by the product of the lengths. Answers
 * kept pairs as offsets.
 */
export function alignWords(
  old: Int32Array,
  fresh: Int32Array,
  weight: readonly number[],
): [number, number][] {
  const width = fresh.length + 1;
  const steps = new Uint8Array((old.length + 1) * width);
  let match = new Float64Array(width).fill(NEVER);
  let gap = new Float64Array(width).fill(-PRICE_OF_A_BREAK);
  let matchAbove = new Float64Array(width);
  let gapAbove = new Float64Array(width);
  match[0] = 0;
  gap[0] = NEVER;
  for (let j = 1; j < width; j++) steps[j] = j === 1 ? GAP_FROM_LEFT | GAP_AFTER_MATCH : GAP_FROM_LEFT;

  for (let i = 1; i <= old.length; i++) {
    [match, matchAbove] = [matchAbove, match];
    [gap, gapAbove] = [gapAbove, gap];
    match[0] = NEVER;
    gap[0] = -PRICE_OF_A_BREAK;
    steps[i * width] = i === 1 ? GAP_FROM_ABOVE | GAP_AFTER_MATCH : GAP_FROM_ABOVE;
    const word = old[i - 1] as number;
    for (let j = 1; j < width; j++) {
      let step = GAP_FROM_ABOVE;
      let best = gapAbove[j] as number;
      const left = gap[j - 1] as number;
      if (left > best) {
        best = left;
        step = GAP_FROM_LEFT;
      }
      const openAbove = (matchAbove[j] as number) - PRICE_OF_A_BREAK;
      if (openAbove > best) {
        best = openAbove;
        step = GAP_FROM_ABOVE | GAP_AFTER_MATCH;
      }
      const openLeft = (match[j - 1] as number) - PRICE_OF_A_BREAK;
      if (openLeft > best) {
        best = openLeft;
        step = GAP_FROM_LEFT | GAP_AFTER_MATCH;
      }
      gap[j] = best;
      if (word === fresh[j - 1]) {
        const afterMatch = matchAbove[j - 1] as number;
        const afterGap = gapAbove[j - 1] as number;
        if (afterGap > afterMatch) step |= MATCH_AFTER_GAP;
        match[j] = (weight[word] as number) + Math.max(afterMatch, afterGap);
      } else match[j] = NEVER;
      steps[i * width + j] = step;
    }
  }
  return trace(steps, width, old.length, (match[width - 1] as number) >= (gap[width - 1] as number));
}

function trace(steps: Uint8Array, width: number, height: number, endsInMatch: boolean): [number, number][] {
  const kept: [number, number][] = [];
  let i = height;
  let j = width - 1;
  let inMatch = endsInMatch;
  while (i > 0 || j > 0) {
    const step = steps[i * width + j] as number;
    if (inMatch) {
      i--;
      j--;
      kept.push([i, j]);
      inMatch = (step & MATCH_AFTER_GAP) === 0;
    } else {
      if (step & GAP_FROM_ABOVE) i--;
      else j--;
      inMatch = (step & GAP_AFTER_MATCH) !== 0;
    }
  }
  return kept.reverse();
}
