import type { Db } from '../../../platform/db/schema.ts';
import './publish/publishingTables.ts';

/** The one row that says how far the content has moved, with `log`: the newest row of the change log, null of an empty one. */
export const contentVersion = (db: Db) =>
  db.selectFrom('content_version').select((eb) =>
    eb
      .selectFrom('search_changes')
      .select((log) => log.fn.max('seq').as('log'))
      .as('log'),
  );

/** The provisions that changed after one row of the log up to another, with the row of each one's last change. */
export async function changedProvisions(db: Db, after: number, upTo: number): Promise<Map<string, number>> {
  if (after >= upTo) return new Map();
  const rows = await db
    .selectFrom('search_changes')
    .select(['provision_id'])
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .groupBy('provision_id')
    .execute();
  return new Map(rows.map(({ provision_id, seq }) => [provision_id, seq]));
}
