import { sql } from 'kysely';
import { keepWithdrawn } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/newId.ts';
import type { UpcomingValues } from './tables.ts';

/** A change that a bill makes in a provision, in an editor's words. */
export interface AddedChange {
  billId: string;
  partId: string | null;
  provisionId: string;
  /** Sanitised HTML. */
  overview: string;
}

const NOTHING_MORE = {
  affected_act: null,
  upcoming_act_id: null,
  upcoming_act_sections: null,
  upcoming_reg_sections: null,
  rolled_in_on: null,
  content_hash: null,
  loaded_revision: null,
};

/** Adds a change that a bill makes in a provision. Answers its id. */
export async function addUpcomingChange(tx: Tx, change: AddedChange): Promise<string> {
  const id = newId();
  await tx
    .insertInto('upcoming_changes')
    .values({
      ...NOTHING_MORE,
      id,
      bill_id: change.billId,
      bill_part_id: change.partId,
      provision_id: change.provisionId,
      changes_overview: change.overview,
      in_force: null,
      in_force_date: null,
    })
    .execute();
  return id;
}

/** Announces a change that no bill of the library brings, on the day on which it starts (YYYY-MM-DD). Answers its id. */
export async function announceChange(
  tx: Tx,
  change: { provisionId: string; billId: string | null; overview: string; day: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('upcoming_changes')
    .values({
      ...NOTHING_MORE,
      id,
      bill_id: change.billId,
      bill_part_id: null,
      provision_id: change.provisionId,
      changes_overview: change.overview,
      in_force: 'on date',
      in_force_date: change.day,
    })
    .execute();
  return id;
}

/** A change as it stands, locked until the transaction ends; undefined for an unknown id. */
export const changeForWriting = (tx: Tx, id: string) =>
  tx
    .selectFrom('upcoming_changes')
    .select([
      'id',
      'bill_id',
      'bill_part_id',
      'provision_id',
      'changes_overview',
      'in_force_date',
      'rolled_in_on',
      'upcoming_text',
      'upcoming_values',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** What an editor may write of a change; what is left out stays. HTML is sanitised already. */
export interface ChangedChange {
  overview?: string;
  partId?: string | null;
  /** The day on which an announcement that no bill brings starts (YYYY-MM-DD). */
  day?: string;
  /** The whole text of the provision once the change holds; null where nobody wrote it. */
  upcomingText?: string | null;
  /** The typed values that it brings, rows by field. */
  upcomingValues?: UpcomingValues | null;
}

/** Writes what an editor says of a change; a newer starter library leaves it as it is from then on. */
export async function changeUpcomingChange(tx: Tx, id: string, change: ChangedChange): Promise<void> {
  await tx
    .updateTable('upcoming_changes')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      ...(change.overview === undefined ? {} : { changes_overview: change.overview }),
      ...(change.partId === undefined ? {} : { bill_part_id: change.partId }),
      ...(change.day === undefined ? {} : { in_force_date: change.day }),
      ...(change.upcomingText === undefined ? {} : { upcoming_text: change.upcomingText }),
      ...(change.upcomingValues === undefined
        ? {}
        : { upcoming_values: change.upcomingValues && JSON.stringify(change.upcomingValues) }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Takes a change away; a newer starter library does not bring it back. */
export async function withdrawChange(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.deleteFrom('upcoming_changes').where('id', '=', id).execute();
  await keepWithdrawn(tx, 'upcoming_changes', id, now);
}

/** The text of its provision says this change from a day on (YYYY-MM-DD): it is no longer upcoming. */
export async function markRolledIn(tx: Tx, changeId: string, day: string): Promise<void> {
  await sql`
    update upcoming_changes set rolled_in_on = ${day}::date, revision = revision + 1
    where id = ${changeId}`.execute(tx);
}
