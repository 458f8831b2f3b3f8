import type { Tx } from '../../../../platform/db/schema.ts';
import { AppError, badRequest } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import { billFaults } from '../../../legislation/billFaults.ts';
import { faultField, faultText } from '../../../legislation/billFaultText.ts';
import { instrumentsForBill } from '../../../legislation/server/reads.ts';
import type { WrittenBill } from '../../../legislation/server/writes.ts';

/** Throws 400 with every contradiction at its field. `today`: what has happened happened by then. */
export function assertAgrees(bill: WrittenBill, today: string): void {
  const faults = billFaults(bill, today);
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
export function assertParts(
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

/** Throws 400 when a bill is to change an act or regulation that is none of its jurisdiction, or none at all. */
export async function assertInstruments(tx: Tx, billId: string, bill: WrittenBill): Promise<void> {
  const offered = await instrumentsForBill(tx, billId);
  const has = (kind: 'act' | 'regulation', id: string) =>
    offered.some((one) => one.kind === kind && one.id === id);
  const missing = t('This act or regulation is no longer there. Choose another.');
  if (!bill.acts.every((id) => has('act', id))) throw badRequest('bill.acts', missing);
  if (!bill.regulations.every((id) => has('regulation', id))) throw badRequest('bill.regulations', missing);
}
