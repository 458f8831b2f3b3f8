import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** Lets people watch the topics that stand for those they watched; `to[i]` stands for `from[i]`. */
export async function moveWatchedTopics(
  tx: Tx,
  from: readonly string[],
  to: readonly string[],
): Promise<void> {
  await sql`
    insert into watchlist_entries (user_id, topic_id, jurisdiction, created_at)
    select w.user_id, m.successor, w.jurisdiction, min(w.created_at) from watchlist_entries w
    join unnest(${[...from]}::text[], ${[...to]}::text[]) as m(former, successor) on w.topic_id = m.former
    group by w.user_id, m.successor, w.jurisdiction
    on conflict do nothing`.execute(tx);
  await sql`delete from watchlist_entries where ${oneOf('topic_id', from)}`.execute(tx);
}
