import type { Db } from '../../../platform/db/schema.ts';
import { CANADIAN_HR_LEXICON } from '../../../search-engine/canadian-hr/lexicon.ts';
import type { Lexicon, Synonyms } from '../../../search-engine/lexicon.ts';
import { readSynonyms } from '../../../search-engine/readSynonyms.ts';
import './tables.ts';

/** How a rule of synonyms is written: "a, b, c" find each other, "a > b, c" finds one way. */
export const lineOf = (rule: Synonyms): string =>
  'same' in rule ? rule.same.join(', ') : `${rule.from} > ${rule.to.join(', ')}`;

/** The words that the search knows now, as staff left them. An installation without any has those it came with. */
export async function readLexicon(db: Db): Promise<Lexicon> {
  const rows = await db
    .selectFrom('search_words')
    .select(['kind', 'line', 'is_active'])
    .orderBy('kind')
    .orderBy('line')
    .execute();
  if (rows.length === 0) return CANADIAN_HR_LEXICON;
  const lines = (kind: string): string[] =>
    rows.filter((row) => row.is_active && row.kind === kind).map(({ line }) => line);
  return {
    ...CANADIAN_HR_LEXICON,
    synonyms: lines('synonyms').flatMap(readSynonyms),
    stopWords: lines('stopWord'),
    optionalWords: lines('optionalWord'),
  };
}
