import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import type { Actor } from '../../identity/actor.ts';
import type { ChecklistHistoryTable } from './tables.ts';
import './tables.ts';

/** Of an account, one requirement. */
export interface ItemKey {
  accountId: string;
  requirementId: string;
}

type Line = Pick<Insertable<ChecklistHistoryTable>, 'kind'> &
  Partial<Pick<Insertable<ChecklistHistoryTable>, 'from_value' | 'to_value' | 'why'>>;

export const nameOf = ({ firstName, lastName }: Pick<Actor, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/**
 * Marks that something of an account's checklists changes, so that open pages look again. The first statement of every change:
 * those of one account wait here for each other, and see what the one before them wrote.
 */
export async function beginChange(tx: Tx, accountId: string): Promise<void> {
  await sql`insert into checklist_versions (account_id, version) values (${accountId}, 1)
    on conflict (account_id) do update set version = checklist_versions.version + 1`.execute(tx);
}

/** Writes lines of the history: who, when, from, to, why. Answers their ids. */
export async function record(
  tx: Tx,
  { accountId, requirementId }: ItemKey,
  by: { actor: Actor; at: Date },
  lines: readonly Line[],
): Promise<number[]> {
  if (lines.length === 0) return [];
  const rows = await tx
    .insertInto('checklist_history')
    .values(
      lines.map((line) => ({
        account_id: accountId,
        requirement_id: requirementId,
        at: by.at,
        user_id: by.actor.userId,
        by_name: nameOf(by.actor),
        from_value: null,
        to_value: null,
        why: null,
        ...line,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
