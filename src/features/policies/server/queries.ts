import type { Db } from '../../../platform/db/schema.ts';
import { placedProvisions } from '../../provisions/server/reads.ts';
import '../../catalogue/server/tables.ts';
import '../../provisions/server/tables.ts';

/** Ids of all provisions with policy language, in the order of the catalogue. Who may see them is asked when they are read. */
export async function provisionsWithPolicy(db: Db): Promise<string[]> {
  const rows = await placedProvisions(db)
    .select('provisions.id')
    .where('provisions.policy', 'is not', null)
    .where('provisions.policy', '!=', '')
    .orderBy('areas.sort')
    .orderBy('topics.sort')
    .orderBy('provision_groups.sort')
    .orderBy('jurisdictions.sort')
    .execute();
  return rows.map(({ id }) => id);
}
