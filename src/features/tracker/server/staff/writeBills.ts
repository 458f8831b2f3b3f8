import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict } from '../../../../platform/errors.ts';
import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { Actor } from '../../../identity/actor.ts';
import { instrumentsForBill } from '../../../legislation/server/reads.ts';
import { addBill, changeBill, type WrittenBill } from '../../../legislation/server/writes.ts';
import type { staffTrackerContract } from '../../staffContract.ts';
import { visibleBillRows } from '../bills.ts';
import { auditBill } from './auditBill.ts';
import '../services.ts';
import { type AskedBillChange, provisionOfBillChange } from './billChanges.ts';
import { assertAgrees, assertInstruments, assertParts } from './checkBill.ts';
import { openCounts, provisionsForBill, staffBill, withRedlines } from './readBill.ts';

/** The calls by which staff keep bills. Each write stands in the audit log with what was before and after. */
export function staffTrackerHandlers({
  db,
  clock,
  redlines,
  billChanges,
}: Pick<Services, 'db' | 'clock' | 'redlines' | 'billChanges'>): Handlers<typeof staffTrackerContract> {
  const today = () => torontoDay(clock.now());
  /** Does the work in a transaction, and answers the bill of the id that it gives, as it stands then. */
  const write = async (actor: Actor, work: (tx: Tx) => Promise<string>) => {
    const bill = await inTransaction(db, async (tx) => staffBill(tx, await work(tx), today()));
    const waiting = await billChanges.waiting(actor, bill.id);
    return withRedlines(redlines, { ...bill, waiting });
  };
  /** Writes a change of a bill, or asks a second reader for it. */
  const change = async (actor: Actor, asked: AskedBillChange) => {
    const { waits } = await billChanges.write(actor, asked);
    return { ...(await write(actor, async () => asked.body.billId)), waits };
  };
  const provisionOf = (of: { id: string; changeId: string }) =>
    inTransaction(db, (tx) => provisionOfBillChange(tx, of));
  return {
    staffBills: async ({ actor }) => {
      const open = await openCounts(db, today());
      const rows = await visibleBillRows(db, actor.scope, today());
      return rows.map((row) => ({ ...row, toRollIn: 0, startSoon: 0, ...open.get(row.id) }));
    },
    staffBill: ({ actor, params }) => write(actor, async () => params.id),
    billProvisions: ({ params }) => provisionsForBill(db, params.id),
    billInstruments: ({ params }) => instrumentsForBill(db, params.id),
    createBill: ({ actor, body }) =>
      write(actor, async (tx) => {
        const bill: WrittenBill = { ...body.bill, kind: body.kind, jurisdiction: body.jurisdiction };
        assertParts({ ...bill, parts: [] }, bill, []);
        assertAgrees(bill);
        const id = await addBill(tx, { ...bill, acts: [], regulations: [] }, clock.now());
        await assertInstruments(tx, id, bill);
        await changeBill(tx, id, bill, clock.now(), bill);
        await auditBill(tx, clock.now(), actor, 'bill.create', id, { after: bill });
        return id;
      }),
    changeBill: ({ actor, params, body }) =>
      write(actor, async (tx) => {
        const before = await staffBill(tx, params.id, today());
        if (before.revision !== body.revision) {
          throw conflict(
            'changed_meanwhile',
            t('Somebody else changed this bill. Load it again; nothing was overwritten.'),
          );
        }
        const { kind, jurisdiction } = before;
        const bill: WrittenBill = { ...body.bill, kind, jurisdiction };
        assertParts({ ...before.bill, kind, jurisdiction }, bill, before.changes);
        assertAgrees(bill);
        await assertInstruments(tx, params.id, bill);
        await changeBill(tx, params.id, bill, clock.now(), before.bill);
        await auditBill(tx, clock.now(), actor, 'bill.change', params.id, {
          before: before.bill,
          after: body.bill,
        });
        return params.id;
      }),
    addBillChange: ({ actor, params, body: { provisionId, ...body } }) =>
      change(actor, {
        ...{ call: 'addBillChange', provisionId, targetId: null },
        body: { ...body, billId: params.id },
      }),
    editBillChange: async ({ actor, params, body }) =>
      change(actor, {
        ...{ call: 'editBillChange', provisionId: await provisionOf(params), targetId: params.changeId },
        body: { ...body, billId: params.id },
      }),
    removeBillChange: async ({ actor, params }) =>
      change(actor, {
        ...{ call: 'removeBillChange', provisionId: await provisionOf(params), targetId: params.changeId },
        body: { billId: params.id },
      }),
  };
}
