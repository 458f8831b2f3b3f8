import { oneOf, oneOfAllowed } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { groupsInTopics } from '../../catalogue/server/reads.ts';
import type { Scope } from '../../identity/scope.ts';
import { placedProvisions } from './joins.ts';
import '../../legislation/server/tables.ts';
import './publish/publishingTables.ts';
import './tables.ts';
import { inScope } from './scope.ts';

/** Ids of provisions in the order of the catalogue, with the content version at which they were read. */
export interface FoundProvisions {
  ids: string[];
  version: number;
}

/** Provisions within what the person may see. Every answer that holds provisions begins here. */
const visibleProvisions = (db: Db, scope: Scope) =>
  placedProvisions(db)
    .select('provisions.id')
    .select((eb) => eb.selectFrom('content_version').select('version').as('version'))
    .where(inScope(scope))
    .orderBy('areas.sort')
    .orderBy('topics.sort')
    .orderBy('provision_groups.sort')
    .orderBy('jurisdictions.sort');

type VisibleProvisions = ReturnType<typeof visibleProvisions>;

const inGroups = (query: VisibleProvisions, groupIds: string[]): VisibleProvisions =>
  groupIds.length === 0 ? query : query.where(oneOf('provisions.provision_group_id', groupIds));

async function found(query: VisibleProvisions): Promise<FoundProvisions> {
  const rows = await query.execute();
  return { ids: rows.map(({ id }) => id), version: rows[0]?.version ?? 0 };
}

/** The visible provisions of groups. `jurisdictions` null means all. */
export const provisionsOfGroups = (
  db: Db,
  scope: Scope,
  groupIds: string[],
  jurisdictions: JurisdictionCode[] | null,
): Promise<FoundProvisions> =>
  found(
    inGroups(visibleProvisions(db, scope), groupIds).where(
      oneOfAllowed('provisions.jurisdiction', jurisdictions),
    ),
  );

/** The visible provisions for which an exemption or special rule names this industry. No groups means all. */
export const provisionsOfIndustry = (
  db: Db,
  scope: Scope,
  industryId: string,
  groupIds: string[],
  jurisdictions: JurisdictionCode[] | null,
): Promise<FoundProvisions> => {
  const named = visibleProvisions(db, scope).where((eb) =>
    eb.exists(
      eb
        .selectFrom('special_rules')
        .innerJoin('special_rule_groups', 'special_rule_groups.special_rule_id', 'special_rules.id')
        .innerJoin('special_rule_industries', 'special_rule_industries.special_rule_id', 'special_rules.id')
        .select('special_rules.id')
        .whereRef('special_rule_groups.provision_group_id', '=', 'provisions.provision_group_id')
        .whereRef('special_rules.jurisdiction', '=', 'provisions.jurisdiction')
        .where('special_rule_industries.industry_id', '=', industryId)
        .$if(!scope.unpublished, (rules) => rules.where('special_rules.is_published', '=', true)),
    ),
  );
  return found(inGroups(named, groupIds).where(oneOfAllowed('provisions.jurisdiction', jurisdictions)));
};

/** Visible provisions by id; ids that are unknown or out of scope are left out. */
export const provisionsByIds = (db: Db, scope: Scope, ids: string[]): Promise<FoundProvisions> =>
  found(visibleProvisions(db, scope).where(oneOf('provisions.id', ids)));

/** The visible provision that a permalink of this id leads to: itself, or the one that stands for it now. */
export async function linkedProvision(db: Db, scope: Scope, id: string): Promise<FoundProvisions> {
  const itself = await provisionsByIds(db, scope, [id]);
  if (itself.ids.length > 0) return itself;
  const row = await db
    .selectFrom('provision_merges')
    .select('successor_id')
    .where('provision_id', '=', id)
    .unionAll(db.selectFrom('provision_successors').select('successor_id').where('provision_id', '=', id))
    .executeTakeFirst();
  return row ? provisionsByIds(db, scope, [row.successor_id]) : itself;
}

/** Whether any of these groups exists in an area the person may see: tells "nothing there" from "no such thing". */
export async function someGroupInScope(db: Db, scope: Scope, groupIds: string[]): Promise<boolean> {
  const row = await groupsInTopics(db)
    .select('provision_groups.id')
    .where(oneOf('provision_groups.id', groupIds))
    .where(oneOfAllowed('topics.area_id', scope.areas))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The visible provisions of groups, in these jurisdictions (null: all); null where none of the groups exists for this person. */
export async function findInGroups(
  db: Db,
  scope: Scope,
  groupIds: string[],
  jurisdictions: JurisdictionCode[] | null,
): Promise<FoundProvisions | null> {
  const provisions = await provisionsOfGroups(db, scope, groupIds, jurisdictions);
  if (provisions.ids.length > 0 || (await someGroupInScope(db, scope, groupIds))) return provisions;
  return null;
}
