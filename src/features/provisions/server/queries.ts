import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/session/actor.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import '../../catalogue/server/tables.ts';
import '../../legislation/server/tables.ts';
import './tables.ts';
import { inScope } from './scope.ts';

/** Provisions with their place in the catalogue, filtered to what the person may see. Every read of provisions begins here. */
const visibleProvisions = (db: Db, scope: Scope) =>
  db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .innerJoin('areas', 'areas.id', 'topics.area_id')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'provisions.jurisdiction')
    .where(inScope(scope));

const withPlace = (db: Db, scope: Scope) =>
  visibleProvisions(db, scope)
    .select([
      'provisions.id',
      'provisions.jurisdiction',
      'provisions.is_published',
      'provisions.updated_at',
      'provisions.description',
      'provisions.text_description',
      'provisions.policy',
      'provisions.text_policy',
      'provisions.warning',
      'provisions.text_warning',
      'provisions.effective_date',
      'provisions.as_of',
      'provisions.verification',
      'provisions.sources',
      'jurisdictions.name as jurisdiction_name',
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'topics.name as topic_name',
      'provision_groups.id as group_id',
      'provision_groups.name as group_name',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('provision_versions')
            .select('provision_versions.id')
            .whereRef('provision_versions.provision_id', '=', 'provisions.id'),
        )
        .as('has_versions'),
    )
    .orderBy('areas.sort')
    .orderBy('topics.sort')
    .orderBy('provision_groups.sort')
    .orderBy('jurisdictions.sort');

export type ProvisionRow = Awaited<ReturnType<typeof provisionsOfGroups>>[number];

/** The visible provisions of groups, in the order of the catalogue. `jurisdictions` null means all. */
export const provisionsOfGroups = (
  db: Db,
  scope: Scope,
  groupIds: string[],
  jurisdictions: JurisdictionCode[] | null,
) =>
  withPlace(db, scope)
    .where('provisions.provision_group_id', 'in', groupIds)
    .$if(jurisdictions !== null, (query) =>
      query.where('provisions.jurisdiction', '=', sql<JurisdictionCode>`any(${jurisdictions}::text[])`),
    )
    .execute();

/** The visible provisions for which an exemption or special rule names this industry. */
export const provisionsOfIndustry = (
  db: Db,
  scope: Scope,
  industryId: string,
  groupIds: string[],
  jurisdictions: JurisdictionCode[] | null,
) =>
  withPlace(db, scope)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('special_rules')
          .innerJoin('special_rule_groups', 'special_rule_groups.special_rule_id', 'special_rules.id')
          .innerJoin('special_rule_industries', 'special_rule_industries.special_rule_id', 'special_rules.id')
          .select('special_rules.id')
          .whereRef('special_rule_groups.provision_group_id', '=', 'provisions.provision_group_id')
          .whereRef('special_rules.jurisdiction', '=', 'provisions.jurisdiction')
          .where('special_rule_industries.industry_id', '=', industryId)
          .where('special_rules.is_published', '=', true),
      ),
    )
    .$if(groupIds.length > 0, (query) => query.where('provisions.provision_group_id', 'in', groupIds))
    .$if(jurisdictions !== null, (query) =>
      query.where('provisions.jurisdiction', '=', sql<JurisdictionCode>`any(${jurisdictions}::text[])`),
    )
    .execute();

/** Visible provisions by id, in the order of the catalogue; ids that are unknown or out of scope are left out. */
export const provisionsByIds = (db: Db, scope: Scope, ids: string[]) =>
  withPlace(db, scope).where('provisions.id', '=', sql<string>`any(${ids}::text[])`).execute();

/** Whether any of these groups exists in an area the person may see: tells "nothing there" from "no such thing". */
export async function someGroupInScope(db: Db, scope: Scope, groupIds: string[]): Promise<boolean> {
  const row = await db
    .selectFrom('provision_groups')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .select('provision_groups.id')
    .where('provision_groups.id', 'in', groupIds)
    .$if(scope.areas !== null, (query) =>
      query.where('topics.area_id', '=', sql<string>`any(${scope.areas}::text[])`),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
