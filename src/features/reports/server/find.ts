import type { Db, Tx } from '../../../platform/db/schema.ts';
import { type AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import { ownsReport, seesReport } from '../access.ts';
import type { Report } from '../contract.ts';
import { presentReport, reportById } from './queries.ts';

/** Why a person does not find a report: those who knew it are told that it was deleted, others nothing (decisions 5). */
async function gone(db: Db, actor: Actor, id: string): Promise<AppError> {
  const deleted = await db
    .selectFrom('deleted_reports')
    .select(['account_id', 'user_id', 'report'])
    .where('id', '=', id)
    .executeTakeFirst();
  const wasReader = deleted && seesReport(actor, { ...deleted, is_shared: deleted.report.is_shared });
  return notFound(wasReader ? t('This report was deleted.') : t('This report could not be found.'));
}

/** A report as this person sees it. Throws 404 when there is none for them. */
export async function findReport(db: Db, actor: Actor, id: string): Promise<Report> {
  const row = await reportById(db, actor, id);
  if (!row) throw await gone(db, actor, id);
  return presentReport(row, actor);
}

/** The row of a report that this person may append to, locked until the transaction ends. Throws 404 when there is none. */
export async function lockReport(tx: Tx, actor: Actor, id: string) {
  const row = await tx.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || !seesReport(actor, row)) throw await gone(tx, actor, id);
  return row;
}

/** The same for what only its owner may do. Throws 403 for those it is shared with. */
export async function lockOwnReport(tx: Tx, actor: Actor, id: string) {
  const row = await lockReport(tx, actor, id);
  if (!ownsReport(actor, row)) {
    throw forbidden('not_owner', t('Only the owner of this report can do this.'));
  }
  return row;
}
