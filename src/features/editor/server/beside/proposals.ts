import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { conflict, forbidden, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { dutiesOfProvision } from '../../../checklists/server/reads.ts';
import { openChanges, scopedBills } from '../../../legislation/server/reads.ts';
import { rulesForEditing } from '../../../provisions/server/reads.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import { subjectOf } from '../records/keepRecord.ts';
import { type AskedRecord, isOfRecord, standingRecord } from '../records/standingRecord.ts';
import { writeRecord } from '../records/writeRecord.ts';
import '../services.ts';
import type { BesideProposalsTable } from '../tables.ts';
import { type Asked, isOfBill, writeAsked } from './writeAsked.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'config'>;
type Approving = Pick<Services, 'db' | 'clock' | 'requirements'>;

/** The provision of an upcoming change. Throws 404 for an unknown one. */
export async function provisionOfChange(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('upcoming_changes')
    .select('provision_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound(t('This change could not be found.'));
  return row.provision_id;
}

/** The thing as it stands; null for a new one. */
async function standingOf(
  tx: Tx,
  { call, provisionId, targetId }: Pick<Asked, 'call' | 'provisionId' | 'targetId'>,
): Promise<unknown> {
  if (targetId === null) return null;
  const isIt = (one: { id: string }) => one.id === targetId;
  if (/Rule$/.test(call)) return (await rulesForEditing(tx, provisionId)).find(isIt) ?? null;
  if (/Deadline$/.test(call)) return (await dutiesOfProvision(tx, provisionId)).find(isIt) ?? null;
  const change = (await openChanges(tx, sql`c.provision_id = ${provisionId}`)).find(isIt);
  if (!change) return null;
  const { overview, day, partId, billId } = change;
  return /BillChange$/.test(call) ? { billId, partId, overview } : { overview, day };
}

/** Carries a write back out of the transaction that only tried it. */
class Tried extends Error {}

/**
 * Writes a change beside a text; where the installation wants a second reader it waits for one instead. It is tried first, so that a
 * mistake is told to its author and not to the reader.
 */
export async function writeOrPropose(
  services: Deps,
  actor: Editor,
  asked: Asked,
): Promise<{ id: string; waits: boolean }> {
  const { db, clock, config } = services;
  if (config.review !== 'required') {
    return { ...(await writeAsked(services, actor, asked)), waits: false };
  }
  await inTransaction(db, async () => {
    await writeAsked(services, actor, asked);
    throw new Tried();
  }).catch((error: unknown) => {
    if (!(error instanceof Tried)) throw error;
  });
  return inTransaction(db, async (tx) => {
    const base = await standingOf(tx, asked);
    const id = newId();
    await tx
      .insertInto('beside_proposals')
      .values({
        ...{ id, provision_id: asked.provisionId, call: asked.call, target_id: asked.targetId },
        bill_id: isOfBill(asked) ? asked.body.billId : null,
        requirement_id: null,
        body: asked.body === null ? null : JSON.stringify(asked.body),
        base: base === null ? null : JSON.stringify(base),
        ...{ editor_id: actor.userId, created_at: clock.now() },
      })
      .execute();
    await recordAudit(tx, {
      at: clock.now(),
      actor,
      action: 'provision.proposeBeside',
      subject: { kind: 'provision', id: asked.provisionId },
      ...(base === null ? {} : { before: base }),
      after: { call: asked.call, ...(asked.body ?? {}) },
    });
    return { id, waits: true };
  });
}

const locked = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('beside_proposals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(t('Nothing of this kind waits any more.'));
  return row;
};

type Row = Awaited<ReturnType<typeof locked>>;

/** What a row asks for, as it was parsed when it was sent. */
const askedOf = ({ call, provision_id, target_id, body }: Row): Asked | AskedRecord =>
  ({ call, provisionId: provision_id, targetId: target_id, body }) as Asked | AskedRecord;

const end = async (tx: Tx, row: Row, actor: Editor, at: Date, verb: 'approve' | 'drop'): Promise<void> => {
  await tx.deleteFrom('beside_proposals').where('id', '=', row.id).execute();
  const asked = askedOf(row);
  const about = isOfRecord(asked)
    ? { subject: subjectOf(asked), action: `${subjectOf(asked).kind}.${verb}` }
    : { subject: { kind: 'provision', id: asked.provisionId }, action: `provision.${verb}Beside` };
  const call = row.call satisfies BesideProposalsTable['call'];
  await recordAudit(tx, {
    ...{ at, actor, ...about },
    before: { call, waits: true, proposedBy: row.editor_id, base: row.base, asked: row.body },
    after: { call, waits: false, proposedBy: row.editor_id },
  });
};

/** Throws 409 while readers do not see the bill itself: they would be told of a change by a bill that is not there. */
async function assertBillIsShown(tx: Tx, asked: Asked): Promise<void> {
  if (!isOfBill(asked)) return;
  const bill = (await scopedBills(tx, [asked.body.billId])).get(asked.body.billId);
  if (bill && !bill.isPublished) {
    throw conflict('bill_waits', t('The bill itself waits for a second reader. Approve that first.'));
  }
}

async function write(
  services: Approving,
  tx: Tx,
  reader: Editor,
  asked: Asked | AskedRecord,
): Promise<{ id: string }> {
  if (isOfRecord(asked)) {
    await writeRecord(services, tx, reader, asked);
    return { id: asked.targetId };
  }
  await assertBillIsShown(tx, asked);
  return writeAsked(services, reader, asked);
}

/**
 * Writes what a colleague proposed. Its author cannot (403 `own_proposal`); 409 `stale_proposal` when the thing changed since it was
 * asked for, 404 when it waits no more.
 */
export async function approveProposal(
  services: Approving,
  reader: Editor,
  id: string,
): Promise<{ id: string }> {
  return inTransaction(services.db, async (tx) => {
    const row = await locked(tx, id);
    if (row.editor_id === reader.userId) {
      throw forbidden('own_proposal', t('Somebody else has to read what you wrote.'));
    }
    const asked = askedOf(row);
    const now = isOfRecord(asked) ? await standingRecord(tx, asked) : await standingOf(tx, asked);
    const { rows } = await sql<{ isSame: boolean }>`
      select ${now === null ? null : JSON.stringify(now)}::jsonb
        is not distinct from (select base from beside_proposals where id = ${id}) as "isSame"`.execute(tx);
    if (!rows[0]?.isSame) {
      throw conflict('stale_proposal', t('It was changed since this was asked for. Send it back.'));
    }
    const written = await write(services, tx, reader, asked);
    await end(tx, row, reader, services.clock.now(), 'approve');
    return written;
  });
}

/** Takes back what one proposed, or sends a colleague's back: nothing of it is written. Throws 404 when it waits no more. */
export async function dropProposal(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Editor,
  id: string,
): Promise<{ id: string }> {
  return inTransaction(services.db, async (tx) => {
    const row = await locked(tx, id);
    await end(tx, row, actor, services.clock.now(), 'drop');
    return { id };
  });
}
