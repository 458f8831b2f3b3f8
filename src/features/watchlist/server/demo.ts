import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import '../../identity/server/tables.ts';
import '../../catalogue/server/tables.ts';
import './tables.ts';

const WATCHER = 'owner@demo.test';
const TOPICS = [
  'employment-standards/wages-and-payment',
  'employment-standards/hours-of-work-and-overtime',
  'employment-standards/leaves-of-absence',
];
const JURISDICTIONS = ['FED', 'ON', 'MB', 'SK'];

/** Lets the owner of the demo's paid account watch a few topics. Called once, when the demo accounts were made. */
export const loadDemoWatchlist = (db: Db, now: Date) =>
  sql`insert into watchlist_entries (user_id, topic_id, jurisdiction, created_at)
    select u.id, t.id, j.code, ${now}
    from users u, topics t, jurisdictions j
    where u.email = ${WATCHER} and ${oneOf('t.key', TOPICS)} and ${oneOf('j.code', JURISDICTIONS)}
    on conflict do nothing`.execute(db);
