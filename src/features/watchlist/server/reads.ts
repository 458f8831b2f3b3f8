import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { PROVISIONS_IN_TOPICS } from '../../provisions/server/reads.ts';
import type { Watched } from '../contract.ts';
import './tables.ts';

/** One change that reaches a person because they watch its topic in its jurisdiction. */
export interface WatchedEntry {
  user_id: string;
  entry_id: string;
  seq: number;
  topic_id: string;
}

/**
 * Every person × update entry that a watchlist ties together, for entries after `after` up to and including `through` in the
 * order in which they became known (`update_entries.seq`). A query to be used as `(…) as watched`: `user_id`, `entry_id`, `seq`,
 * `topic_id`. Set-based, for all people at once: what an account may see is not looked at here, the caller joins that; an
 * unpublished provision and a topic whose changes are no longer reported reach nobody.
 */
export const watchedEntries = (after: number, through: number): RawBuilder<WatchedEntry> => sql<WatchedEntry>`
  select w.user_id, e.id as entry_id, e.seq, w.topic_id
  from update_entries e
  join ${PROVISIONS_IN_TOPICS} on p.id = e.provision_id and p.is_published and t.frozen_at is null
  join watchlist_entries w on w.topic_id = g.topic_id and w.jurisdiction = p.jurisdiction
  where e.seq > ${after} and e.seq <= ${through}`;

/** The topics and jurisdictions that a person watches. */
export const watchedBy = (db: Db, userId: string): Promise<Watched[]> =>
  db
    .selectFrom('watchlist_entries')
    .select(['topic_id as topicId', 'jurisdiction'])
    .where('user_id', '=', userId)
    .orderBy('topic_id')
    .orderBy('jurisdiction')
    .execute();

/** What everybody in an account watches, for the export of its data. */
export const watchlistOfAccount = (db: Db, accountId: string): Promise<object[]> =>
  db
    .selectFrom('watchlist_entries')
    .innerJoin('users', 'users.id', 'watchlist_entries.user_id')
    .innerJoin('topics', 'topics.id', 'watchlist_entries.topic_id')
    .select([
      'users.email as user',
      'topics.name as topic',
      'watchlist_entries.jurisdiction',
      'watchlist_entries.created_at',
    ])
    .where('users.account_id', '=', accountId)
    .orderBy('users.email')
    .orderBy('topics.name')
    .orderBy('watchlist_entries.jurisdiction')
    .execute();

/** Who watches a topic in a jurisdiction: a query of the one column `user_id`. */
export const watchersOf = (topicId: string, jurisdiction: JurisdictionCode) =>
  sql`select user_id from watchlist_entries where topic_id = ${topicId} and jurisdiction = ${jurisdiction}`;

/** How many people watch a topic somewhere. `where`: a condition with the alias t. */
export async function countWatchers(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct w.user_id)::int as count from watchlist_entries w join topics t on t.id = w.topic_id
    where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}
