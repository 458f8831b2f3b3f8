import type { Db } from '../../../platform/db/schema.ts';
import { contentVersion } from '../../provisions/server/reads.ts';
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
  const row = await contentVersion(db)
    .select(['version', 'structure', 'words', 'database_id as database'])
    .executeTakeFirstOrThrow();
  return { ...row, log: row.log ?? 0 };
}
