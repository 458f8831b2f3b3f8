import { sql } from 'kysely';
import type { LinkTable } from '../../../platform/db/movedLinks.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** Gives requirements the statuses of those that they stand for now; `to[i]` stands for `from[i]`. The later word counts. */
export async function carryStatuses(tx: Tx, from: readonly string[], to: readonly string[]): Promise<void> {
  await sql`
    insert into checklist_statuses (account_id, requirement_id, status, updated_at, updated_by)
    select distinct on (s.account_id, m.successor) s.account_id, m.successor, s.status, s.updated_at, s.updated_by
    from checklist_statuses s
    join unnest(${[...from]}::text[], ${[...to]}::text[]) as m(former, successor) on s.requirement_id = m.former
    order by s.account_id, m.successor, s.updated_at desc
    on conflict (account_id, requirement_id) do update
      set status = excluded.status, updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where excluded.updated_at > checklist_statuses.updated_at`.execute(tx);
}

const requirementLinks = (kind: 'act' | 'regulation'): LinkTable[] => [
  { table: `checklist_requirement_${kind}s`, by: 'requirement_id', to: `${kind}_id` },
];

/** Where requirements cite acts and regulations, for a merge that can be taken back. */
export const CITED_IN_REQUIREMENTS = {
  act: requirementLinks('act'),
  regulation: requirementLinks('regulation'),
};

/** Lets requirements that cite one act (or regulation) cite another; where both were cited, the sections of both stand with it. */
export async function moveRequirementCitations(
  tx: Tx,
  kind: 'act' | 'regulation',
  { former, successor }: { former: string; successor: string },
): Promise<void> {
  const table = sql.table(`checklist_requirement_${kind}s`);
  const cited = sql.ref(`${kind}_id`);
  await sql`
    update ${table} kept set sections = nullif(concat_ws('; ', kept.sections, moved.sections), '')
    from ${table} moved
    where kept.${cited} = ${successor} and moved.${cited} = ${former} and moved.requirement_id = kept.requirement_id
      and moved.sections is distinct from kept.sections`.execute(tx);
  await sql`
    delete from ${table} moved where moved.${cited} = ${former} and exists (
      select 1 from ${table} kept where kept.${cited} = ${successor} and kept.requirement_id = moved.requirement_id)`.execute(
    tx,
  );
  await sql`update ${table} set ${cited} = ${successor} where ${cited} = ${former}`.execute(tx);
}

/** Lets the requirements about a provision group be about the one that it was merged into. */
export async function moveRequirementsToGroup(
  tx: Tx,
  { former, successor }: { former: string; successor: string },
): Promise<void> {
  await tx
    .updateTable('checklist_requirements')
    .set({ provision_group_id: successor })
    .where('provision_group_id', '=', former)
    .execute();
}

/** Says in the history of each account that a status came over from another requirement, where that changes what it has. */
export async function recordCarriedStatuses(
  tx: Tx,
  { former, successor, why }: { former: string; successor: string; why: string },
  at: Date,
): Promise<void> {
  await sql`
    insert into checklist_history (account_id, requirement_id, at, kind, from_value, to_value, why)
    select s.account_id, ${successor}, ${at}, 'status', coalesce(own.status, 'Not Started'), s.status, ${why}
    from checklist_statuses s
    left join checklist_statuses own on own.account_id = s.account_id and own.requirement_id = ${successor}
    where s.requirement_id = ${former} and (own.status is null or own.updated_at < s.updated_at)`.execute(tx);
}

export { addDuty, changeDuty, removeDuty, type WrittenDuty } from './writeDuty.ts';
export {
  addRequirement,
  changeRequirement,
  removeRequirement,
  requirementForWriting,
  retireRequirement,
  type WrittenRequirement,
} from './writeRequirements.ts';
