import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import { copyName, MAX_REPORTS } from '../rules.ts';
import { findReport, lockOwnReport, lockReport } from './find.ts';
import { append, assertVisible, idsOfReport, reorder } from './provisionsOfReport.ts';
import type { ReportsServices } from './services.ts';

interface NewReport {
  name: string;
  provisions: readonly string[];
  isShared: boolean;
}

/** What may be changed of a report; what is not named stays. */
export interface ReportEdit {
  provisions?: string[];
  name?: string;
  isShared?: boolean;
  order?: string[];
  revision?: number;
}

async function insertReport(tx: Tx, actor: Actor, report: NewReport, now: Date): Promise<string> {
  const { kept } = await tx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  if (kept >= MAX_REPORTS) {
    throw badRequest(
      'name',
      t('You have {{most}} reports, which is the most. Delete one first.', { most: MAX_REPORTS }),
    );
  }
  const id = newId();
  await tx
    .insertInto('reports')
    .values({
      id,
      account_id: actor.accountId,
      user_id: actor.userId,
      name: report.name,
      is_shared: report.isShared,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await append(tx, id, report.provisions, actor.userId, now);
  return id;
}

/** Makes a report of provisions that the person may see. Throws 404 when one of them is unknown or out of scope. */
export async function createReport(services: ReportsServices, actor: Actor, report: NewReport) {
  const { db, clock, reader } = services;
  await assertVisible(reader, actor.scope, [...report.provisions]);
  const id = await inTransaction(db, (tx) => insertReport(tx, actor, report, clock.now()));
  return findReport(db, actor, id);
}

/** Makes an own, unshared copy of a report that the person may see, with everything that it holds. */
export async function duplicateReport({ db, clock }: ReportsServices, actor: Actor, id: string) {
  const copyId = await inTransaction(db, async (tx) => {
    const original = await lockReport(tx, actor, id);
    const own = await tx.selectFrom('reports').select('name').where('user_id', '=', actor.userId).execute();
    const name = copyName(
      original.name,
      own.map((report) => report.name),
      t('copy'),
    );
    const provisions = await idsOfReport(tx, id);
    return insertReport(tx, actor, { name, provisions, isShared: false }, clock.now());
  });
  return findReport(db, actor, copyId);
}

/** A new name or order that began from an older state is refused, so that nobody's work is overwritten unseen. */
function assertCurrent(revision: number, began: number | undefined): void {
  if (began === undefined || began === revision) return;
  throw conflict(
    'stale_report',
    t('This report was changed elsewhere since you opened it. Nothing was overwritten; please try again.'),
  );
}

/**
 * Changes a report in one step: appends provisions (its readers may), renames, shares and reorders it (its owner may).
 * Throws 404 for a report or a provision that is not there for this person, 403 for what only the owner may do, and 409
 * `stale_report` for a name or an order that began from an older revision.
 */
export async function changeReport(
  { db, clock, reader }: ReportsServices,
  actor: Actor,
  id: string,
  edit: ReportEdit,
): Promise<{ id: string }> {
  const { provisions = [], name, isShared, order, revision } = edit;
  await assertVisible(reader, actor.scope, provisions);
  const isOwnersWork = name !== undefined || isShared !== undefined || order !== undefined;
  return inTransaction(db, async (tx) => {
    const report = await (isOwnersWork ? lockOwnReport : lockReport)(tx, actor, id);
    if (isOwnersWork) assertCurrent(report.revision, revision);
    const now = clock.now();
    const added = await append(tx, id, provisions, actor.userId, now);
    if (order) await reorder(tx, id, order);
    if (!isOwnersWork && added === 0) return { id };
    await tx
      .updateTable('reports')
      .set({
        name: name ?? report.name,
        is_shared: isShared ?? report.is_shared,
        revision: isOwnersWork ? report.revision + 1 : report.revision,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    return { id };
  });
}

/** Takes a provision out of an own report. Throws 404 when it does not hold that provision. */
export async function removeProvision(
  { db, clock }: ReportsServices,
  actor: Actor,
  id: string,
  provisionId: string,
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    await lockOwnReport(tx, actor, id);
    const removed = await tx
      .deleteFrom('report_provisions')
      .where('report_id', '=', id)
      .where('provision_id', '=', provisionId)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw notFound(t('This provision is not in the report any more.'));
    await tx.updateTable('reports').set({ updated_at: clock.now() }).where('id', '=', id).execute();
    return { id };
  });
}
