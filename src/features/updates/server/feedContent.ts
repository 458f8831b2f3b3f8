import type { Db } from '../../../platform/db/schema.ts';
import { type Duty, dutiesByIds } from '../../checklists/server/reads.ts';
import { type ScopedBill, scopedBills } from '../../legislation/server/reads.ts';
import { VersionedCache } from '../../provisions/server/reads.ts';
import { type BareEntry, entriesByIds } from './entries.ts';
import { changesByIds, type StartingChange } from './inForceReminders.ts';
import { type Place, placesByIds } from './places.ts';

/** Two years of a busy library; about 1 KB each. */
const MAX_CACHED = 10_000;

type ById<T> = (version: number, ids: string[]) => Promise<{ get(id: string): T | undefined }>;

/**
 * What the feed is put together from: the same for everybody, and kept ready until content changes. Which of it a person may
 * see is asked of the database at every call (`visibleFeed`).
 */
export interface FeedContent {
  entries: ById<BareEntry>;
  changes: ById<StartingChange>;
  duties: ById<Duty>;
  /** Of provisions. */
  places: ById<Place>;
  bills: ById<ScopedBill>;
}

export function feedContent(db: Db): FeedContent {
  const kept = <T>(read: (db: Db, ids: string[]) => Promise<Map<string, T>>): ById<T> => {
    const things = new VersionedCache<T>(MAX_CACHED);
    return (version, ids) => things.of(version, ids, (missing) => read(db, missing));
  };
  return {
    entries: kept(entriesByIds),
    changes: kept(changesByIds),
    duties: kept(dutiesByIds),
    places: kept(placesByIds),
    bills: kept(scopedBills),
  };
}
