import type { Plan } from './plan.ts';
import type { Scoring } from './scoring.ts';
import { sum } from './sum.ts';

/** Up to this many words, all must be there if enough documents have them all. */
const MAX_WORDS_ALL_NEEDED = 3;
/**
 * Of a longer question, or where nothing has all words: the share of the words' weight, or of the best
 * document's share.
 */
const SHARE_OF_QUESTION = 0.6;
const SHARE_OF_BEST = 0.7;
/**
 * What fewer documents answer wholly also finds, after them, those that answer a share of it: one word too many must not
 * hide what the others find. A question in a sentence says more that is beside the point than key words do.
 */
const MIN_ANSWERS = 10;
const SHARE_OF_SHORT_QUESTION = 0.4;
/**
 * Where even so fewer are found, half of what was said may be beside the point: what answers these shares
 * comes after.
 */
const MIN_FOUND = 20;
const LOWER_SHARES = [0.4, 0.25];

/**
 * How much of the words' weight, `full`, a document must hold. Where a place is named, its own documents say
 * what is complete.
 */
export function neededCover(segments: readonly Scoring[], plan: Plan, full: number): number {
  const words = plan.words.filter((word) => !word.optional).length;
  let needed = full;
  if (words <= MAX_WORDS_ALL_NEEDED) {
    const complete = sum(segments.map((one) => one.reaching(full).named));
    const answered = complete >= (words > 1 ? MIN_ANSWERS : 1);
    if (answered) return full;
    if (complete > 0) needed = full * (plan.question ? SHARE_OF_SHORT_QUESTION : SHARE_OF_QUESTION);
  }
  const most = Math.max(0, ...segments.map((one) => one.mostCovered()));
  needed = Math.min(needed, full * SHARE_OF_QUESTION, most * SHARE_OF_BEST);
  for (const share of LOWER_SHARES) {
    const lower = share * full;
    if (lower < needed && sum(segments.map((one) => one.reaching(needed).rows)) < MIN_FOUND) needed = lower;
  }
  return needed;
}
