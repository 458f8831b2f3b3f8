import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../platform/db/schema.ts';
import type { Entry, EntryContent } from '../entries/entry.ts';
import './tables.ts';

/** What the starter library says of an entry, and how that stands. */
export interface StarterEntry extends Entry {
  /** What it said when the database last agreed with it. */
  base: EntryContent;
  changedAt: Date | null;
  settled: { at: Date; by: string; how: 'file' | 'ours' | 'merge' } | null;
}

/** Entries that are read at one go. */
const AT_ONCE = 200;

/** Every entry of the starter library as it was loaded last, in the order of its files. */
export async function starterEntries(db: Db): Promise<StarterEntry[]> {
  const rows = await db.selectFrom('library_entries').selectAll().orderBy('place').execute();
  const entries: StarterEntry[] = [];
  for (const [index, row] of rows.entries()) {
    // Megabytes of JSON: whoever waits for something else gets a turn now and then.
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate();
    const content = JSON.parse(row.content) as EntryContent;
    const { kind, key, file, settled_at: at, settled_by: by, settled_how: how } = row;
    entries.push({
      ...{ kind, key, file, content },
      base: row.base === null ? content : (JSON.parse(row.base) as EntryContent),
      changedAt: row.changed_at,
      settled: at && by && how ? { at, by, how } : null,
    });
  }
  return entries;
}
