import { type RawBuilder, sql } from 'kysely';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import './tables.ts';

/** An open requirement that falls due, and who owns it. */
export interface OwnedDue {
  user_id: string;
  requirement_id: string;
  requirement: string;
  jurisdiction: JurisdictionCode;
  /** A calendar date. */
  due_on: string;
  is_overdue: boolean;
}

/**
 * The open requirements that fall due until a day, or fell due before `today`, each with its owner: a query to be put into others.
 * Whether the account still has the jurisdiction is the reader's to look at.
 */
export const dueOfOwners = (today: string, until: string): RawBuilder<OwnedDue> => sql<OwnedDue>`
  select item.owner_id as user_id, r.id as requirement_id, r.requirement, r.jurisdiction, item.due_on,
    item.due_on < ${today} as is_overdue
  from checklist_items item
  join checklist_requirements r on r.id = item.requirement_id
    and r.retired_on is null and r.is_published and (r.starts_on is null or r.starts_on <= ${today})
  join jurisdictions j on j.code = r.jurisdiction and j.in_checklists
  left join checklist_statuses s on s.account_id = item.account_id and s.requirement_id = item.requirement_id
  where item.owner_id is not null and item.due_every is not null and item.due_on <= ${until}
    and item.not_applicable_reason is null and coalesce(s.status, 'Not Started') <> 'Done'`;
