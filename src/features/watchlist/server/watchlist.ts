import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { t } from '../../../shared/text.ts';
import { inScope } from '../../provisions/server/reads.ts';
import { COUNTED_DAYS, type Watched, type Watchlist } from '../contract.ts';
import { watchedBy } from './reads.ts';

const key = ({ topicId, jurisdiction }: Watched): string => `${topicId} ${jurisdiction}`;

/** How many entries each topic × jurisdiction had since a moment, within what the person may see. */
async function changesSince(db: Db, actor: Actor, since: Date): Promise<Watchlist['recentChanges']> {
  const rows = await db
    .selectFrom('update_entries')
    .innerJoin('provisions', 'provisions.id', 'update_entries.provision_id')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .select((eb) => ['topics.id as topicId', 'provisions.jurisdiction', eb.fn.countAll<number>().as('count')])
    .where('update_entries.at', '>=', since)
    .where('topics.frozen_at', 'is', null)
    .where(inScope(actor.scope))
    .groupBy(['topics.id', 'provisions.jurisdiction'])
    .execute();
  return rows;
}

/** What a person watches and what their account still covers, with how much changed there in the last 90 days. */
export async function watchlistOf(db: Db, clock: Clock, actor: Actor): Promise<Watchlist> {
  const since = new Date(clock.now().getTime() - COUNTED_DAYS * 86_400_000);
  const visible = new Set((await visiblePairs(db, actor)).map(key));
  return {
    watched: (await watchedBy(db, actor.userId)).filter((pair) => visible.has(key(pair))),
    recentChanges: await changesSince(db, actor, since),
  };
}

/** Every topic × jurisdiction in which the person may see something. */
const visiblePairs = (db: Db, actor: Actor): Promise<Watched[]> =>
  db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .select(['topics.id as topicId', 'provisions.jurisdiction'])
    .distinct()
    .where(inScope(actor.scope))
    .execute();

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
 * Watches pairs and stops watching others. Throws 404 when one to add is not in the library that the account covers, and writes
 * nothing then; one to remove need not be.
 */
export async function changeWatchlist(
  db: Db,
  clock: Clock,
  actor: Actor,
  change: { add: Watched[]; remove: Watched[] },
): Promise<void> {
  if (change.add.length > 0) {
    const visible = new Set((await visiblePairs(db, actor)).map(key));
    if (change.add.some((pair) => !visible.has(key(pair)))) {
      throw notFound(t('This topic could not be found.'));
    }
  }
  await inTransaction(db, async (tx) => {
    await remove(tx, actor.userId, change.remove);
    await insert(tx, actor.userId, change.add, clock.now());
  });
}
