import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { GROUPS_IN_AREAS } from '../../catalogue/server/reads.ts';
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

/** How much organisations keep with a requirement; what they keep is not looked at. */
export async function countKept(
  db: Db,
  requirementId: string,
): Promise<{ statuses: number; evidence: number; comments: number }> {
  const { rows } = await sql<{ statuses: number; evidence: number; comments: number }>`
    select
      (select count(*)::int from checklist_statuses where requirement_id = ${requirementId}) as statuses,
      (select count(*)::int from checklist_evidence
        where requirement_id = ${requirementId} and completed_at is not null) as evidence,
      (select count(*)::int from checklist_comments where requirement_id = ${requirementId}) as comments`.execute(
    db,
  );
  return rows[0] ?? { statuses: 0, evidence: 0, comments: 0 };
}
