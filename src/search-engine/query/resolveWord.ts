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
const MAX_SPLITS = 4;

/**
 * A word this rare may be a slip that some document made too, if a near word is this many times more
 * frequent.
 */
const RARE = 2;
const FAR_MORE_FREQUENT = 50;

/** Finds what the words of a query stand for in the documents in sight. */
export class WordResolver {
  readonly #views: readonly SegmentView[];
  readonly #lexicon: CompiledLexicon;
  readonly #typos: boolean;

  constructor(views: readonly SegmentView[], lexicon: CompiledLexicon, typos: boolean) {
    this.#views = views;
    this.#lexicon = lexicon;
    this.#typos = typos;
  }

  /** Resolves a query's words. One that lacks its space ("sickleave") becomes two. */
  resolve(words: readonly QueryWord[]): ResolvedWord[] {
    let moved = 0;
    return words.flatMap((typed) => {
      const word = { ...typed, place: typed.place + moved };
      const resolved = this.#corrected(word);
      const split =
        moved < MAX_SPLITS && this.#isUnknown(resolved) ? splitWord(this.#views, word.term) : null;
      if (!split) return [resolved];
      moved++;
      return split.map((term, at) => ({
        ...this.#asTyped({ ...word, term, place: word.place + at }),
        suggestion: at === 0 ? split.join(' ') : null,
      }));
    });
  }

  #isUnknown({ word, meant, terms }: ResolvedWord): boolean {
    const { words, spelledRight } = this.#lexicon;
    if (!this.#typos || meant !== word.term || words.has(word.term) || spelledRight.has(word.term))
      return false;
    return !anyVisible(this.#views, terms);
  }

  #asTyped(word: QueryWord): ResolvedWord {
    const terms = expandWord(this.#views, word.term, word.open);
    return { word, meant: word.term, terms, corrections: [], suggestion: null };
  }

  /** The word, or, where neither a document in sight nor the lexicon knows it, its corrections. */
  #corrected(word: QueryWord): ResolvedWord {
    const plain = this.#asTyped(word);
    const { stopWords, words } = this.#lexicon;
    if (!this.#typos || stopWords.has(word.term) || words.has(word.term)) return plain;
    const isSeen = anyVisible(this.#views, plain.terms);
    if (!isSeen && this.#lexicon.spelledRight.has(word.term)) return plain;
    if (isSeen) return { ...plain, suggestion: this.#betterSpelling(word) };
    const corrections = correctWord(this.#views, words, word.term, word.open);
    const first = corrections[0];
    if (!first) return plain;
    const corrected = corrections.map(({ term, edits }) =>
      scaled(expandWord(this.#views, term, false), TYPO_WEIGHTS[edits] as number),
    );
    return {
      ...plain,
      meant: first.term,
      terms: mergeExpansions(this.#views.length, corrected),
      corrections: corrections.map((correction) => correction.term),
      suggestion: first.partial ? null : first.term,
    };
  }

  #betterSpelling({ term: typed, open }: QueryWord): string | null {
    if (open || typed.length < 5) return null;
    const frequency = visibleFrequency(this.#views, typed, RARE + 1);
    if (frequency === 0 || frequency > RARE) return null;
    const near = correctWord(this.#views, this.#lexicon.words, typed, false);
    const better = near.find(({ term }) => term !== typed);
    return better && better.frequency >= frequency * FAR_MORE_FREQUENT ? better.term : null;
  }
}

/** The same terms, each worth so much less. */
export const scaled = (expansion: Expansion, by: number): Expansion =>
  expansion.map((list) => list.map(({ term, weight }) => ({ term, weight: weight * by })));

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
