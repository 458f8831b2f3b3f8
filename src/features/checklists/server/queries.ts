import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { oneOfAllowed } from '../../../platform/db/oneOf.ts';
import type { Database, Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Scope } from '../../identity/scope.ts';
import '../../identity/server/tables.ts';
import { groupsInAreas } from '../../catalogue/server/reads.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import '../../provisions/server/tables.ts';
import type { ChecklistRequirement } from '../contract.ts';
import './tables.ts';

/** Areas do not limit the list (decisions 5); jurisdictions, publication and the day the duty begins do. */
const inChecklist =
  (scope: Scope, today: string) =>
  (eb: ExpressionBuilder<Database, 'checklist_requirements' | 'jurisdictions'>): Expression<SqlBool> =>
    eb.and([
      eb('jurisdictions.in_checklists', '=', true),
      eb.or([
        eb('checklist_requirements.starts_on', 'is', null),
        eb('checklist_requirements.starts_on', '<=', today),
      ]),
      scope.unpublished ? eb.lit(true) : eb('checklist_requirements.is_published', '=', true),
      oneOfAllowed('checklist_requirements.jurisdiction', scope.jurisdictions),
    ]);

/** The requirements that an account has on its checklist, by area name and then type (specification 2.12). */
export async function checklistOf(
  db: Db,
  reader: { accountId: string; scope: Scope },
  asked: { jurisdiction: JurisdictionCode; numEmployees?: number | undefined; today: string },
): Promise<ChecklistRequirement[]> {
  const { scope, accountId } = reader;
  const size = asked.numEmployees;
  const rows = await groupsInAreas(db)
    .innerJoin('checklist_requirements', 'checklist_requirements.provision_group_id', 'provision_groups.id')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'checklist_requirements.jurisdiction')
    .leftJoin('provisions', (join) =>
      join
        .onRef('provisions.provision_group_id', '=', 'provision_groups.id')
        .onRef('provisions.jurisdiction', '=', 'checklist_requirements.jurisdiction')
        .on((eb) => (scope.unpublished ? eb.lit(true) : eb('provisions.is_published', '=', true))),
    )
    .leftJoin('checklist_statuses', (join) =>
      join
        .onRef('checklist_statuses.requirement_id', '=', 'checklist_requirements.id')
        .on('checklist_statuses.account_id', '=', accountId),
    )
    .leftJoin('users', 'users.id', 'checklist_statuses.updated_by')
    .select([
      'checklist_requirements.id',
      'checklist_requirements.requirement',
      'checklist_requirements.type',
      'checklist_requirements.min_employees',
      'checklist_requirements.max_employees',
      'checklist_requirements.frequency',
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'provisions.id as provision_id',
      'checklist_statuses.status',
      'checklist_statuses.updated_at',
      'users.first_name',
      'users.last_name',
    ])
    .where(inChecklist(scope, asked.today))
    .where('checklist_requirements.jurisdiction', '=', asked.jurisdiction)
    .$if(size !== undefined, (query) =>
      query
        .where((eb) => eb.or([eb('min_employees', 'is', null), eb('min_employees', '<=', size ?? 0)]))
        .where((eb) => eb.or([eb('max_employees', 'is', null), eb('max_employees', '>=', size ?? 0)])),
    )
    .orderBy(sql`lower(areas.name)`)
    .orderBy('checklist_requirements.type')
    .orderBy('checklist_requirements.key')
    .execute();
  return rows.map((row) => {
    const isAreaAllowed = scope.areas?.includes(row.area_id) ?? true;
    return {
      id: row.id,
      requirementId: row.id,
      requirement: row.requirement,
      requirementType: row.type,
      area: { id: row.area_id, name: row.area_name },
      status: row.status ?? 'Not Started',
      lastUpdated: row.updated_at?.toISOString() ?? null,
      lastUpdatedBy: row.updated_at ? fullName(row) : null,
      href:
        row.provision_id && isAreaAllowed
          ? permalinkPath({
              id: row.provision_id,
              area: { id: row.area_id, name: row.area_name },
              topic: { id: row.topic_id, name: '' },
            })
          : null,
      isAreaAllowed,
      minEmployees: row.min_employees,
      maxEmployees: row.max_employees,
      frequency: row.frequency,
    };
  });
}

const fullName = (row: { first_name: string | null; last_name: string | null }): string | null =>
  [row.first_name, row.last_name].filter(Boolean).join(' ') || null;

/** Whether a person may see a requirement at all. */
export async function isOnChecklist(
  db: Db,
  scope: Scope,
  requirementId: string,
  today: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('checklist_requirements')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'checklist_requirements.jurisdiction')
    .select('checklist_requirements.id')
    .where('checklist_requirements.id', '=', requirementId)
    .where(inChecklist(scope, today))
    .executeTakeFirst();
  return row !== undefined;
}
