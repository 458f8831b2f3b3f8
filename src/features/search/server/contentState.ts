import type { Db } from '../../../platform/db/schema.ts';
import '../../provisions/server/tables.ts';
import './tables.ts';

/** How far the content has moved, as one cheap read tells. */
export interface ContentState {
  /** Which database this is. */
  database: string;
  version: number;
  /** Moves with everything but the text of provisions. */
  structure: number;
  /** Moves with the words that the search knows. */
  words: number;
  /** The newest row of the change log. Rows become visible in their order. */
  log: number;
}

export async function contentState(db: Db): Promise<ContentState> {
  const row = await db
    .selectFrom('content_version')
    .select(['version', 'structure', 'words', 'database_id as database'])
    .select((eb) =>
      eb
        .selectFrom('search_changes')
        .select((log) => log.fn.coalesce(log.fn.max('seq'), log.lit(0)).as('log'))
        .as('log'),
    )
    .executeTakeFirstOrThrow();
  return { ...row, log: row.log ?? 0 };
}

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
