import type { CompiledLexicon, Entity } from '../lexicon.ts';
import { stem } from '../text/stem.ts';
import { type Content, chooseContent } from './chooseContent.ts';
import { anyVisible, type Expansion, expandWord } from './expandWord.ts';
import { type LexiconMatch, readLexicon } from './readLexicon.ts';
import { readNegations } from './readNegations.ts';
import type { Query } from './readQuery.ts';
import { mergeExpansions, type ResolvedWord, scaled, WordResolver } from './resolveWord.ts';
import type { SegmentView } from './view.ts';

/** A word that a document should hold, in any of its forms, corrections and synonyms. */
export interface PlannedWord {
  readonly text: string;
  /** Lifts a document that holds it; never demanded. */
  readonly optional: boolean;
  /** The lexicon has a rule for it, alone or within a phrase. */
  readonly isTopic: boolean;
  readonly terms: Expansion;
  /** What to highlight: words of these stems, and words that begin so. */
  readonly stems: readonly string[];
  readonly prefix: string | null;
}

/** A phrase of the lexicon that stands for some of the planned words. */
export interface PlannedSpan {
  readonly words: readonly number[];
  readonly weight: number;
  readonly phrase: readonly string[];
  /** For each view, for each word of the phrase, the terms that may stand for it. */
  readonly terms: readonly (readonly (readonly number[])[])[];
}

/** Something a document must hold: a quoted phrase, or a citation. */
export type PlannedDemand =
  | {
      readonly kind: 'phrase';
      readonly text: string;
      readonly phrase: readonly string[];
      /** The beginning of one more word. */
      readonly prefix: string | null;
      /** For each view, for each word, the terms that may stand for it. */
      readonly terms: readonly (readonly (readonly number[])[])[];
    }
  | {
      readonly kind: 'citation';
      readonly text: string;
      readonly citation: string;
      readonly terms: Expansion;
    };

export interface Plan {
  readonly words: readonly PlannedWord[];
  readonly spans: readonly PlannedSpan[];
  readonly demands: readonly PlannedDemand[];
  readonly entities: readonly Entity[];
  /** What the query says it does not ask for: values, and words that no document may hold. */
  readonly without: { readonly entities: readonly Entity[]; readonly words: readonly Expansion[] };
  /** Nothing is asked for but what to leave out: "no severance". */
  readonly isOnlyWithout: boolean;
  readonly question: boolean;
  /** The query, better spelt, or null. */
  readonly suggestion: string | null;
  /** The guesses of that spelling: it is worth offering if the best hit holds one. Null where it needs no such proof. */
  readonly guesses: readonly Expansion[] | null;
}

const SYNONYM_WEIGHT = 0.85;
const JOINED_WEIGHT = 0.95;
const PARENT_CITATION_WEIGHT = 0.5;
const MAX_SPANS = 40;

export interface PlanOptions {
  readonly typos: boolean;
}

/** Decides what to look for in the documents in sight. */
export function planQuery(
  views: readonly SegmentView[],
  lexicon: CompiledLexicon,
  query: Query,
  options: PlanOptions,
): Plan {
  const resolved = new WordResolver(views, lexicon, options.typos).resolve(query.words);
  const matches = readLexicon(lexicon, resolved);
  const citations = query.citations.map((citation) => demandCitation(views, citation));
  const found = citations.map(({ terms }) => anyVisible(views, terms));
  const negated = readNegations(lexicon, resolved, matches);
  const content = chooseContent(lexicon, resolved, matches, found, query.phrases.length > 0, negated);

  const builder = new PlanBuilder(views, resolved, content);
  for (const match of matches)
    if (!negated.words.has(match.from) && !negated.words.has(match.to - 1)) builder.addSynonyms(match);
  builder.addJoined();
  return {
    words: builder.words(),
    spans: builder.spans,
    demands: [
      ...query.phrases.map((phrase) => demandPhrase(views, phrase.terms, phrase.open)),
      // One that nothing holds is let go where there is something else to look for.
      ...citations.filter((_, index) => found[index] || content.words.length + query.phrases.length === 0),
    ],
    entities: content.entities,
    without: {
      entities: negated.entities,
      words: negated.excluded.map((at) => (resolved[at] as ResolvedWord).terms),
    },
    isOnlyWithout: isOnlyWithout(resolved, negated.words, negated.entities.length > 0, query),
    question: content.question,
    suggestion: suggestionFor(query, resolved),
    guesses: guessesOf(resolved),
  };
}

/** Words are left out, and nothing else is said: nothing is asked for. A place left out asks for all the others. */
const isOnlyWithout = (
  resolved: readonly ResolvedWord[],
  left: ReadonlySet<number>,
  namesPlace: boolean,
  { phrases }: Query,
): boolean => left.size > 0 && left.size === resolved.length && !namesPlace && phrases.length === 0;

const guessesOf = (resolved: readonly ResolvedWord[]): readonly Expansion[] | null => {
  const guesses = resolved.filter(({ corrections }) => corrections.length > 0);
  return guesses.length > 0 ? guesses.map(({ terms }) => terms) : null;
};

class PlanBuilder {
  readonly spans: PlannedSpan[] = [];
  readonly #views: readonly SegmentView[];
  readonly #resolved: readonly ResolvedWord[];
  readonly #content: Content;
  readonly #seen = new Set<string>();
  readonly #topics = new Set<number>();
  readonly #extra: Map<number, { terms: Expansion; stem: string }[]> = new Map();

