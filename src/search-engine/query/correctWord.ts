import { bitCount, editDistance, letterMask, typosAllowed } from '../text/damerau.ts';
import { type SegmentView, visibleFrequency } from './view.ts';

/** A word that a mistyped one may have been meant to be. */
export interface Correction {
  readonly term: string;
  readonly edits: number;
  /** The typed letters are near its beginning only. */
  readonly partial: boolean;
  /** Documents in sight that hold it, counted up to 1,000. 0 for a word that only the lexicon knows. */
  readonly frequency: number;
}

const MAX_CORRECTIONS = 6;
/** Beyond so many documents one word is as frequent as another. */
const FREQUENT = 1_000;

/**
 * The words near a mistyped one, best first: fewest edits, then whole words before beginnings, the same first
 * letter before another, frequent before rare. Only words that a document in sight or the lexicon holds.
 */
export function correctWord(
  views: readonly SegmentView[],
  lexiconWords: ReadonlySet<string>,
  word: string,
  open: boolean,
): Correction[] {
  const limit = typosAllowed(word.length);
  if (limit === 0 || /[0-9#]/.test(word)) return [];
  const corrections: Correction[] = [];
  for (const { term, edits, partial } of wordsNear(views, lexiconWords, word, open, limit)) {
    const frequency = visibleFrequency(views, term, FREQUENT);
    if (frequency > 0 || lexiconWords.has(term)) corrections.push({ term, edits, partial, frequency });
  }
  const fewest = Math.min(...corrections.map(({ edits }) => edits));
  const rank = ({ term, partial }: Correction): number => (partial ? 2 : 0) + (term[0] === word[0] ? 0 : 1);
  return corrections
    .filter(({ edits }) => edits === fewest)
    .sort((a, b) => rank(a) - rank(b) || b.frequency - a.frequency || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_CORRECTIONS);
}

type Near = Pick<Correction, 'term' | 'edits' | 'partial'>;

/** Every word of the scope and the lexicon within `limit` edits, also those that only dead documents hold. */
function wordsNear(
  views: readonly SegmentView[],
  lexiconWords: ReadonlySet<string>,
  word: string,
  open: boolean,
  limit: number,
): Iterable<Near> {
  const near = new Map<string, Near>();
  const consider = (term: string): void => {
    if (near.has(term)) return;
    const mayBePartial = open && term.length > word.length;
    // What is far from every beginning of a word is far from the word, and most are.
    const beginning = mayBePartial ? editDistance(word, term, limit, true) : 0;
    if (beginning > limit) return;
    const whole = editDistance(word, term, limit);
    if (whole <= limit) near.set(term, { term, edits: whole, partial: false });
    else if (mayBePartial) near.set(term, { term, edits: beginning, partial: true });
  };
  const mask = letterMask(word);
  for (const { segment, frequencies } of views) {
    const { masks } = segment;
    for (let t = 0; t < masks.length; t++) {
      if (frequencies[t] === 0) continue;
      const other = masks[t] as number;
      const lacking = bitCount(mask & ~other);
      if (lacking > limit || (!open && bitCount(other & ~mask) > limit)) continue;
      if (other !== 0) consider(segment.parts.terms[t] as string);
    }
  }
  for (const term of lexiconWords) consider(term);
  return near.values();
}

/** Two known words that a word without its space was made of ("sickleave"), or null. */
export function splitWord(views: readonly SegmentView[], word: string): readonly [string, string] | null {
  let best: readonly [string, string] | null = null;
  let bestFrequency = 0;
  for (let at = 3; at <= word.length - 3; at++) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    const frequency = Math.min(
      visibleFrequency(views, left, FREQUENT),
      visibleFrequency(views, right, FREQUENT),
    );
    if (frequency > bestFrequency) {
      best = [left, right];
      bestFrequency = frequency;
    }
  }
  return best;
}
