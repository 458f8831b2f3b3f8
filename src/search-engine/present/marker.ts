import type { Plan } from '../query/plan.ts';
import { type CitationRule, readCitations } from '../text/citations.ts';
import { stem } from '../text/stem.ts';
import { type Tokens, tokenise } from '../text/tokenise.ts';

/**
 * A stretch of a text to highlight (UTF-16 offsets), and which of the query's words and demands it answers,
 * one bit each.
 */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly asked: number;
}

export interface MarkedText {
  readonly text: string;
  /** Rising, never overlapping. */
  readonly marks: readonly Mark[];
  /** Start and end of each word of the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

interface Phrase {
  readonly words: readonly string[];
  /** The beginning of one more word. */
  readonly open: string | null;
  /** Whether the words are stems. */
  readonly stemmed: boolean;
  readonly asked: number;
}

/** What one word of a text answers, wherever it stands. */
interface Verdict {
  readonly whole: number;
  /**
   * Words of the query still being typed that it begins with, and how many letters of it they are (0: mark it
   * whole).
   */
  readonly begun: number;
  readonly letters: number;
  readonly phrases: readonly Phrase[];
}

const NO_VERDICT: Verdict = { whole: 0, begun: 0, letters: 0, phrases: [] };

/** Finds what to highlight for one query. Made once for a result, used for each of its texts. */
export class Marker {
  /** The words and demands of the query as typed; bit n of a mark is entry n. A query has at most 28. */
  readonly asked: readonly string[];
  readonly #stems = new Map<string, number>();
  readonly #prefixes: { readonly prefix: string; readonly asked: number; readonly cut: boolean }[] = [];
  /** By the first word. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #stemmedPhrases = new Map<string, Phrase[]>();
  readonly #verdicts = new Map<string, Verdict>();
  readonly #citations: { readonly citation: string; readonly asked: number }[] = [];
  readonly #rules: readonly CitationRule[];

  constructor(plan: Plan, rules: readonly CitationRule[]) {
    this.#rules = rules;
    this.asked = [...plan.words, ...plan.demands].map(({ text }) => text);
    plan.words.forEach((word, index) => {
      const asked = 1 << index;
      for (const key of word.stems) this.#stems.set(key, (this.#stems.get(key) ?? 0) | asked);
      if (word.prefix !== null) this.#prefixes.push({ prefix: word.prefix, asked, cut: true });
    });
    for (const { phrase, words } of plan.spans) {
      const asked = words.reduce((bits, index) => bits | (1 << index), 0);
      this.#addPhrase({ words: phrase.map(stem), open: null, stemmed: true, asked });
    }
    plan.demands.forEach((demand, k) => {
      const asked = 1 << (plan.words.length + k);
      if (demand.kind === 'citation') {
        this.#citations.push({ citation: demand.citation, asked });
        return;
      }
      const { phrase, prefix } = demand;
      if (phrase.length > 0) this.#addPhrase({ words: phrase, open: prefix, stemmed: false, asked });
      else if (prefix !== null) this.#prefixes.push({ prefix, asked, cut: false });
    });
  }

  mark(text: string): MarkedText {
    const tokens = tokenise(text);
    const { terms, starts, ends } = tokens;
    const asked = new Int32Array(terms.length);
    /** How many letters of a word were typed; 0 for all of it. */
    const typed = new Uint8Array(terms.length);
    for (let at = 0; at < terms.length; at++) {
      const verdict = this.#verdictOn(terms[at] as string);
      if (verdict === NO_VERDICT) continue;
      if (verdict.whole !== 0) {
        asked[at] = (asked[at] as number) | verdict.whole;
        typed[at] = 0;
      } else if (asked[at] === 0 && verdict.begun !== 0) {
        asked[at] = verdict.begun;
        const asWritten = (ends[at] as number) - (starts[at] as number) === (terms[at] as string).length;
        if (asWritten) typed[at] = verdict.letters;
      }
      for (const phrase of verdict.phrases) {
        const length = lengthAt(terms, at, phrase);
        for (let k = at; k < at + length; k++) {
          asked[k] = (asked[k] as number) | phrase.asked;
          typed[k] = 0;
        }
      }
    }
    if (this.#citations.length > 0) this.#markCitations(tokens, asked, typed);
    const marks: Mark[] = [];
    for (let at = 0; at < terms.length; at++) {
      const bits = asked[at] as number;
      if (bits === 0) continue;
      const start = starts[at] as number;
      const letters = typed[at] as number;
      marks.push({ start, end: letters > 0 ? start + letters : (ends[at] as number), asked: bits });
    }
    return { text, marks, starts, ends };
  }

  #addPhrase(phrase: Phrase): void {
    const phrases = phrase.stemmed ? this.#stemmedPhrases : this.#phrases;
    const first = phrase.words[0] as string;
    const list = phrases.get(first);
    if (list) list.push(phrase);
    else phrases.set(first, [phrase]);
  }

  #verdictOn(term: string): Verdict {
    const known = this.#verdicts.get(term);
    if (known) return known;
    const key = stem(term);
    const whole = this.#stems.get(key) ?? 0;
    const phrases = [...(this.#phrases.get(term) ?? []), ...(this.#stemmedPhrases.get(key) ?? [])];
    let begun = 0;
    let letters = 0;
    for (const { prefix, asked, cut } of this.#prefixes) {
      if (!term.startsWith(prefix)) continue;
      begun |= asked;
      if (cut) letters = prefix.length;
    }
    const verdict =
      whole === 0 && begun === 0 && phrases.length === 0 ? NO_VERDICT : { whole, begun, letters, phrases };
    this.#verdicts.set(term, verdict);
    return verdict;
  }

  #markCitations(tokens: Tokens, asked: Int32Array, typed: Uint8Array): void {
    for (const found of readCitations(tokens, this.#rules)) {
      for (const { citation: wanted, asked: bits } of this.#citations) {
        if (!found.terms.includes(wanted)) continue;
        for (let at = found.first; at <= found.last; at++) {
          asked[at] = (asked[at] as number) | bits;
          typed[at] = 0;
        }
      }
    }
  }
}

/** How many words of the text a phrase covers from here on; 0 where it does not stand here. */
function lengthAt(terms: readonly string[], at: number, { words, open, stemmed }: Phrase): number {
  for (let k = 1; k < words.length; k++) {
    const term = terms[at + k];
    if (term === undefined || (stemmed ? stem(term) : term) !== words[k]) return 0;
  }
  if (open === null) return words.length;
  return terms[at + words.length]?.startsWith(open) ? words.length + 1 : 0;
}
