import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import { inScope, provisionsInTopics } from '../../provisions/server/reads.ts';
import { COUNTED_DAYS, type Watched, type Watchlist } from '../contract.ts';
import { watchedBy } from './reads.ts';

/** How many entries each topic × jurisdiction had since a moment, within what the person may see. */
async function changesSince(db: Db, actor: Actor, since: Date): Promise<Watchlist['recentChanges']> {
  const rows = await provisionsInTopics(db)
    .innerJoin('update_entries', 'update_entries.provision_id', 'provisions.id')
    .select((eb) => ['topics.id as topicId', 'provisions.jurisdiction', eb.fn.countAll<number>().as('count')])
    .where('update_entries.at', '>=', since)
    .where('topics.frozen_at', 'is', null)
    .where(inScope(actor.scope))
    .groupBy(['topics.id', 'provisions.jurisdiction'])
    .execute();
  return rows;
}

/**
 * Whether a person may watch a topic in a jurisdiction: the account covers both. It need not hold anything yet; what is published
 * there later reaches whoever waited for it.
 */
async function watchable(db: Db, { scope }: Actor): Promise<(pair: Watched) => boolean> {
  const rows = await provisionsInTopics(db).select('topics.id').distinct().where(inScope(scope)).execute();
  const topics = new Set(rows.map(({ id }) => id));
  return ({ topicId, jurisdiction }) =>
    topics.has(topicId) && (scope.jurisdictions?.includes(jurisdiction) ?? true);
}

/** What a person watches and what their account still covers, with how much changed there in the last 90 days. */
export async function watchlistOf(db: Db, clock: Clock, actor: Actor): Promise<Watchlist> {
  const since = new Date(clock.now().getTime() - COUNTED_DAYS * 86_400_000);
  const isCovered = await watchable(db, actor);
  return {
    watched: (await watchedBy(db, actor.userId)).filter(isCovered),
    recentChanges: await changesSince(db, actor, since),
  };
}

async function insert(tx: Tx, userId: string, pairs: Watched[], now: Date): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into watchlist_entries (user_id, topic_id, jurisdiction, created_at)
    select ${userId}, pair.topic_id, pair.jurisdiction, ${now}
    from unnest(${pairs.map(({ topicId }) => topicId)}::text[], ${pairs.map(({ jurisdiction }) => jurisdiction)}::text[])
      as pair (topic_id, jurisdiction)
    on conflict do nothing`.execute(tx);
}

async function remove(tx: Tx, userId: string, pairs: Watched[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    delete from watchlist_entries
    where user_id = ${userId} and (topic_id, jurisdiction) in (
      select * from unnest(${pairs.map(({ topicId }) => topicId)}::text[],
        ${pairs.map(({ jurisdiction }) => jurisdiction)}::text[]))`.execute(tx);
}

/**
 * Watches pairs and stops watching others. Throws 404 when the account does not cover one to add, and writes nothing then; one to
 * remove need not be covered.
 */
export async function changeWatchlist(
  db: Db,
  clock: Clock,
  actor: Actor,
  change: { add: Watched[]; remove: Watched[] },
): Promise<void> {
  if (change.add.length > 0) {
    const isCovered = await watchable(db, actor);
    if (!change.add.every(isCovered)) throw notFound(t('This topic could not be found.'));
  }
  await inTransaction(db, async (tx) => {
    await remove(tx, actor.userId, change.remove);
    await insert(tx, actor.userId, change.add, clock.now());
  });
}
