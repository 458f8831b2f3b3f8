import type { Tx } from '../../../../platform/db/schema.ts';
import { requirementForWriting } from '../../../checklists/server/writes.ts';
import { billForWriting, type WrittenBill } from '../../../legislation/server/writes.ts';
import type { AskedBill } from '../../../tracker/server/writes.ts';
import type { AskedRequirement } from '../services.ts';

/** What is to become of a record that stands by itself: a bill, or a requirement of the checklists. */
export type AskedRecord = AskedBill | AskedRequirement;

const CALLS: ReadonlySet<string> = new Set<AskedRecord['call']>([
  'addBill',
  'changeBill',
  'addRequirement',
  'changeRequirement',
  'bringBackRequirement',
]);

export const isOfRecord = (asked: { call: string }): asked is AskedRecord => CALLS.has(asked.call);

export const isOfBillRecord = (asked: AskedRecord): asked is AskedBill =>
  asked.call === 'addBill' || asked.call === 'changeBill';

/** A bill without the day of the last look at it, which is written at once and takes nobody's words away. */
export const comparableBill = ({ seenOn: _, ...said }: WrittenBill) => said;

/** A record as it stands, locked, so far as a second reader reads it; null where it is gone. */
export async function standingRecord(tx: Tx, asked: AskedRecord): Promise<object | null> {
  if (isOfBillRecord(asked)) {
    const found = await billForWriting(tx, asked.targetId);
    return found ? comparableBill(found.bill) : null;
  }
  const found = await requirementForWriting(tx, asked.targetId);
  if (!found) return null;
  return asked.call === 'bringBackRequirement' ? { retiredOn: found.row.retired_on } : found.written;
}
