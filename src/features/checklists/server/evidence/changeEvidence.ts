import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { Evidence } from '../../contract.ts';
import { evidenceEnding, MAX_EVIDENCE } from '../../evidenceTypes.ts';
import { assertOpen } from '../assertOpen.ts';
import { beginChange, type ItemKey, nameOf, record } from '../history.ts';
import '../tables.ts';

type EvidenceServices = Pick<Services, 'db' | 'clock'>;

export interface EvidenceKey extends ItemKey {
  evidenceId: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const COLUMNS = ['id', 'name', 'url', 'size', 'added_by_name', 'added_at', 'removed_at'] as const;

/** Evidence of this requirement of this account; throws 404 where there is none, or it is still being sent. */
export async function findEvidence(db: Db, { accountId, requirementId, evidenceId }: EvidenceKey) {
  const row = await db
    .selectFrom('checklist_evidence')
    .select(COLUMNS)
    .where('id', '=', evidenceId)
    .where('account_id', '=', accountId)
    .where('requirement_id', '=', requirementId)
    .where('completed_at', 'is not', null)
    .executeTakeFirst();
  if (!row) throw notFound(t('This evidence could not be found.'));
  return row;
}

const present = (row: Awaited<ReturnType<typeof findEvidence>>): Evidence => ({
  id: row.id,
  name: row.name,
  url: row.url,
  size: row.size,
  by: row.added_by_name,
  at: row.added_at.toISOString(),
});

/** Keeps a link as evidence. */
export async function addLink(
  { db, clock }: EvidenceServices,
  actor: Actor,
  key: ItemKey,
  link: { name: string; url: string },
): Promise<Evidence> {
  const now = clock.now();
  const id = newId();
  await inTransaction(db, async (tx) => {
    await assertOpen(tx, actor.scope, key, now);
    await beginChange(tx, key.accountId);
    const { kept } = await tx
      .selectFrom('checklist_evidence')
      .select((eb) => eb.fn.countAll<number>().as('kept'))
      .where('account_id', '=', key.accountId)
      .where('requirement_id', '=', key.requirementId)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(kept) >= MAX_EVIDENCE) {
      throw badRequest('url', t('A requirement keeps at most 100 pieces of evidence.'));
    }
    await tx
      .insertInto('checklist_evidence')
      .values({
        id,
        account_id: key.accountId,
        requirement_id: key.requirementId,
        ...link,
        added_by: actor.userId,
        added_by_name: nameOf(actor),
        added_at: now,
        completed_at: now,
      })
      .execute();
    await record(tx, key, { actor, at: now }, [{ kind: 'evidence added', to_value: link.name }]);
  });
  return { id, ...link, size: null, by: nameOf(actor), at: now.toISOString() };
}

/** Gives evidence another name; that of a file keeps its ending. */
export async function renameEvidence(
  { db, clock }: EvidenceServices,
  actor: Actor,
  key: EvidenceKey,
  name: string,
): Promise<Evidence> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    await assertOpen(tx, actor.scope, key, now);
    await beginChange(tx, key.accountId);
    const before = await findEvidence(tx, key);
    if (before.removed_at) throw notFound(t('This evidence could not be found.'));
    if (before.url === null && evidenceEnding(name) !== evidenceEnding(before.name)) {
      throw badRequest('name', t('Keep the ending of the name: it says what kind of file it is.'));
    }
    await tx.updateTable('checklist_evidence').set({ name }).where('id', '=', key.evidenceId).execute();
    await record(tx, key, { actor, at: now }, [
      { kind: 'evidence renamed', from_value: before.name, to_value: name },
    ]);
    return present({ ...before, name });
  });
}

async function setRemoved(tx: Tx, key: EvidenceKey, actor: Actor, now: Date, isRemoved: boolean) {
  await assertOpen(tx, actor.scope, key, now);
  await beginChange(tx, key.accountId);
  const before = await findEvidence(tx, key);
  if ((before.removed_at !== null) === isRemoved) return before;
  await tx
    .updateTable('checklist_evidence')
    .set({ removed_at: isRemoved ? now : null })
    .where('id', '=', key.evidenceId)
    .execute();
  const line = isRemoved
    ? { kind: 'evidence removed' as const, from_value: before.name }
    : { kind: 'evidence restored' as const, to_value: before.name };
  await record(tx, key, { actor, at: now }, [line]);
  return before;
}

/** Takes evidence away. It can be restored for a day; then its bytes go. */
export const removeEvidence = (
  { db, clock }: EvidenceServices,
  actor: Actor,
  key: EvidenceKey,
): Promise<unknown> => inTransaction(db, (tx) => setRemoved(tx, key, actor, clock.now(), true));

/** Brings evidence back; throws 404 when its day is over. */
export const restoreEvidence = (
  { db, clock }: EvidenceServices,
  actor: Actor,
  key: EvidenceKey,
): Promise<Evidence> =>
  inTransaction(db, async (tx) => present(await setRemoved(tx, key, actor, clock.now(), false)));

/** Deletes what was taken away a day ago, and files whose sending a crash cut off. */
export async function purgeEvidence({ db, clock }: EvidenceServices): Promise<void> {
  const now = clock.now().getTime();
  await db
    .deleteFrom('checklist_evidence')
    .where((eb) =>
      eb.or([
        eb('removed_at', '<', new Date(now - DAY_MS)),
        eb.and([eb('completed_at', 'is', null), eb('added_at', '<', new Date(now - HOUR_MS))]),
      ]),
    )
    .execute();
}
