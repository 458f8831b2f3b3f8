import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/newId.ts';
import './tables.ts';

/** The text of its provision says this change from a day on (YYYY-MM-DD): it is no longer upcoming. */
export async function markRolledIn(tx: Tx, changeId: string, day: string): Promise<void> {
  await sql`
    update upcoming_changes set rolled_in_on = ${day}::date, revision = revision + 1
    where id = ${changeId}`.execute(tx);
}

/** Takes that back: these changes are upcoming again. */
export async function unmarkRolledIn(tx: Tx, changeIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('upcoming_changes')
    .set((eb) => ({ rolled_in_on: null, revision: eb('revision', '+', 1) }))
    .where(oneOf('id', changeIds))
    .execute();
}

/** Announces a change that no bill of the library brings, on the day on which it starts (YYYY-MM-DD). Answers its id. */
export async function announceChange(
  tx: Tx,
  change: { provisionId: string; billId: string | null; overview: string; day: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('upcoming_changes')
    .values({
      id,
      bill_id: change.billId,
      provision_id: change.provisionId,
      changes_overview: change.overview,
      in_force: 'on date',
      in_force_date: change.day,
    })
    .execute();
  return id;
}

/** Takes an announced change away: it was announced by mistake, a moment ago. */
export async function withdrawChange(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('upcoming_changes').where('id', '=', id).execute();
}

export {
  type AddedChange,
  addBill,
  addUpcomingChange,
  billForWriting,
  changeBill,
  type WrittenBill,
} from './writeBill.ts';
export {
  addInstrument,
  archiveInstrument,
  changeInstrument,
  type InstrumentKind,
  instrumentForWriting,
  mergeInstrument,
  removeInstrument,
  type WrittenInstrument,
} from './writeInstruments.ts';
