import type { Db } from '../../../platform/db/schema.ts';
import { countChangedProvisions } from '../../provisions/server/reads.ts';
import { countStatuteChanges } from '../../statutes/server/reads.ts';
import './tables.ts';

/** What waits for an editor at the watch over sources. */
export interface SourceCounts {
  /** Pages, and statutes of which a newer text came. */
  changed: number;
  moved: number;
  dead: number;
  /** Published provisions whose readers are told that a source changed. */
  provisionsTold: number;
}

/** How many sources changed, moved or are dead: what is to do at `/a/data?show=sources`. */
export async function sourceCounts(db: Db): Promise<SourceCounts> {
  const rows = await db
    .selectFrom('source_watches')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('state', 'in', ['changed', 'moved', 'dead'])
    .groupBy('state')
    .execute();
  const count = (state: string): number => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    changed: count('changed') + (await countStatuteChanges(db)),
    moved: count('moved'),
    dead: count('dead'),
    provisionsTold: await countChangedProvisions(db),
  };
}
