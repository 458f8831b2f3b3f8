import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { AppError, badRequest, conflict, notFound } from '../../../../platform/errors.ts';
import { markdownToHtml } from '../../../../platform/html/markdown.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { Actor } from '../../../identity/actor.ts';
import { billFaults } from '../../../legislation/billFaults.ts';
import { faultField, faultText } from '../../../legislation/billFaultText.ts';
import {
  addBill,
  addUpcomingChange,
  billForWriting,
  changeBill,
  type WrittenBill,
} from '../../../legislation/server/writes.ts';
import { tellOfChange } from '../../../provisions/server/writes.ts';
import type { staffTrackerContract } from '../../staffContract.ts';
import { visibleBillRows } from '../bills.ts';
import { provisionsForBill, staffBill, waitingToBeRolledIn } from './readBill.ts';

/** Throws 400 with every contradiction at its field. */
function assertAgrees(bill: WrittenBill): void {
  const faults = billFaults(bill);
  const stages = bill.stageDates.map(({ stage }) => stage);
  const twice = stages.find((stage, i) => stages.indexOf(stage) < i);
  if (twice) throw badRequest(`bill.stageDates.${twice}`, t('This stage has two days.'));
  const [first] = faults;
  if (!first) return;
  const fields = Object.fromEntries(
    faults.toReversed().map((fault) => [`bill.${faultField(fault, bill)}`, faultText(fault)]),
  );
  throw new AppError(400, 'invalid', faultText(first), fields);
}

/** Throws 400 when a part goes, or is another bill's, on which changes rest. */
function assertParts(
  before: WrittenBill,
  after: WrittenBill,
  changed: readonly { partId: string | null }[],
): void {
  const known = new Set(before.parts.map(({ id }) => id));
  const kept = new Set(after.parts.flatMap(({ id }) => id ?? []));
  after.parts.forEach(({ id }, i) => {
    if (id !== null && !known.has(id))
      throw badRequest(`bill.parts.${i}.what`, t('This part is not of this bill.'));
  });
  if (kept.size < after.parts.filter(({ id }) => id !== null).length) {
    throw badRequest('bill.parts', t('A part stands here twice.'));
  }
  const count = changed.filter(({ partId }) => partId !== null && !kept.has(partId)).length;
  if (count > 0) {
    throw badRequest('bill.parts', t('A part cannot go while it changes provisions ({{count}}).', { count }));
  }
}

/** The calls by which staff keep bills. Each write stands in the audit log with what was before and after. */
export function staffTrackerHandlers({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Handlers<typeof staffTrackerContract> {
  const today = () => torontoDay(clock.now());
  const audit = (
    tx: Tx,
    actor: Actor,
    action: string,
    id: string,
    states: { before?: unknown; after: unknown },
  ) => recordAudit(tx, { at: clock.now(), actor, action, subject: { kind: 'bill', id }, ...states });
  return {
    staffBills: async ({ actor }) => {
      const waiting = await waitingToBeRolledIn(db, today());
      const rows = await visibleBillRows(db, actor.scope, today());
      return rows.map((row) => ({ ...row, toRollIn: waiting.get(row.id) ?? 0 }));
    },
    staffBill: ({ params }) => inTransaction(db, (tx) => staffBill(tx, params.id, today())),
    billProvisions: ({ params }) => provisionsForBill(db, params.id),
    createBill: ({ actor, body }) =>
      inTransaction(db, async (tx) => {
        const bill: WrittenBill = { ...body.bill, kind: body.kind, jurisdiction: body.jurisdiction };
        assertParts({ ...bill, parts: [] }, bill, []);
        assertAgrees(bill);
        const id = await addBill(tx, bill, clock.now());
        await audit(tx, actor, 'bill.create', id, { after: bill });
        return staffBill(tx, id, today());
      }),
    changeBill: ({ actor, params, body }) =>
      inTransaction(db, async (tx) => {
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
        await changeBill(tx, params.id, bill, clock.now());
        await audit(tx, actor, 'bill.change', params.id, { before: before.bill, after: body.bill });
        return staffBill(tx, params.id, today());
      }),
    addBillChange: ({ actor, params, body }) =>
      inTransaction(db, async (tx) => {
        const found = await billForWriting(tx, params.id);
        if (!found) throw notFound(t('This bill could not be found.'));
        if (body.partId !== null && !found.bill.parts.some(({ id }) => id === body.partId)) {
          throw badRequest('partId', t('This part is not of this bill.'));
        }
        const offered = await provisionsForBill(tx, params.id);
        const provision = offered.find(({ id }) => id === body.provisionId);
        if (!provision)
          throw badRequest('provisionId', t('Choose a provision of the jurisdiction of this bill.'));
        const overview = sanitiseHtml(markdownToHtml(body.overview));
        if (!overview.trim()) throw badRequest('overview', t('Say what will change.'));
        const change = { billId: params.id, partId: body.partId, provisionId: body.provisionId, overview };
        const before = await staffBill(tx, params.id, today());
        const isThere = before.changes.some(
          ({ partId, provision: { id } }) => partId === body.partId && id === body.provisionId,
        );
        if (isThere) throw badRequest('provisionId', t('This change stands here already.'));
        const changeId = await addUpcomingChange(tx, change);
        await tellOfChange(tx, { ...change, changeId }, clock.now());
        await audit(tx, actor, 'bill.addChange', params.id, {
          after: { provision: provision.name, part: body.partId, overview },
        });
        return staffBill(tx, params.id, today());
      }),
  };
}
