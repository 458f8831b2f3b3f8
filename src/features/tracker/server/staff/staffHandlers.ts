import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { Actor } from '../../../identity/actor.ts';
import { instrumentsForBill } from '../../../legislation/server/reads.ts';
import type { StaffBill, staffTrackerContract } from '../../staffContract.ts';
import { visibleBillRows } from '../bills.ts';
import '../services.ts';
import { type AskedBillChange, provisionOfBillChange } from './billChanges.ts';
import { openCounts, provisionsForBill, standingBill, withRedlines } from './readBill.ts';
import { createBill, editBill } from './writeBills.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'redlines' | 'billChanges'>;

/** The calls by which staff keep bills. Each write stands in the audit log with what was before and after. */
export function staffTrackerHandlers(services: Deps): Handlers<typeof staffTrackerContract> {
  const { db, clock, redlines, billChanges } = services;
  const today = () => torontoDay(clock.now());
  const present = async (actor: Actor, id: string): Promise<StaffBill> => {
    const { isOwn: _, ...bill } = await inTransaction(db, (tx) => standingBill(tx, id, today()));
    const [waiting, proposed] = [await billChanges.waiting(actor, id), await billChanges.proposed(actor, id)];
    return withRedlines(redlines, { ...bill, waiting, proposed });
  };
  /** Writes a change of a bill, or asks a second reader for it. */
  const change = async (actor: Actor, asked: AskedBillChange) => {
    const { waits } = await billChanges.write(actor, asked);
    return { ...(await present(actor, asked.body.billId)), waits };
  };
  const provisionOf = (of: { id: string; changeId: string }) =>
    inTransaction(db, (tx) => provisionOfBillChange(tx, of));
  return {
    staffBills: async ({ actor }) => {
      const open = await openCounts(db, today());
      const rows = await visibleBillRows(db, actor.scope, today());
      return rows.map((row) => ({ ...row, toRollIn: 0, startSoon: 0, ...open.get(row.id) }));
    },
    staffBill: ({ actor, params }) => present(actor, params.id),
    billProvisions: ({ params }) => provisionsForBill(db, params.id),
    billInstruments: ({ params }) => instrumentsForBill(db, params.id),
    createBill: async ({ actor, body: { bill, kind, jurisdiction } }) =>
      present(actor, await createBill(services, actor, { ...bill, kind, jurisdiction })),
    changeBill: async ({ actor, params, body }) =>
      present(actor, await editBill(services, actor, params.id, body)),
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
