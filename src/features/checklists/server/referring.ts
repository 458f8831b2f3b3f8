import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { GROUPS_IN_AREAS } from '../../catalogue/server/reads.ts';
import type { RequirementType } from '../rules.ts';
import './tables.ts';

/** A requirement that refers to something. */
export interface ReferringRequirement {
  id: string;
  requirement: string;
  sections: string | null;
  jurisdiction: JurisdictionCode;
  isRetired: boolean;
}

/** The requirements that cite an act or regulation. */
export async function requirementsCiting(
  db: Db,
  kind: 'act' | 'regulation',
  id: string,
): Promise<ReferringRequirement[]> {
  const { rows } = await sql<ReferringRequirement>`
    select r.id, r.requirement, c.sections, r.jurisdiction, r.retired_on is not null as "isRetired"
    from ${sql.table(`checklist_requirement_${kind}s`)} c join checklist_requirements r on r.id = c.requirement_id
    where c.${sql.ref(`${kind}_id`)} = ${id} order by r.jurisdiction, r.requirement`.execute(db);
  return rows;
}

/** The requirements about a place of the taxonomy. `where`: a condition with the aliases g, t and a. */
export async function requirementsIn(db: Db, where: RawBuilder<unknown>): Promise<ReferringRequirement[]> {
  const { rows } = await sql<ReferringRequirement>`
    select r.id, r.requirement, null as sections, r.jurisdiction, r.retired_on is not null as "isRetired"
    from checklist_requirements r join ${GROUPS_IN_AREAS} on r.provision_group_id = g.id
    where ${where} order by r.jurisdiction, r.requirement`.execute(db);
  return rows;
}

/** A requirement in the list of staff. */
export interface ListedRequirement {
  id: string;
  jurisdiction: JurisdictionCode;
  requirement: string;
  type: RequirementType;
  area: { id: string; name: string };
  group: { id: string; name: string };
  isPublished: boolean;
  isRetired: boolean;
}

/** Every requirement, retired ones among them, jurisdiction by jurisdiction. */
export async function listRequirements(db: Db): Promise<ListedRequirement[]> {
  const { rows } = await sql<ListedRequirement>`
    select r.id, r.jurisdiction, r.requirement, r.type, r.is_published as "isPublished",
      r.retired_on is not null as "isRetired", json_build_object('id', a.id, 'name', a.name) as area,
      json_build_object('id', g.id, 'name', g.name) as "group"
    from checklist_requirements r join ${GROUPS_IN_AREAS} on r.provision_group_id = g.id
    order by r.jurisdiction, a.sort, r.type, lower(r.requirement), r.id`.execute(db);
  return rows;
}

/** With how many accounts' work a requirement goes, and how much of it is evidence and comments; what it says is not looked at. */
export async function countKept(
  db: Db,
  requirementId: string,
): Promise<{ statuses: number; evidence: number; comments: number }> {
  const { rows } = await sql<{ statuses: number; evidence: number; comments: number }>`
    select
      (select count(distinct account_id)::int from checklist_history where requirement_id = ${requirementId}) as statuses,
      (select count(*)::int from checklist_evidence
        where requirement_id = ${requirementId} and completed_at is not null) as evidence,
      (select count(*)::int from checklist_comments where requirement_id = ${requirementId}) as comments`.execute(
    db,
  );
  return rows[0] ?? { statuses: 0, evidence: 0, comments: 0 };
}

/** What each requirement says, for SQL: a query of `id` and `name`. */
export const REQUIREMENT_NAMES = sql`select id, requirement as name from checklist_requirements`;
