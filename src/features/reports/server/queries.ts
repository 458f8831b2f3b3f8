import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Scope } from '../../identity/scope.ts';
import { inScope, provisionsInTopics } from '../../provisions/server/reads.ts';
import '../../identity/server/tables.ts';
import '../../catalogue/server/tables.ts';
import '../../provisions/server/tables.ts';
import { downloadsOf } from '../access.ts';
import type { Report } from '../contract.ts';
import './tables.ts';

type Person = Pick<Actor, 'userId' | 'accountId' | 'scope'>;

/** The ids of a report's provisions that a scope covers, in the report's order. */
const coveredIds = (db: Db, scope: Scope) =>
  provisionsInTopics(db)
    .innerJoin('report_provisions', 'report_provisions.provision_id', 'provisions.id')
    .where(inScope(scope))
    .select(
      sql<
        string[]
      >`coalesce(array_agg(report_provisions.provision_id order by report_provisions.position), '{}')`.as(
        'ids',
      ),
    );

/** The reports that a person may see (decisions 5): their own, and those shared in their account. */
export const visibleReports = (db: Db, { userId, accountId, scope }: Person) =>
  db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.user_id')
    .selectAll('reports')
    .select(['users.first_name', 'users.last_name'])
    .select((eb) => [
      coveredIds(db, scope).where(sql<SqlBool>`report_provisions.report_id = reports.id`).as('provisions'),
      eb
        .selectFrom('report_provisions')
        .whereRef('report_provisions.report_id', '=', 'reports.id')
        .select((inner) => inner.fn.countAll<number>().as('held'))
        .as('held'),
    ])
    .where('reports.account_id', '=', accountId)
    .where((eb) => eb.or([eb('reports.user_id', '=', userId), eb('reports.is_shared', '=', true)]));

type ReportRow = Awaited<ReturnType<ReturnType<typeof visibleReports>['executeTakeFirstOrThrow']>>;

/** Every report that a person may see, last changed first. */
export const reportsOf = (db: Db, person: Person): Promise<ReportRow[]> =>
  visibleReports(db, person).orderBy('reports.updated_at', 'desc').orderBy('reports.id').execute();

/** One report that a person may see, or undefined. */
export const reportById = (db: Db, person: Person, id: string): Promise<ReportRow | undefined> =>
  visibleReports(db, person).where('reports.id', '=', id).executeTakeFirst();

/** A report as the calls give it to this person. */
export const presentReport = (row: ReportRow, actor: Actor): Report => {
  const provisions = row.provisions ?? [];
  return {
    id: row.id,
    name: row.name,
    user: row.user_id,
    ownerName: `${row.first_name} ${row.last_name}`.trim(),
    isShared: row.is_shared,
    isOwn: row.user_id === actor.userId,
    provisions,
    outOfReach: Number(row.held ?? 0) - provisions.length,
    downloads: downloadsOf(actor),
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
};
