import type { CompiledLexicon } from '../lexicon.ts';
import { correctWord, splitWord } from './correctWord.ts';
import { anyVisible, type Expansion, expandWord, type WeightedTerm } from './expandWord.ts';
import type { QueryWord } from './readQuery.ts';
import { type SegmentView, visibleFrequency } from './view.ts';

/** What a typed word stands for in the documents in sight. */
export interface ResolvedWord {
  readonly word: QueryWord;
  /** The word as it was most likely meant; what the lexicon is asked for. */
  readonly meant: string;
  readonly terms: Expansion;
  /** Words that it was corrected to, for highlighting. */
  readonly corrections: readonly string[];
  /** A better spelling to offer, where there is one. */
  readonly suggestion: string | null;
}

const TYPO_WEIGHTS = [1, 0.6, 0.35];
const MOST_SPLITS = 4;

/** A word this rare may be a slip that some document made too, if a near word is this many times more frequent. */
const RARE = 2;
const FAR_MORE_FREQUENT = 50;

/** Resolves a query's words. One that lacks its space ("sickleave") becomes two. */
export function resolveWords(
  views: readonly SegmentView[],
  lexicon: CompiledLexicon,
  words: readonly QueryWord[],
  typos: boolean,
): ResolvedWord[] {
  let moved = 0;
  return words.flatMap((typed) => {
    const word = { ...typed, place: typed.place + moved };
    const resolved = resolveWord(views, lexicon, word, typos);
    const known = resolved.meant !== word.term || !typos || anyVisible(views, resolved.terms);
    const whole = known || lexicon.words.has(word.term) || moved === MOST_SPLITS;
    const split = whole ? null : splitWord(views, word.term);
    if (!split) return [resolved];
    moved++;
    return split.map((term, at) => ({
      ...resolveWord(views, lexicon, { ...word, term, place: word.place + at }, false),
      suggestion: at === 0 ? split.join(' ') : null,
    }));
  });
}

/** Finds the terms of a word; where no document in sight has any and the lexicon does not know it either, those of its corrections. */
function resolveWord(
  views: readonly SegmentView[],
  lexicon: CompiledLexicon,
  word: QueryWord,
  typos: boolean,
): ResolvedWord {
  const { term, open } = word;
  const terms = expandWord(views, term, open);
  const plain: ResolvedWord = { word, meant: term, terms, corrections: [], suggestion: null };
  if (!typos || lexicon.stopWords.has(term) || lexicon.words.has(term)) return plain;
  if (anyVisible(views, terms)) return { ...plain, suggestion: betterSpelling(views, lexicon, word) };
  const corrections = correctWord(views, lexicon.words, term, open);
  const first = corrections[0];
  if (!first) return plain;
  const corrected = corrections.map((correction) =>
    expandWord(views, correction.term, false).map((list) =>
      list.map((one) => ({
        term: one.term,
        weight: one.weight * (TYPO_WEIGHTS[correction.edits] as number),
      })),
    ),
  );
  return {
    ...plain,
    meant: first.term,
    terms: mergeExpansions(views.length, corrected),
    corrections: corrections.map((correction) => correction.term),
    suggestion: first.partial ? null : first.term,
  };
}

function betterSpelling(
  views: readonly SegmentView[],
  lexicon: CompiledLexicon,
  word: QueryWord,
): string | null {
  if (word.open || word.term.length < 5) return null;
  const frequency = visibleFrequency(views, word.term, RARE + 1);
  if (frequency === 0 || frequency > RARE) return null;
  const better = correctWord(views, lexicon.words, word.term, false).find(({ term }) => term !== word.term);
  return better && better.frequency >= frequency * FAR_MORE_FREQUENT ? better.term : null;
}

/** One list of terms a view, each with its greatest weight. */
export function mergeExpansions(views: number, expansions: readonly Expansion[]): WeightedTerm[][] {
  return Array.from({ length: views }, (_, view) => {
    const weights = new Map<number, number>();
    for (const expansion of expansions)
      for (const { term, weight } of expansion[view] ?? [])
        if (weight > (weights.get(term) ?? 0)) weights.set(term, weight);
    return [...weights].map(([term, weight]) => ({ term, weight }));
  });
}
