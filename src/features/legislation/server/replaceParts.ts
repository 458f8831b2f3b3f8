import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import type { BillPartsTable } from './tables.ts';

/**
 * Makes these the parts of these bills. Those that stay keep their rows, because the changes that they bring point at them.
 */
export async function replaceParts(
  tx: Tx,
  billIds: readonly string[],
  parts: Insertable<BillPartsTable>[],
): Promise<void> {
  await tx
    .deleteFrom('bill_parts')
    .where('bill_id', 'in', billIds)
    .$if(parts.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        parts.map((part) => part.id),
      ),
    )
    .execute();
  if (parts.length === 0) return;
  await tx
    .insertInto('bill_parts')
    .values(parts)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        sort: ref('excluded.sort'),
        what: ref('excluded.what'),
        in_force: ref('excluded.in_force'),
        in_force_date: ref('excluded.in_force_date'),
        sections: ref('excluded.sections'),
      })),
    )
    .execute();
}
