import type { Db } from '../../../../platform/db/schema.ts';
import type { Entry } from '../../entries/entry.ts';
import type { entryRow } from '../entryRow.ts';

/** An entry of the files, and the row that holds it. */
interface Placed {
  one: Entry;
  row: ReturnType<typeof entryRow>;
}

async function mergedKeys(db: Db): Promise<string[]> {
  const keys: string[] = [];
  for (const table of ['acts', 'regulations', 'industries'] as const) {
    const rows = await db.selectFrom(table).select('key').where('merged_into', 'is not', null).execute();
    for (const { key } of rows) if (key !== null) keys.push(key);
  }
  return keys;
}

/**
 * The rows, each as its table and id, whose entry cites an act, a regulation or an industry that was merged into another: what the
 * files cite under it reads otherwise here.
 */
export async function citingMerged(db: Db, placed: readonly Placed[]): Promise<Set<string>> {
  const keys = await mergedKeys(db);
  if (keys.length === 0) return new Set();
  return new Set(
    placed.flatMap(({ one, row }) => {
      const words = row ? JSON.stringify(one.content) : '';
      return row && keys.some((key) => words.includes(`"${key}"`)) ? [`${row.table} ${row.id}`] : [];
    }),
  );
}
