import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** The text of its provision says this change from a day on (YYYY-MM-DD): it is no longer upcoming. */
export async function markRolledIn(tx: Tx, changeId: string, day: string): Promise<void> {
  await sql`
    update upcoming_changes set rolled_in_on = ${day}::date, revision = revision + 1
    where id = ${changeId}`.execute(tx);
}
