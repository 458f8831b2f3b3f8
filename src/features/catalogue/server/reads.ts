import type { Db } from '../../../platform/db/schema.ts';
import './tables.ts';

/** Whether there is such an industry or occupation. */
export async function industryExists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('industries').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
