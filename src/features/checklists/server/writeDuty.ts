import { keepWithdrawn } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import { t } from '../../../shared/text.ts';
import './tables.ts';

/** A dated duty of a provision as an editor writes it. */
export interface WrittenDuty {
  /** A day, or MM-DD of every year. */
  on: string;
  duty: string;
  /** Of a yearly duty that is new: the first day on which it can fall due. */
  from: string | null;
}

const columnsOf = ({ on, duty, from }: WrittenDuty) => ({
  description: duty,
  once_on: on.length === 5 ? null : on,
  yearly_on: on.length === 5 ? on : null,
  starts_on: on.length === 5 ? from : null,
});

/** Adds a dated duty to a provision, of which readers are reminded. Answers its id. */
export async function addDuty(tx: Tx, provisionId: string, duty: WrittenDuty): Promise<string> {
  const id = newId();
  await tx
    .insertInto('deadlines')
    .values({
      ...columnsOf(duty),
      id,
      requirement_id: null,
      provision_id: provisionId,
      content_hash: null,
      loaded_revision: null,
    })
    .execute();
  return id;
}

/** Writes a duty of a provision anew; a newer starter library leaves it as it is. Throws 404 when the provision has none such. */
export async function changeDuty(tx: Tx, provisionId: string, id: string, duty: WrittenDuty): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('deadlines')
    .set((eb) => ({ ...columnsOf(duty), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('provision_id', '=', provisionId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound(t('This deadline could not be found.'));
}

/** Takes a duty from a provision; a newer starter library does not bring it back. Throws 404 when it has none such. */
export async function removeDuty(tx: Tx, provisionId: string, id: string, now: Date): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('deadlines')
    .where('id', '=', id)
    .where('provision_id', '=', provisionId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(t('This deadline could not be found.'));
  await keepWithdrawn(tx, 'deadlines', id, now);
}
