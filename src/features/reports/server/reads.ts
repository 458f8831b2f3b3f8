import { type RawBuilder, sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../identity/actor.ts';
import { PLACED_PROVISIONS } from '../../provisions/server/reads.ts';
import './tables.ts';

/** A person who reads a report, by owning it or because it is shared with their account. */
export interface ReportReader {
  report_id: string;
  report_name: string;
  user_id: string;
  is_own: boolean;
}

/**
 * Every person × report that they read: owners, and the account's other active people where it is shared; deleted reports
 * stand in a table of their own. A query to be used as `(…) as readers`: `report_id`, `report_name`, `user_id`, `is_own`. Set-based, for all
 * people at once.
 */
export const reportReaders = (): RawBuilder<ReportReader> => sql<ReportReader>`
  select r.id as report_id, r.name as report_name, u.id as user_id, r.user_id = u.id as is_own
  from reports r
  join users u on u.account_id = r.account_id and u.is_active and (u.id = r.user_id or r.is_shared)`;

/** One provision of one report that one person reads. */
export interface HeldProvision extends ReportReader {
  provision_id: string;
}

/**
 * Every person × report × provision that they read: `reportReaders` with `provision_id`. What an account may see is not looked
 * at here; the caller joins that.
 */
export const heldProvisions = (): RawBuilder<HeldProvision> => sql<HeldProvision>`
  select readers.report_id, readers.report_name, readers.user_id, readers.is_own, rp.provision_id
  from (${reportReaders()}) readers
  join report_provisions rp on rp.report_id = readers.report_id`;

/** A report as other screens speak of it: specification 3, `affectedReports`. */
export interface HoldingReport {
  id: string;
  name: string;
  url: string;
  /** Which of the provisions asked about it holds. */
  provisionIds: string[];
}

/** Where a report is read. */
export const reportUrl = (id: string): string => `/m/my/reports/${id}`;

/** The reports of a person, own and shared, that hold any of these provisions, the one that changed last first. */
export async function reportsHolding(
  db: Db,
  actor: Pick<Actor, 'userId' | 'accountId'>,
  provisionIds: string[],
): Promise<HoldingReport[]> {
  if (provisionIds.length === 0) return [];
  const rows = await db
    .selectFrom('reports')
    .innerJoin('report_provisions', 'report_provisions.report_id', 'reports.id')
    .select(['reports.id', 'reports.name'])
    .select(sql<string[]>`array_agg(report_provisions.provision_id)`.as('provision_ids'))
    .where('reports.account_id', '=', actor.accountId)
    .where((eb) => eb.or([eb('reports.user_id', '=', actor.userId), eb('reports.is_shared', '=', true)]))
    .where(oneOf('report_provisions.provision_id', provisionIds))
    .groupBy(['reports.id', 'reports.name', 'reports.updated_at'])
    .orderBy('reports.updated_at', 'desc')
    .orderBy('reports.id')
    .execute();
  return rows.map(({ id, name, provision_ids }) => ({
    id,
    name,
    url: reportUrl(id),
    provisionIds: provision_ids,
  }));
}

/** Every report kept in an account, for the export of its data. */
export const reportsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.user_id')
    .select([
      'reports.id',
      'reports.name',
      'users.email as owner',
      'reports.is_shared',
      'reports.created_at',
      'reports.updated_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('report_provisions')
        .select(sql<string[]>`array_agg(provision_id order by position)`.as('ids'))
        .whereRef('report_provisions.report_id', '=', 'reports.id')
        .as('provisions'),
    )
    .where('reports.account_id', '=', accountId)
    .orderBy('reports.created_at')
    .execute();

/** The reports of an account that were deleted and can still be restored, for the export of its data. */
export const deletedReportsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('deleted_reports')
    .innerJoin('users', 'users.id', 'deleted_reports.user_id')
    .select([
      'deleted_reports.id',
      'users.email as owner',
      'deleted_reports.report',
      'deleted_reports.deleted_at',
    ])
    .where('deleted_reports.account_id', '=', accountId)
    .orderBy('deleted_reports.deleted_at')
    .execute();

/** How many reports hold a provision. */
export async function countHoldingReports(db: Db, provisionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct h.report_id) as count from (${heldProvisions()}) h
    where h.provision_id = ${provisionId}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** How many reports hold a provision of a place of the taxonomy. `where`: a condition with the aliases g, t and a. */
export async function countReportsIn(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct held.report_id)::int as count
    from report_provisions held join ${PLACED_PROVISIONS} on p.id = held.provision_id
    where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}
