import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startSummariesAtFirstEntry } from '../../identity/server/writes.ts';
import { FREQUENCIES } from '../contract.ts';
import { latestDue } from '../rules.ts';
import './tables.ts';

const READER = 'owner@demo.test';

/**
 * Gives the owner of the demo's paid account something to read in the next summary: what happened before the account was made
 * is no news to others. Summaries that fell due before then are nobody's. Called once, when the demo accounts were made.
 */
export const loadDemoSummaries = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await startSummariesAtFirstEntry(tx, READER);
    for (const frequency of FREQUENCIES) {
      if (frequency === 'Never') continue;
      await sql`
        insert into summary_runs (frequency, due_on, horizon, started_at, finished_at)
        values (${frequency}, ${latestDue(frequency, now).day}, latest_update_seq(), ${now}, ${now})
        on conflict do nothing`.execute(tx);
    }
  });
