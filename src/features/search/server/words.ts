import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../platform/errors.ts';
import type { HandlerInput, Handlers } from '../../../platform/http/feature.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import { compileLexicon, EMPTY_LEXICON } from '../../../search-engine/lexicon.ts';
import { readSynonyms } from '../../../search-engine/readSynonyms.ts';
import { tokenise } from '../../../search-engine/text/tokenise.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import type { SearchWord, WordKind, wordsContract } from '../wordsContract.ts';
import './tables.ts';

/** More rules than anybody writes, and few enough to be read before a search. */
const MAX_WORDS = 5_000;

/** Throws a 400 that names the line when the engine could not use it. */
function assertUsable(kind: WordKind, line: string): void {
  if (kind !== 'synonyms') {
    if (tokenise(line).terms.length !== 1) throw badRequest('line', t('Please write one word.'));
    return;
  }
  try {
    const rules = readSynonyms(line);
    if (rules.length === 0) throw new Error('empty');
    compileLexicon({ ...EMPTY_LEXICON, synonyms: rules });
  } catch {
    throw badRequest('line', t('Please write “a, b, c” or “a > b, c”, with at most 8 words in each phrase.'));
  }
}

const select = (db: Db) =>
  db
    .selectFrom('search_words')
    .leftJoin('users', 'users.id', 'search_words.updated_by')
    .select([
      'search_words.id',
      'search_words.kind',
      'search_words.line',
      'search_words.is_starter',
      'search_words.is_active',
      'search_words.is_edited',
      'search_words.updated_at',
      'users.first_name',
      'users.last_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const present = (row: Row): SearchWord => ({
  id: row.id,
  kind: row.kind,
  line: row.line,
  isStarter: row.is_starter,
  isActive: row.is_active,
  isEdited: row.is_edited,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
});

async function wordOf(db: Db, id: string): Promise<SearchWord> {
  const row = await select(db).where('search_words.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return present(row);
}

async function assertNew(tx: Tx, kind: WordKind, line: string, except: string | null): Promise<void> {
  const same = await tx
    .selectFrom('search_words')
    .select('id')
    .where('kind', '=', kind)
    .where((eb) => eb(eb.fn('lower', ['line']), '=', line.toLowerCase()))
    .executeTakeFirst();
  if (same && same.id !== except) throw conflict('line_exists', t('This line is there already.'));
}

const kept = ({ kind, line, isActive }: SearchWord) => ({ kind, line, isActive });

type WordServices = Pick<Services, 'db' | 'clock'>;
type WordInput<K extends keyof typeof wordsContract> = HandlerInput<(typeof wordsContract)[K]>;

const audit = (
  tx: Tx,
  { clock }: WordServices,
  actor: Actor,
  action: string,
  id: string,
  change: { before?: unknown; after?: unknown },
) =>
  recordAudit(tx, {
    at: clock.now(),
    actor,
    action: `searchWord.${action}`,
    subject: { kind: 'searchWord', id },
    ...change,
  });

async function addWord(
  services: WordServices,
  { actor, body }: WordInput<'addSearchWord'>,
): Promise<SearchWord> {
  assertUsable(body.kind, body.line);
  return inTransaction(services.db, async (tx) => {
    const { count } = await tx
      .selectFrom('search_words')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MAX_WORDS)
      throw conflict('too_many_words', t('There are too many lines. Delete some first.'));
    await assertNew(tx, body.kind, body.line, null);
    const id = newId();
    const updated = { updated_at: services.clock.now(), updated_by: actor.userId };
    await tx
      .insertInto('search_words')
      .values({ id, ...body, is_edited: true, ...updated })
      .execute();
    const word = await wordOf(tx, id);
    await audit(tx, services, actor, 'add', id, { after: kept(word) });
    return word;
  });
}

const changeWord = (
  services: WordServices,
  { actor, params, body }: WordInput<'changeSearchWord'>,
): Promise<SearchWord> =>
  inTransaction(services.db, async (tx) => {
    const before = await wordOf(tx, params.id);
    if (body.line !== undefined) {
      assertUsable(before.kind, body.line);
      await assertNew(tx, before.kind, body.line, before.id);
    }
    await tx
      .updateTable('search_words')
      .set({
        line: body.line ?? before.line,
        is_active: body.isActive ?? before.isActive,
        is_edited: true,
        updated_at: services.clock.now(),
        updated_by: actor.userId,
      })
      .where('id', '=', params.id)
      .execute();
    const word = await wordOf(tx, params.id);
    await audit(tx, services, actor, 'change', word.id, { before: kept(before), after: kept(word) });
    return word;
  });

const deleteWord = (
  services: WordServices,
  { actor, params }: WordInput<'deleteSearchWord'>,
): Promise<{ success: true }> =>
  inTransaction(services.db, async (tx) => {
    const before = await wordOf(tx, params.id);
    if (before.isStarter) {
      throw conflict('starter_word', t('This line came with the product. Switch it off instead.'));
    }
    await tx.deleteFrom('search_words').where('id', '=', params.id).execute();
    await audit(tx, services, actor, 'delete', before.id, { before: kept(before) });
    return { success: true };
  });

/** The calls by which staff edit the words of the search. Every process knows them from its next search on. */
export const searchWordHandlers = (services: WordServices): Handlers<typeof wordsContract> => ({
  searchWords: async () => {
    const rows = await select(services.db)
      .orderBy('search_words.kind')
      .orderBy('search_words.line')
      .execute();
    return rows.map(present);
  },
  addSearchWord: (input) => addWord(services, input),
  changeSearchWord: (input) => changeWord(services, input),
  deleteSearchWord: (input) => deleteWord(services, input),
});