  constructor(views: readonly SegmentView[], resolved: readonly ResolvedWord[], content: Content) {
    this.#views = views;
    this.#resolved = resolved;
    this.#content = content;
  }

  addSynonyms(match: LexiconMatch): void {
    if (match.phrases.length > 0) for (let at = match.from; at < match.to; at++) this.#topics.add(at);
    for (const phrase of match.phrases) this.#add(match.from, match.to, phrase, SYNONYM_WEIGHT);
  }

  /** "over time" also finds "overtime". */
  addJoined(): void {
    for (let at = 0; at + 1 < this.#resolved.length; at++) {
      const { word: left } = this.#resolved[at] as ResolvedWord;
      const { word: right } = this.#resolved[at + 1] as ResolvedWord;
      if (right.place !== left.place + 1 || left.term.length < 2 || right.term.length < 2) continue;
      const joined = left.term + right.term;
      if (joined.length >= 6) this.#add(at, at + 2, [joined], JOINED_WEIGHT);
    }
  }

  /** The words to look for. A guess is not demanded where a word was found as it was typed: it may be wrong. */
  words(): PlannedWord[] {
    const { words, optional } = this.#content;
    const isTyped = words.some((at) => !optional.has(at) && this.#isFoundAsTyped(at));
    return words.map((at) => {
      const { word, terms, corrections } = this.#resolved[at] as ResolvedWord;
      const extra = this.#extra.get(at) ?? [];
      return {
        text: word.text,
        isTopic: this.#topics.has(at),
        optional: optional.has(at) || (isTyped && corrections.length > 0),
        // Of a citation that nothing holds, what it is called otherwise is left: "Bill 96" must not find
        // every bill.
        terms: mergeExpansions(this.#views.length, [
          ...(word.citation === null ? [terms] : []),
          ...extra.map((one) => one.terms),
        ]),
        stems: [stem(word.term), ...corrections.map(stem), ...extra.map((one) => one.stem)],
        prefix: word.open ? word.term : null,
      };
    });
  }

  #isFoundAsTyped(at: number): boolean {
    const { terms, corrections } = this.#resolved[at] as ResolvedWord;
    return corrections.length === 0 && (anyVisible(this.#views, terms) || this.#extra.has(at));
  }

  #add(from: number, to: number, phrase: readonly string[], weight: number): void {
    const typed = this.#resolved.slice(from, to).map(({ meant }) => stem(meant));
    if (typed.length === phrase.length && typed.every((key, k) => key === stem(phrase[k] as string))) return;
    const words = this.#content.words.flatMap((at, index) => (at >= from && at < to ? [index] : []));
    if (words.length === 0) return;
    const [only] = phrase;
    if (phrase.length === 1 && only !== undefined) {
      const terms = expandWord(this.#views, only, false);
      if (!anyVisible(this.#views, terms)) return;
      const weighted = scaled(terms, weight);
      for (const index of words) {
        const at = this.#content.words[index] as number;
        const list = this.#extra.get(at) ?? [];
        list.push({ terms: weighted, stem: stem(only) });
        this.#extra.set(at, list);
      }
    } else if (this.spans.length < MAX_SPANS) {
      const key = `${words.join()} ${phrase.join(' ')}`;
      if (this.#seen.has(key)) return;
      this.#seen.add(key);
      this.spans.push({ words, weight, phrase, terms: formsOf(this.#views, phrase) });
    }
  }
}

/**
 * For each view, the forms of each word of a phrase; none at all where a word of it is not in scope in any
 * form.
 */
const formsOf = (views: readonly SegmentView[], phrase: readonly string[]): number[][][] =>
  views.map(({ segment, frequencies }) => {
    const words = phrase.map((word) => [...segment.formsOf(word)]);
    return words.every((forms) => forms.some((term) => frequencies[term] !== 0)) ? words : [];
  });

function demandPhrase(
  views: readonly SegmentView[],
  phrase: readonly string[],
  open: boolean,
): PlannedDemand {
  const last = phrase.length - 1;
  const words = phrase.map((word, at) => expandWord(views, word, open && at === last, true));
  return {
    kind: 'phrase',
    text: phrase.join(' '),
    phrase: open ? phrase.slice(0, -1) : phrase,
    prefix: open ? (phrase[last] ?? null) : null,
    terms: views.map((_, view) => words.map((expansion) => (expansion[view] ?? []).map(({ term }) => term))),
  };
}

/** The citation itself, or the wider one that contains it. */
function demandCitation(
  views: readonly SegmentView[],
  { terms: widestFirst, open, text }: Query['citations'][number],
): Extract<PlannedDemand, { kind: 'citation' }> {
  const narrowest = widestFirst.length - 1;
  const terms = widestFirst.map((term, index) =>
    index === narrowest
      ? expandWord(views, term, open, true)
      : scaled(expandWord(views, term, false, true), PARENT_CITATION_WEIGHT),
  );
  const citation = widestFirst[narrowest] as string;
  return { kind: 'citation', text, citation, terms: mergeExpansions(views.length, terms) };
}

function suggestionFor(query: Query, resolved: readonly ResolvedWord[]): string | null {
  let text = '';
  let at = 0;
  let changed = false;
  for (const { word, suggestion } of resolved) {
    if (suggestion === null) continue;
    text += query.text.slice(at, word.start) + suggestion;
    at = word.end;
    changed = true;
  }
  return changed ? (text + query.text.slice(at)).trim() : null;
}
