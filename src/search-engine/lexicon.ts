import { stem } from './text/stem.ts';
import { tokenise } from './text/tokenise.ts';

/**
 * Phrases that find each other (`same`), or a phrase that also finds others but is not found by them (`from`,
 * `to`).
 */
export type Synonyms =
  | { readonly same: readonly string[] }
  | { readonly from: string; readonly to: readonly string[] };

/**
 * A value of an attribute that people name in a question: it lifts the documents that have the value and need
 * not stand in their text.
 */
export interface Entity {
  readonly attribute: string;
  readonly value: string;
  /** Ways to write it, in any case. */
  readonly names: readonly string[];
  /** Ways to write it in capitals only, where small letters are another word (ON). */
  readonly codes?: readonly string[];
  /** Phrases that imply it and are searched for themselves as well (WSIB implies Ontario). */
  readonly hints?: readonly string[];
}

/**
 * What the engine knows of the field's language. Used when a query is read, so a change needs no new index.
 */
export interface Lexicon {
  /**
   * Words that a question holds and an answer need not. Kept inside quotes, and when nothing else is asked.
   */
  readonly stopWords: readonly string[];
  /**
   * Words that lift a document and are never demanded, unless nothing else is asked: "employee" in a library
   * for employers.
   */
  readonly optionalWords: readonly string[];
  /** Rules of synonyms; in a phrase `0` stands for any number and `00` for one of two digits or more. */
  readonly synonyms: readonly Synonyms[];
  readonly entities: readonly Entity[];
  readonly negations?: Negations;
  /**
   * Words of the language that are spelt right whether or not a document holds them: "scent" is not taken for
   * "scene". Folded.
   */
  readonly spelledRight?: ReadonlySet<string>;
}

/** How people say what they do not ask for. */
export interface Negations {
  /** Before a value: "not ontario", "except quebec". Documents of that value are left out. */
  readonly ofEntities: readonly string[];
  /** Before any word: "no severance" is no request for severance. */
  readonly ofWords: readonly string[];
  /** May stand between: "except in quebec", "not ontario or quebec". */
  readonly links: readonly string[];
}

export const EMPTY_LEXICON: Lexicon = { stopWords: [], optionalWords: [], synonyms: [], entities: [] };

/** Where a phrase of the lexicon ends, and what it leads to. */
export interface LexiconNode {
  readonly next: Map<string, LexiconNode>;
  /** Other phrases to look for, as folded terms. */
  readonly phrases: string[][];
  /** Values that the phrase names, and that it implies. */
  readonly entities: Entity[];
  readonly hinted: Entity[];
}

export interface CompiledLexicon {
  readonly stopWords: ReadonlySet<string>;
  /** As stems. */
  readonly optionalWords: ReadonlySet<string>;
  /** Phrases by the stems of their words. */
  readonly root: LexiconNode;
  readonly codes: ReadonlyMap<string, Entity>;
  /** Every word of every phrase: known to be spelt right. */
  readonly words: ReadonlySet<string>;
  readonly spelledRight: ReadonlySet<string>;
  readonly negations: CompiledNegations;
}

/** As folded terms. */
export interface CompiledNegations {
  readonly ofEntities: readonly (readonly string[])[];
  readonly ofWords: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

/** Stands for a number in the phrases of rules: any, and one of two digits or more. */
export const ANY_NUMBER = '0';
export const LONG_NUMBER = '00';

const MAX_PHRASES = 20_000;
const MAX_PHRASE = 8;

const newNode = (): LexiconNode => ({ next: new Map(), phrases: [], entities: [], hinted: [] });

/** Prepares a lexicon. Throws an Error that names what is empty, too long or too much. */
export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const root = newNode();
  const words = new Set<string>();
  let count = 0;
  const termsOf = (phrase: string): string[] => {
    const { terms } = tokenise(phrase);
    if (terms.length === 0 || terms.length > MAX_PHRASE)
      throw new Error(`The phrase "${phrase}" must have 1 to ${MAX_PHRASE} words.`);
    if (++count > MAX_PHRASES) throw new Error(`A lexicon holds at most ${MAX_PHRASES} phrases.`);
    return terms;
  };
  const nodeOf = (terms: readonly string[]): LexiconNode => {
    let node = root;
    for (const term of terms) {
      words.add(term);
      const key = stem(term);
      let next = node.next.get(key);
      if (!next) {
        next = newNode();
        node.next.set(key, next);
      }
      node = next;
    }
    return node;
  };
  for (const rule of lexicon.synonyms) {
    const group = ('same' in rule ? rule.same : [rule.from, ...rule.to]).map(termsOf);
    group.forEach((terms, index) => {
      if ('from' in rule && index > 0) return;
      nodeOf(terms).phrases.push(...group.filter((_, other) => other !== index));
    });
  }
  for (const entity of lexicon.entities) {
    for (const name of entity.names) nodeOf(termsOf(name)).entities.push(entity);
    for (const hint of entity.hints ?? []) nodeOf(termsOf(hint)).hinted.push(entity);
  }
  return {
    root,
    words,
    optionalWords: new Set(lexicon.optionalWords.flatMap((word) => tokenise(word).terms.map(stem))),
    stopWords: new Set(lexicon.stopWords.flatMap((word) => tokenise(word).terms)),
    spelledRight: lexicon.spelledRight ?? new Set(),
    negations: compileNegations(lexicon.negations),
    codes: new Map(lexicon.entities.flatMap((entity) => (entity.codes ?? []).map((code) => [code, entity]))),
  };
}

function compileNegations(negations: Negations | undefined): CompiledNegations {
  const termsOf = (phrases: readonly string[] = []): string[][] =>
    phrases.map((phrase) => tokenise(phrase).terms);
  return {
    ofEntities: termsOf(negations?.ofEntities).sort((a, b) => b.length - a.length),
    ofWords: new Set(termsOf(negations?.ofWords).flat()),
    links: new Set(termsOf(negations?.links).flat()),
  };
}
