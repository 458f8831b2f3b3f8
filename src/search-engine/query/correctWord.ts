import { bitCount, editDistance, letterMask, typosAllowed } from '../text/damerau.ts';
import { type SegmentView, visibleFrequency } from './view.ts';

/** A word that a mistyped one may have been meant to be. */
export interface Correction {
  readonly term: string;
  readonly edits: number;
  /** The typed letters are near its beginning only. */
  readonly partial: boolean;
  /** Documents in sight that hold it. 0 for a word that only the lexicon knows. */
  readonly frequency: number;
}

const MOST_CORRECTIONS = 6;
/** How many candidates are worth counting documents for. */
const MOST_COUNTED = 48;

/**
 * The words near a mistyped one, best first: fewest edits, then whole words before beginnings, the same first letter
 * before another, frequent before rare. Only words that a document in sight or the lexicon holds.
 */
export function correctWord(
  views: readonly SegmentView[],
  lexiconWords: ReadonlySet<string>,
  word: string,
  open: boolean,
): Correction[] {
  const limit = typosAllowed(word.length);
  if (limit === 0 || /[0-9#]/.test(word)) return [];
  const near = new Map<string, { edits: number; partial: boolean; rough: number }>();
  const consider = (term: string, rough: number): void => {
    if (near.has(term)) return;
    let edits = editDistance(word, term, limit);
    let partial = false;
    if (edits > limit && open && term.length > word.length) {
      edits = editDistance(word, term, limit, true);
      partial = true;
    }
    if (edits <= limit) near.set(term, { edits, partial, rough });
  };
  const mask = letterMask(word);
  for (const { segment } of views) {
    const { masks } = segment;
    for (let t = 0; t < masks.length; t++) {
      const other = masks[t] as number;
      const lacking = bitCount(mask & ~other);
      if (lacking > limit || (!open && bitCount(other & ~mask) > limit)) continue;
      if (other !== 0) consider(segment.parts.terms[t] as string, segment.frequency(t));
    }
  }
  for (const term of lexiconWords) consider(term, 0);
  const rank = (term: string, edits: number, partial: boolean): number =>
    edits * 4 + (partial ? 2 : 0) + (term[0] === word[0] ? 0 : 1);
  const corrections = [...near]
    .sort(([a, x], [b, y]) => rank(a, x.edits, x.partial) - rank(b, y.edits, y.partial) || y.rough - x.rough)
    .slice(0, MOST_COUNTED)
    .map(([term, { edits, partial }]) => ({ term, edits, partial, frequency: visibleFrequency(views, term) }))
    .filter(({ term, frequency }) => frequency > 0 || lexiconWords.has(term));
  const fewest = corrections[0]?.edits;
  return corrections
    .filter(({ edits }) => edits === fewest)
    .sort(
      (a, b) =>
        rank(a.term, a.edits, a.partial) - rank(b.term, b.edits, b.partial) || b.frequency - a.frequency,
    )
    .slice(0, MOST_CORRECTIONS);
}

/** Two known words that a word without its space was made of ("sickleave"), or null. */
export function splitWord(views: readonly SegmentView[], word: string): readonly [string, string] | null {
  let best: readonly [string, string] | null = null;
  let bestFrequency = 0;
  for (let at = 3; at <= word.length - 3; at++) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    const known =
      views.some(({ segment }) => segment.termOf(left) >= 0) &&
      views.some(({ segment }) => segment.termOf(right) >= 0);
    if (!known) continue;
    const frequency = Math.min(visibleFrequency(views, left), visibleFrequency(views, right));
    if (frequency > bestFrequency) {
      best = [left, right];
      bestFrequency = frequency;
    }
  }
  return best;
}
