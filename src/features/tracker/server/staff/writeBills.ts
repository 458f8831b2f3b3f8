import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { addBill, changeBill, publishBill, type WrittenBill } from '../../../legislation/server/writes.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import type { WrittenBillBody } from '../../staffContract.ts';
import { auditBill } from './auditBill.ts';
import '../services.ts';
import { assertBill, saveBill, showBill } from './billRecord.ts';
import { assertAgrees, assertInstruments, assertParts } from './checkBill.ts';
import { type StandingBill, standingBill } from './readBill.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'billChanges'>;

/** Asks a second reader to let readers see a bill, as it stands. Answers whether it waits for one. */
async function askToShow(
  billChanges: Deps['billChanges'],
  tx: Tx,
  actor: Editor,
  { id, bill, kind, jurisdiction }: StandingBill,
): Promise<boolean> {
  return billChanges.keep(tx, actor, {
    call: 'addBill',
    targetId: id,
    body: { ...bill, kind, jurisdiction },
  });
}

/**
 * Adds a bill, which readers see at once, or once a second reader let it out. Throws 400 with every contradiction at its field. Answers
 * its id.
 */
export function createBill(
  { db, clock, billChanges }: Deps,
  actor: Editor,
  bill: WrittenBill,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    assertParts({ ...bill, parts: [] }, bill, []);
    assertAgrees(bill, torontoDay(now));
    const id = await addBill(tx, { ...bill, acts: [], regulations: [] }, now);
    await assertInstruments(tx, id, bill);
    await changeBill(tx, id, bill, now, bill);
    await auditBill(tx, now, actor, 'bill.create', id, { after: bill });
    const waits = await askToShow(billChanges, tx, actor, await standingBill(tx, id, torontoDay(now)));
    if (!waits) await publishBill(tx, id);
    return id;
  });
}

/**
 * Changes a bill, or keeps what readers would see of it for a second reader. Throws 404, 400 at the field, and 409 when somebody else
 * changed it since `revision`.
 */
export function editBill(
  { db, clock, billChanges }: Deps,
  actor: Editor,
  id: string,
  body: { revision: number; bill: WrittenBillBody },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const before = await standingBill(tx, id, torontoDay(now));
    if (before.revision !== body.revision) {
      throw conflict(
        'changed_meanwhile',
        t('Somebody else changed this bill. Load it again; nothing was overwritten.'),
      );
    }
    const { kind, jurisdiction, isPublished, isOwn } = before;
    const after: WrittenBill = { ...body.bill, kind, jurisdiction };
    await assertBill(tx, before, after, torontoDay(now));
    const asked = { call: 'changeBill', targetId: id, body: after } as const;
    if (isPublished && (await billChanges.keep(tx, actor, asked))) return id;
    await saveBill(tx, now, actor, before, after);
    if (isPublished || !isOwn) return id;
    const saved = await standingBill(tx, id, torontoDay(now));
    if (!(await askToShow(billChanges, tx, actor, saved))) await showBill(tx, now, actor, saved);
    return id;
  });
}
