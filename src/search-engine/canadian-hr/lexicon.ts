import type { Lexicon } from '../lexicon.ts';
import { jurisdictionEntities } from './jurisdictions.ts';
import { SPELLINGS } from './spellings.ts';
import { OPTIONAL_WORDS, STOP_WORDS } from './stopWords.ts';
import { SYNONYMS } from './synonyms.ts';

/** What a new installation starts with; staff edit their own copy. */
export const CANADIAN_HR_LEXICON: Lexicon = {
  stopWords: STOP_WORDS,
  optionalWords: OPTIONAL_WORDS,
  synonyms: [...SYNONYMS, ...SPELLINGS],
  entities: jurisdictionEntities('jurisdictionName'),
};
