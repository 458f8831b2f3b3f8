import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { CANADIAN_HR_LEXICON } from '../../../search-engine/canadian-hr/lexicon.ts';
import type { WordKind } from '../wordsContract.ts';
import { lineOf } from './lexicon.ts';
import './tables.ts';

const PRINT = 'searchWords';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The rules and words that come with the product. A row keeps its id for as long as its line stays what it is. */
function starterWords(): { id: string; kind: WordKind; line: string }[] {
  const { synonyms, stopWords, optionalWords } = CANADIAN_HR_LEXICON;
  const lines: [WordKind, readonly string[]][] = [
    ['synonyms', synonyms.map(lineOf)],
    ['stopWord', stopWords],
    ['optionalWord', optionalWords],
  ];
  return lines.flatMap(([kind, all]) =>
    [...new Set(all)].map((line) => ({ id: hashOf(`${kind} ${line}`).slice(0, 16), kind, line })),
  );
}

/**
 * Brings the starter words of the search to what this version has. What staff added, edited or switched off stays as they
 * left it. Loading the same words again writes nothing.
 */
export async function loadSearchWords(db: Db, now: Date): Promise<void> {
  const words = starterWords();
  const print = hashOf(JSON.stringify(words));
  const loaded = (on: Db) =>
    on.selectFrom('installation').select('value').where('name', '=', PRINT).executeTakeFirst();
  if ((await loaded(db))?.value === print) return;
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${PRINT}))`.execute(tx);
    if ((await loaded(tx))?.value === print) return;
    await tx
      .deleteFrom('search_words')
      .where('is_starter', '=', true)
      .where('is_edited', '=', false)
      .where(sql<boolean>`id <> all(${words.map(({ id }) => id)}::text[])`)
      .execute();
    await tx
      .insertInto('search_words')
      .values(words.map((word) => ({ ...word, is_starter: true, updated_at: now, updated_by: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('installation')
      .values({ name: PRINT, value: print })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: print }))
      .execute();
  });
}
