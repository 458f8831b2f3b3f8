import type { CompiledLexicon, Entity } from '../lexicon.ts';
import { stem } from '../text/stem.ts';
import type { LexiconMatch } from './readLexicon.ts';
import type { Negated } from './readNegations.ts';
import type { ResolvedWord } from './resolveWord.ts';

/** Which of the query's words are searched for, by index. */
export interface Content {
  readonly words: readonly number[];
  /** Of these, those that lift a document without being demanded. */
  readonly optional: ReadonlySet<number>;
  /** Asked in a sentence and not in key words: some of its words may say nothing. */
  readonly question: boolean;
  /** Values that the query names or implies. */
  readonly entities: readonly Entity[];
}

const STOP_WORDS_OF_A_QUESTION = 2;

const isNumber = (term: string): boolean => /^[0-9]/.test(term);

/**
 * Sorts a query's words: names of a value and stop words are not searched for, quantities ("6 years") and
 * optional words are not demanded, the words of a citation are left to it unless the lexicon knows them
 * ("Bill 96") and no document has it. Where nothing would remain, all words are kept.
 */
export function chooseContent(
  lexicon: CompiledLexicon,
  resolved: readonly ResolvedWord[],
  matches: readonly LexiconMatch[],
  citationsFound: readonly boolean[],
  otherDemands: boolean,
  negated: Negated,
): Content {
  const entities = new Set<Entity>();
  const named = new Set<number>();
  const kept = new Set<number>();
  const isStop = (at: number): boolean => lexicon.stopWords.has((resolved[at] as ResolvedWord).word.term);
  const citationAt = (at: number): number | null => (resolved[at] as ResolvedWord).word.citation;
  const isLeftOut = (at: number): boolean => isStop(at) || citationAt(at) !== null;
  for (const { from, to, entities: values, hinted, phrases } of matches) {
    const run = Array.from({ length: to - from }, (_, k) => from + k);
    if (run.some((at) => negated.words.has(at))) continue;
    for (const entity of [...values, ...hinted]) entities.add(entity);
    if (values.length > 0) for (const at of run) named.add(at);
    else if (phrases.length > 0 && run.length > 1 && run.every(isLeftOut)) {
      for (const at of run) if (!citationsFound[citationAt(at) ?? -1]) kept.add(at);
    }
  }
  const all = resolved.map((_, at) => at).filter((at) => !negated.words.has(at));
  const demanding = otherDemands || citationsFound.includes(true);
  let words = all.filter((at) => kept.has(at) || (!named.has(at) && !isLeftOut(at)));
  if (words.length === 0 && entities.size === 0 && !demanding)
    words = all.filter((at) => citationAt(at) === null);
  const optional = new Set(
    words.filter((at) => {
      const { word } = resolved[at] as ResolvedWord;
      const before = resolved[at - 1]?.word;
      const ofQuantity = before !== undefined && isNumber(before.term) && before.place === word.place - 1;
      return isNumber(word.term) || ofQuantity || lexicon.optionalWords.has(stem(word.term));
    }),
  );
  if (optional.size === words.length && !demanding) optional.clear();
  const stops = all.filter((at) => isStop(at) && !words.includes(at)).length;
  return { words, optional, question: stops >= STOP_WORDS_OF_A_QUESTION, entities: [...entities] };
}
