import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/schema.ts';
import { newId } from '../../../../platform/newId.ts';
import type { OpenChange } from '../../../legislation/server/reads.ts';
import './publishingTables.ts';

/** The library's history speaks of a change when its new text begins within these days of the start. */
const NEAR_DAYS = 3;

/** The entry of the library's own history that tells of this start already; it is the change's from now on. */
async function toldByLibrary(tx: Tx, change: OpenChange): Promise<string | undefined> {
  if (change.day === null) return undefined;
  const { rows } = await sql<{ id: string }>`
    select id from update_entries
    where from_library and provision_id = ${change.provisionId} and change_type = 'Amendment In Force'
      and abs((at at time zone 'America/Toronto')::date - ${change.day}::date) <= ${NEAR_DAYS}
    order by (upcoming_change_id is null) desc, at desc limit 1`.execute(tx);
  const id = rows[0]?.id;
  if (id) {
    await sql`
      update update_entries set upcoming_change_id = ${change.id}, bill_id = coalesce(bill_id, ${change.billId})
      where id = ${id} and upcoming_change_id is null`.execute(tx);
  }
  return id;
}

/**
 * The one entry that tells readers of a change's start: the one there is, by the daily run, by publishing or from the library's
 * history, or one made now. Answers its id, and whether it is new.
 */
export async function startEntry(
  tx: Tx,
  change: OpenChange,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const own = await tx
    .selectFrom('update_entries')
    .select('id')
    .where('upcoming_change_id', '=', change.id)
    .where('change_type', '=', 'Amendment In Force')
    .executeTakeFirst();
  const known = own?.id ?? (await toldByLibrary(tx, change));
  if (known) return { id: known, isNew: false };
  const id = newId();
  await tx
    .insertInto('update_entries')
    .values({
      id,
      at: now,
      change_type: 'Amendment In Force',
      provision_id: change.provisionId,
      upcoming_change_id: change.id,
      bill_id: change.billId,
      before_version_id: null,
    })
    .execute();
  return { id, isNew: true };
}
