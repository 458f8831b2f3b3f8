import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import '../db/tables.ts';

/** How the sending of emails goes. */
export interface OutboxState {
  failed: number;
  sentToday: number;
  waiting: number;
  /** Those that were given up, the newest first. */
  items: { id: string; subject: string; failedAt: Date; error: string | null }[];
}

interface Asked {
  sentSince: Date;
  failedSince: Date;
  /** How many failures are named. */
  limit: number;
}

/** What left, what waits, and what was given up, in two queries. */
export async function outboxState(db: Db, { sentSince, failedSince, limit }: Asked): Promise<OutboxState> {
  const counts = await db
    .selectFrom('outbox')
    .select([
      sql<number>`(count(*) filter (where failed_at > ${failedSince}))::int`.as('failed'),
      sql<number>`(count(*) filter (where sent_at >= ${sentSince}))::int`.as('sentToday'),
      sql<number>`(count(*) filter (where sent_at is null and failed_at is null))::int`.as('waiting'),
    ])
    // What left long ago is none of this, and there is much of it.
    .where(sql<boolean>`(sent_at is null or sent_at >= ${sentSince})`)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('outbox')
    .select(['id', 'subject', sql<Date>`failed_at`.as('failedAt'), 'last_error as error'])
    .where('failed_at', '>', failedSince)
    .orderBy('failed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return { ...counts, items };
}
