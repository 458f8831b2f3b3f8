import type { Db } from '../../../platform/db/schema.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { HandlerInput, Handlers } from '../../../platform/http/feature.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { MAX_SAVED, type SavedSearch, type savedContract } from '../savedContract.ts';
import type { SavedSearchesTable } from './tables.ts';
import './tables.ts';

type Row = {
  [K in keyof SavedSearchesTable]: K extends 'filters' ? SavedSearch['filters'] : SavedSearchesTable[K];
};

const present = (row: Row): SavedSearch => ({
  id: row.id,
  name: row.name,
  query: row.query,
  filters: row.filters,
  isWatched: row.is_watched,
  createdAt: row.created_at.toISOString(),
});

const nameTaken = () => conflict('name_taken', t('You have a saved search of this name already.'));

/** Whether a write failed because the person has a saved search of this name. */
const isTaken = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'saved_searches_name';

async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isTaken(error) ? nameTaken() : error;
  }
}

const ofUser = (db: Db, userId: string) =>
  db.selectFrom('saved_searches').selectAll().where('user_id', '=', userId);

async function saveSearch(
  { db, clock }: Services,
  { actor, body }: HandlerInput<typeof savedContract.saveSearch>,
): Promise<SavedSearch> {
  const kept = await ofUser(db, actor.userId).execute();
  if (kept.length >= MAX_SAVED) {
    throw conflict(
      'too_many_saved',
      t('You have saved {{count}} searches. Delete one first.', { count: MAX_SAVED }),
    );
  }
  const now = clock.now();
  const row = await orTaken(
    db
      .insertInto('saved_searches')
      .values({
        id: newId(),
        user_id: actor.userId,
        name: body.name,
        query: body.query,
        filters: JSON.stringify(body.filters),
        is_watched: body.isWatched,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return present(row);
}

/** The calls about saved searches. Each person has their own; those of others do not exist for them. */
export function savedSearchHandlers(services: Services): Handlers<typeof savedContract> {
  const { db, clock } = services;
  return {
    savedSearches: async ({ actor }) => {
      const rows = await ofUser(db, actor.userId).orderBy('name').orderBy('id').execute();
      return rows.map(present);
    },
    saveSearch: (input) => saveSearch(services, input),
    changeSavedSearch: async ({ actor, params, body }) => {
      const row = await orTaken(
        db
          .updateTable('saved_searches')
          .set({
            ...(body.name === undefined ? {} : { name: body.name }),
            ...(body.isWatched === undefined ? {} : { is_watched: body.isWatched }),
            updated_at: clock.now(),
          })
          .where('id', '=', params.id)
          .where('user_id', '=', actor.userId)
          .returningAll()
          .executeTakeFirst(),
      );
      if (!row) throw notFound();
      return present(row);
    },
    deleteSavedSearch: async ({ actor, params }) => {
      const { numDeletedRows } = await db
        .deleteFrom('saved_searches')
        .where('id', '=', params.id)
        .where('user_id', '=', actor.userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      return { success: true };
    },
  };
}
