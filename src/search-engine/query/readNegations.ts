import type { CompiledLexicon, Entity } from '../lexicon.ts';
import type { LexiconMatch } from './readLexicon.ts';
import type { ResolvedWord } from './resolveWord.ts';

/** What a query says that it does not ask for. */
export interface Negated {
  /** Indexes of the words that are not looked for, with the words that negate them. */
  readonly words: ReadonlySet<number>;
  /** Values whose documents are left out. */
  readonly entities: readonly Entity[];
  /** Indexes of words behind a minus sign: what holds them is left out. */
  readonly excluded: readonly number[];
}

/** Reads "not ontario", "except in quebec or alberta", "-severance" and "no severance". */
export function readNegations(
  lexicon: CompiledLexicon,
  resolved: readonly ResolvedWord[],
  matches: readonly LexiconMatch[],
): Negated {
  const { ofEntities, ofWords, links } = lexicon.negations;
  const words = new Set<number>();
  const entities = new Set<Entity>();
  const excluded: number[] = [];
  const term = (at: number): string => resolved[at]?.word.term ?? '';
  /** The longest of what the lexicon knows at this word. */
  const longest = (at: number, among = matches): LexiconMatch | undefined =>
    among.filter(({ from }) => from === at).sort((a, b) => b.to - a.to)[0];
  const named = matches.filter((match) => match.entities.length > 0);
  const leaveOut = (from: number, to: number): void => {
    for (let at = from; at < to; at++) words.add(at);
  };
  const pastLinks = (at: number): number => {
    let next = at;
    while (links.has(term(next))) next++;
    return next;
  };
  /** Leaves out the values named from here on; whether there is one. */
  const takeEntities = (negation: number, from: number): boolean => {
    let found = false;
    for (let at = pastLinks(from); ; ) {
      const match = longest(at, named);
      if (!match) return found;
      if (!found) leaveOut(negation, at);
      for (const entity of match.entities) entities.add(entity);
      leaveOut(at, match.to);
      found = true;
      at = pastLinks(match.to);
    }
  };
  for (let at = 0; at < resolved.length; at++) {
    if (words.has(at)) continue;
    if (resolved[at]?.word.minus) {
      if (takeEntities(at, at)) continue;
      const to = longest(at)?.to ?? at + 1;
      leaveOut(at, to);
      for (let word = at; word < to; word++) excluded.push(word);
      continue;
    }
    const phrase = ofEntities.find((terms) => terms.every((one, k) => term(at + k) === one));
    if (phrase && takeEntities(at, at + phrase.length)) continue;
    const isKnownPhrase = matches.some(({ from, to }) => from <= at && to > at + 1);
    if (!ofWords.has(term(at)) || isKnownPhrase || at + 1 === resolved.length) continue;
    leaveOut(at, longest(at + 1)?.to ?? at + 2);
  }
  return { words, entities: [...entities], excluded };
}
