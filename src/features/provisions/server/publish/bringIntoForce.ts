import { sql } from 'kysely';
import type { Clock } from '../../../../platform/clock.ts';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { isInForce } from '../../../legislation/rules.ts';
import { openChanges } from '../../../legislation/server/reads.ts';
import { startEntry } from './startEntry.ts';

/**
 * A start that was told of and put off since (another date, or none) is to come again: its line leaves the editors' list, and the
 * entry that told of it stays as history, without the change, so that the true start is told in its time.
 */
async function expectAgain(tx: Tx, today: string): Promise<void> {
  const told = await tx
    .selectFrom('roll_ins')
    .select(['upcoming_change_id', 'in_force_on'])
    .where('done_at', 'is', null)
    .execute();
  const toldOn = new Map(told.map((line) => [line.upcoming_change_id, line.in_force_on]));
  const open = await openChanges(tx, sql`${oneOf('c.id', [...toldOn.keys()])}`);
  const putOff = open.filter(
    ({ id, day, commencement }) =>
      (day === null || day > (toldOn.get(id) ?? '')) && !isInForce(commencement, today),
  );
  for (const { id } of putOff) {
    await tx.deleteFrom('roll_ins').where('upcoming_change_id', '=', id).execute();
    await tx
      .updateTable('update_entries')
      .set({ upcoming_change_id: null })
      .where('upcoming_change_id', '=', id)
      .where('change_type', '=', 'Amendment In Force')
      .execute();
  }
}

/**
 * The daily run (decisions 6): every change whose bill, or part of a bill, came to count as in force gets its Amendment In Force
 * entry and a line on the editors' to-do list, once, however often and at whatever time of day this runs. A day that was missed
 * is caught up by the next run, a clock that goes back adds nothing, and a start that was put off is told again when it comes.
 * Answers how many entries it made.
 */
export async function bringIntoForce(db: Db, clock: Clock): Promise<number> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('bringIntoForce'))`.execute(tx);
    const now = clock.now();
    const today = torontoDay(now);
    await expectAgain(tx, today);
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
