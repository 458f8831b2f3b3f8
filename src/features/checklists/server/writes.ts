import { sql } from 'kysely';
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
