import { isVisible, type SegmentView } from './view.ts';

/** A term of one segment, and how much finding it counts against finding the word itself. */
export interface WeightedTerm {
  readonly term: number;
  readonly weight: number;
}

/** The terms that a word stands for, one list for each view. */
export type Expansion = readonly WeightedTerm[][];

const FORM_WEIGHT = 0.9;
const PREFIX_WEIGHT = 0.7;
const NUMBER_PREFIX_WEIGHT = 0.3;

/**
 * A short beginning would stand for the whole vocabulary: so many words and so many of their occurrences, the
 * most frequent first, are looked at.
 */
const prefixLimits = (letters: number): { words: number; occurrences: number } =>
  letters === 1
    ? { words: 48, occurrences: 60_000 }
    : letters === 2
      ? { words: 256, occurrences: 120_000 }
      : { words: 1_024, occurrences: 400_000 };

/**
 * The word itself, its other forms and, when it is still being typed, the words that it begins; of all these,
 * what is in scope.
 */
export function expandWord(
  views: readonly SegmentView[],
  term: string,
  open: boolean,
  exactly = false,
): Expansion {
  return views.map((view) => {
    const weights = new Map<number, number>();
    const own = view.segment.termOf(term);
    if (own >= 0) weights.set(own, 1);
    if (!exactly)
      for (const form of view.segment.formsOf(term)) if (form !== own) weights.set(form, FORM_WEIGHT);
    if (open) addPrefix(view, term, weights);
    return [...weights].flatMap(([found, weight]) =>
      view.frequencies[found] === 0 ? [] : [{ term: found, weight }],
    );
  });
}

function addPrefix(view: SegmentView, prefix: string, weights: Map<number, number>): void {
  const { segment, frequencies } = view;
  const frequency = (term: number): number => frequencies[term] as number;
  const [low, high] = segment.prefixRange(prefix);
  const limits = prefixLimits(prefix.length);
  const weight = /^[0-9]/.test(prefix) ? NUMBER_PREFIX_WEIGHT : PREFIX_WEIGHT;
  const chosen: number[] = [];
  for (let term = low; term < high; term++)
    if (frequency(term) > 0 && (prefix.includes('#') || !segment.isCitation(term))) chosen.push(term);
  let occurrences = chosen.reduce((sum, term) => sum + frequency(term), 0);
  if (chosen.length > limits.words || occurrences > limits.occurrences) {
    chosen.sort((a, b) => frequency(b) - frequency(a));
    occurrences = 0;
    const most = chosen.findIndex((term, index) => {
      occurrences += frequency(term);
      return index === limits.words || (index > 0 && occurrences > limits.occurrences);
    });
    if (most > 0) chosen.length = most;
  }
  for (const term of chosen) if (!weights.has(term)) weights.set(term, weight);
}

/** Whether any document in sight holds any of the terms. */
export const anyVisible = (views: readonly SegmentView[], expansion: Expansion): boolean =>
  views.some((view, index) => expansion[index]?.some(({ term }) => isVisible(view, term)));
