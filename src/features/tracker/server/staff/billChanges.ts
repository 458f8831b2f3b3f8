import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../../platform/errors.ts';
import { markdownToHtml } from '../../../../platform/html/markdown.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import {
  addUpcomingChange,
  changeUpcomingChange,
  withdrawChange,
} from '../../../legislation/server/writes.ts';
import { type Editor, notifyOfChange, takeBackNews } from '../../../provisions/server/writes.ts';
import type { StaffChange } from '../../staffContract.ts';
import { auditBill } from './auditBill.ts';
import { provisionsForBill, type StandingBill, standingBill } from './readBill.ts';

interface Written {
  partId: string | null;
  /** Markdown. */
  overview: string;
}

function overviewOf({ overview }: Written): string {
  const html = sanitiseHtml(markdownToHtml(overview));
  if (!html.trim()) throw badRequest('overview', t('Say what will change.'));
  return html;
}

function assertPart({ bill }: StandingBill, { partId }: Written): void {
  if (partId !== null && !bill.parts.some(({ id }) => id === partId)) {
    throw badRequest('partId', t('This part is not of this bill.'));
  }
  // The whole of such a bill has no day of its own: the change would never come to be rolled in.
  if (partId === null && bill.inForce === 'others') {
    throw badRequest('partId', t('This bill starts part by part: say which part changes it.'));
  }
}

const isThere = ({ changes }: StandingBill, provisionId: string, partId: string | null, except?: string) =>
  changes.some(
    (other) => other.id !== except && other.partId === partId && other.provision.id === provisionId,
  );

/** Adds what a bill changes in a provision, and tells readers of it. Throws 404 for an unknown bill, 400 at the field. Answers the change's id. */
async function addBillChange(
  tx: Tx,
  now: Date,
  actor: Editor,
  billId: string,
  body: Written & { provisionId: string },
): Promise<string> {
  const { partId, provisionId } = body;
  const bill = await standingBill(tx, billId, torontoDay(now));
  assertPart(bill, body);
  const provision = (await provisionsForBill(tx, billId)).find(({ id }) => id === provisionId);
  if (!provision) throw badRequest('provisionId', t('Choose a provision of the jurisdiction of this bill.'));
  const overview = overviewOf(body);
  if (isThere(bill, provisionId, partId))
    throw badRequest('provisionId', t('This change stands here already.'));
  const change = { billId, partId, provisionId, overview };
  const changeId = await addUpcomingChange(tx, change);
  await notifyOfChange(tx, { ...change, changeId }, now);
  await auditBill(tx, now, actor, 'bill.addChange', billId, {
    after: { provision: provision.name, part: partId, overview },
  });
  return changeId;
}

interface OfChange {
  id: string;
  changeId: string;
}

/** A change that may still be written. Throws 404 for one that is not of the bill, 409 when the text says it already. */
async function openChange(tx: Tx, now: Date, { id, changeId }: OfChange) {
  const bill = await standingBill(tx, id, torontoDay(now));
  const change = bill.changes.find((one) => one.id === changeId);
  if (!change) throw notFound(t('This change could not be found.'));
  if (change.state === 'rolledIn') {
    throw conflict('rolled_in', t('The text says this change already. It stays with the bill.'));
  }
  return { bill, change };
}

const worded = ({ provision, partId, overview }: StaffChange) => ({
  provision: `${provision.name} · ${provision.topic}`,
  part: partId,
  overview,
});

/** Says otherwise what a bill changes in a provision, or which part of it does. Readers see the newer words; nobody is told again. */
async function editBillChange(tx: Tx, now: Date, actor: Editor, of: OfChange, body: Written): Promise<void> {
  const { bill, change } = await openChange(tx, now, of);
  assertPart(bill, body);
  const overview = overviewOf(body);
  if (isThere(bill, change.provision.id, body.partId, change.id)) {
    throw badRequest('partId', t('This change stands here already.'));
  }
  await changeUpcomingChange(tx, change.id, { overview, partId: body.partId });
  await auditBill(tx, now, actor, 'bill.editChange', of.id, {
    before: worded(change),
    after: worded({ ...change, partId: body.partId, overview }),
  });
}

/** Takes a change out of a bill, with what readers were told of it. */
async function removeBillChange(tx: Tx, now: Date, actor: Editor, of: OfChange): Promise<void> {
  const { change } = await openChange(tx, now, of);
  await takeBackNews(tx, change.id);
  await withdrawChange(tx, change.id, now);
  await auditBill(tx, now, actor, 'bill.removeChange', of.id, { before: worded(change) });
}

/** The provision that a change of a bill is about. Throws 404 for one that is not of the bill. */
export async function provisionOfBillChange(tx: Tx, { id, changeId }: OfChange): Promise<string> {
  const row = await tx
    .selectFrom('upcoming_changes')
    .select('provision_id')
    .where('id', '=', changeId)
    .where('bill_id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(t('This change could not be found.'));
  return row.provision_id;
}

interface On<Call, Target, Body> {
  call: Call;
  provisionId: string;
  targetId: Target;
  body: Body & { billId: string };
}

/** What is to become of a change that a bill makes in a provision. */
export type AskedBillChange =
  | On<'addBillChange', null, Written>
  | On<'editBillChange', string, Written>
  | On<'removeBillChange', string, object>;
export type BillChangeCall = AskedBillChange['call'];

/** Writes what a bill changes in a provision, in the name of whoever lets it out. Answers the id of the change. */
export function writeBillChange(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Editor,
  asked: AskedBillChange,
): Promise<{ id: string }> {
  const { provisionId, targetId, body } = asked;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    if (asked.call === 'addBillChange') {
      const { billId, ...written } = asked.body;
      return { id: await addBillChange(tx, now, actor, billId, { ...written, provisionId }) };
    }
    const of = { id: body.billId, changeId: targetId ?? '' };
    if (asked.call === 'editBillChange') await editBillChange(tx, now, actor, of, asked.body);
    else await removeBillChange(tx, now, actor, of);
    return { id: of.changeId };
  });
}
