import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';

/** A topic in a jurisdiction that a person watches. */
export interface WatchlistEntriesTable {
  user_id: string;
  topic_id: string;
  jurisdiction: JurisdictionCode;
  created_at: Date;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    watchlist_entries: WatchlistEntriesTable;
  }
}
