import type { Lexicon } from '../lexicon.ts';
import { SPELLED_RIGHT } from './englishWords.ts';
import { EVERYDAY } from './everyday.ts';
import { FRENCH } from './french.ts';
import { jurisdictionEntities } from './jurisdictions.ts';
import { SPELLINGS } from './spellings.ts';
import { NEGATIONS, OPTIONAL_WORDS, STOP_WORDS } from './stopWords.ts';
import { SYNONYMS } from './synonyms.ts';

/** What a new installation starts with; staff edit their own copy. */
export const CANADIAN_HR_LEXICON: Lexicon = {
  stopWords: STOP_WORDS,
  optionalWords: OPTIONAL_WORDS,
  synonyms: [...SYNONYMS, ...EVERYDAY, ...FRENCH, ...SPELLINGS],
  entities: jurisdictionEntities('jurisdictionName'),
  negations: NEGATIONS,
  spelledRight: SPELLED_RIGHT,
};
