import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** These changes, that a text said from now on, are upcoming again. */
export async function unmarkRolledIn(tx: Tx, changeIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('upcoming_changes')
    .set((eb) => ({ rolled_in_on: null, revision: eb('revision', '+', 1) }))
    .where(oneOf('id', changeIds))
    .execute();
}

export { moveInstrumentsToArea } from './moveInstruments.ts';
export { addBill, billForWriting, changeBill, publishBill, type WrittenBill } from './writeBill.ts';
export {
  type AddedChange,
  addUpcomingChange,
  announceChange,
  type ChangedChange,
  changeForWriting,
  changeUpcomingChange,
  markRolledIn,
  withdrawChange,
} from './writeChange.ts';
export {
  addInstrument,
  archiveInstrument,
  changeInstrument,
  type InstrumentKind,
  instrumentForWriting,
  MERGED_IN_BILLS,
  mergeInstrument,
  removeInstrument,
  type WrittenInstrument,
} from './writeInstruments.ts';
