import { sql } from 'kysely';
import { UNDO_MS } from '../../provisions/server/reads.ts';

/**
 * The last entry before those that an editor may still take back, for SQL: nobody is told of what may be gone a moment later. An entry
 * of a clock that ran ahead holds nobody up.
 */
export const settledSeq = (now: Date) => sql<number>`coalesce(
  (select min(e.seq) - 1 from update_entries e
   where not e.from_library and e.at > ${new Date(now.getTime() - UNDO_MS)} and e.at <= ${now}),
  latest_update_seq())`;
