import type { Tx } from '../../../../platform/db/schema.ts';
import type { Services } from '../../../../platform/services.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { changeBill, publishBill, type WrittenBill } from '../../../legislation/server/writes.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import { auditBill } from './auditBill.ts';
import { assertAgrees, assertInstruments, assertParts } from './checkBill.ts';
import { type StandingBill, standingBill } from './readBill.ts';

/** What is to become of a bill's own record: shown to readers for the first time, or changed. */
export interface AskedBill {
  call: 'addBill' | 'changeBill';
  targetId: string;
  body: WrittenBill;
}
export type BillCall = AskedBill['call'];

/** Throws 400 at the field for what contradicts, and for what the bill cannot rest on or lose. */
export async function assertBill(
  tx: Tx,
  before: StandingBill,
  after: WrittenBill,
  today: string,
): Promise<void> {
  const { kind, jurisdiction } = before;
  assertParts({ ...before.bill, kind, jurisdiction }, after, before.changes);
  assertAgrees(after, today);
  await assertInstruments(tx, before.id, after);
}

/** Writes a bill anew, and what was and is in the audit log. */
export async function saveBill(
  tx: Tx,
  now: Date,
  actor: Editor,
  before: StandingBill,
  after: WrittenBill,
): Promise<void> {
  await changeBill(tx, before.id, after, now, before.bill);
  const { kind: _, jurisdiction: __, ...written } = after;
  await auditBill(tx, now, actor, 'bill.change', before.id, { before: before.bill, after: written });
}

/** Lets readers see a bill from now on. */
export async function showBill(tx: Tx, now: Date, actor: Editor, { id, bill }: StandingBill): Promise<void> {
  await publishBill(tx, id);
  await auditBill(tx, now, actor, 'bill.publish', id, {
    before: { ...bill, isPublished: false },
    after: { ...bill, isPublished: true },
  });
}

const later = (a: string | null, b: string | null): string | null => ((a ?? '') > (b ?? '') ? a : b);

/** Writes what was asked of a bill, in the name of whoever lets it out; the day of the last look at it never goes back. */
export async function writeBillRecord(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  actor: Editor,
  { call, targetId, body }: AskedBill,
): Promise<void> {
  const now = clock.now();
  const before = await standingBill(tx, targetId, torontoDay(now));
  if (call === 'addBill') return showBill(tx, now, actor, before);
  const after = { ...body, seenOn: later(body.seenOn, before.bill.seenOn) };
  await assertBill(tx, before, after, torontoDay(now));
  await saveBill(tx, now, actor, before, after);
}
