import { ANY_NUMBER, type CompiledLexicon, type Entity, type LexiconNode, LONG_NUMBER } from '../lexicon.ts';
import { stem } from '../text/stem.ts';
import type { ResolvedWord } from './resolveWord.ts';

/** A run of the query's words that the lexicon knows. */
export interface LexiconMatch {
  /** Indexes into the query's words, end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly phrases: readonly (readonly string[])[];
  readonly entities: readonly Entity[];
  readonly hinted: readonly Entity[];
}

/** The fewest typed letters that may stand for the last word of a known phrase. */
const MIN_OPEN_LETTERS = 3;
const MAX_COMPLETIONS = 4;

/**
 * Every phrase of the lexicon that stands in the query, also where its last word is still being typed. A name of a value
 * within a longer phrase names nothing: "victoria day" is no question about Victoria.
 */
export function readLexicon(lexicon: CompiledLexicon, words: readonly ResolvedWord[]): LexiconMatch[] {
  const matches = allMatches(lexicon, words);
  return matches.filter(
    ({ from, to, entities, phrases }) =>
      entities.length === 0 ||
      phrases.length > 0 ||
      !matches.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
  );
}

function allMatches(lexicon: CompiledLexicon, words: readonly ResolvedWord[]): LexiconMatch[] {
  const matches: LexiconMatch[] = [];
  const note = (node: LexiconNode, from: number, to: number): void => {
    const { phrases, entities, hinted } = node;
    if (phrases.length + entities.length + hinted.length > 0)
      matches.push({ from, to, phrases, entities, hinted });
  };
  words.forEach((start, from) => {
    const code = lexicon.codes.get(start.word.text);
    if (code) matches.push({ from, to: from + 1, phrases: [], entities: [code], hinted: [] });
    let node = lexicon.root;
    for (let at = from; at < words.length; at++) {
      const { word, meant } = words[at] as ResolvedWord;
      if (word.place !== start.word.place + at - from) break;
      if (word.open && at > from && word.term.length >= MIN_OPEN_LETTERS) {
        for (const completion of completions(node, word.term)) note(completion, from, at + 1);
      }
      const next = node.next.get(stem(meant)) ?? numberIn(node, word.term);
      if (!next) break;
      note(next, from, at + 1);
      node = next;
    }
  });
  return matches;
}

const numberIn = (node: LexiconNode, term: string): LexiconNode | undefined =>
  /^[0-9]+$/.test(term)
    ? ((term.length > 1 ? node.next.get(LONG_NUMBER) : undefined) ?? node.next.get(ANY_NUMBER))
    : undefined;

function completions(node: LexiconNode, typed: string): LexiconNode[] {
  const found: LexiconNode[] = [];
  const exact = stem(typed);
  for (const [key, next] of node.next) {
    if (key !== exact && key.startsWith(typed)) found.push(next);
    if (found.length === MAX_COMPLETIONS) break;
  }
  return found;
}
