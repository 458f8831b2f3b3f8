import { type SqlBool, sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { requirementPath } from '../../checklists/requirementPath.ts';
import { dueOfOwners, type OwnedDue } from '../../checklists/server/reads.ts';
import type { Scope } from '../../identity/scope.ts';
import type { DueRequirement } from '../contract.ts';
import './tables.ts';

/** A summary tells of requirements that fall due within so many days: two weekly summaries come before the day. */
const DAYS_AHEAD = 14;

/** What is due of a person's own requirements, and whether there is something that no summary told of. */
export interface PersonalDue {
  /** Those due first at the top. */
  list: DueRequirement[];
  hasNew: boolean;
}

export const NOTHING_DUE: PersonalDue = { list: [], hasNew: false };

const owned = (now: Date) => {
  const today = torontoDay(now);
  return dueOfOwners(today, addDays(today, DAYS_AHEAD));
};

const wasTold = sql<boolean>`exists (select 1 from summary_due_told told where told.user_id = due.user_id
  and told.requirement_id = due.requirement_id and told.due_on = due.due_on and told.is_overdue = due.is_overdue)`;

/** Whether something is due of the person of a row of `users` that no summary told of. */
export const hasNewDue = (now: Date) =>
  sql<SqlBool>`users.id in (select due.user_id from (${owned(now)}) due where not ${wasTold})`;

/** What is due of these people, by person, in the jurisdictions that their accounts have. */
export async function dueOf(
  db: Db,
  people: readonly { userId: string; scope: Scope }[],
  now: Date,
): Promise<ReadonlyMap<string, PersonalDue>> {
  const scopes = new Map(people.map(({ userId, scope }) => [userId, scope]));
  const { rows } = await sql<OwnedDue & { was_told: boolean }>`
    select due.*, ${wasTold} as was_told from (${owned(now)}) due
    where ${oneOf('due.user_id', [...scopes.keys()])}
    order by due.due_on, due.jurisdiction, due.requirement`.execute(db);
  const found = new Map<string, PersonalDue>();
  for (const row of rows) {
    const allowed = scopes.get(row.user_id)?.jurisdictions;
    if (allowed && !allowed.includes(row.jurisdiction)) continue;
    const { list, hasNew } = found.get(row.user_id) ?? NOTHING_DUE;
    const one: DueRequirement = {
      requirementId: row.requirement_id,
      requirement: row.requirement,
      jurisdiction: row.jurisdiction,
      dueOn: row.due_on,
      isOverdue: row.is_overdue,
      link: requirementPath({ id: row.requirement_id, jurisdiction: row.jurisdiction }),
    };
    found.set(row.user_id, { list: [...list, one], hasNew: hasNew || !row.was_told });
  }
  return found;
}

/** Keeps that the summaries of these people told of what is due, in the transaction that writes them. */
export async function recordTold(tx: Tx, told: ReadonlyMap<string, PersonalDue>): Promise<void> {
  const rows = [...told].flatMap(([user_id, { list }]) =>
    list.map(({ requirementId, dueOn, isOverdue }) => ({
      user_id,
      requirement_id: requirementId,
      due_on: dueOn,
      is_overdue: isOverdue,
    })),
  );
  if (rows.length === 0) return;
  await sql`insert into summary_due_told (user_id, requirement_id, due_on, is_overdue)
    select * from unnest(${rows.map((row) => row.user_id)}::text[], ${rows.map((row) => row.requirement_id)}::text[],
      ${rows.map((row) => row.due_on)}::date[], ${rows.map((row) => row.is_overdue)}::boolean[])
    on conflict do nothing`.execute(tx);
}
