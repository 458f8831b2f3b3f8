import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { isInForce } from '../../legislation/rules.ts';
import { openChanges } from '../../legislation/server/reads.ts';
import { startEntry } from './startEntry.ts';

/**
 * The daily run (decisions 6): every change whose bill, or part of a bill, came to count as in force gets its Amendment In Force
 * entry and a line on the editors' to-do list, once, however often and at whatever time of day this runs. A day that was missed
 * is caught up by the next run, and a clock that goes back adds nothing. Answers how many entries it made.
 */
export async function bringIntoForce(db: Db, clock: Clock): Promise<number> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('bringIntoForce'))`.execute(tx);
    const now = clock.now();
    const today = torontoDay(now);
    const unlisted = await openChanges(
      tx,
      sql`not exists (select 1 from roll_ins r where r.upcoming_change_id = c.id)`,
    );
    let made = 0;
    for (const change of unlisted) {
      if (change.day === null || !isInForce(change.commencement, today)) continue;
      if ((await startEntry(tx, change, now)).isNew) made += 1;
      await tx
        .insertInto('roll_ins')
        .values({
          upcoming_change_id: change.id,
          provision_id: change.provisionId,
          in_force_on: change.day,
          created_at: now,
          done_at: null,
        })
        .execute();
    }
    return made;
  });
}
