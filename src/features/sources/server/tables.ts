import type { Generated } from 'kysely';

export type WatchState = 'new' | 'fine' | 'changed' | 'moved' | 'dead' | 'leftOut';

/** A web address that provisions rest on, and the page as it was accepted and as it was read last. */
export interface SourceWatchesTable {
  ref: string;
  host: string;
  /** What the page calls itself. */
  title: string | null;
  state: Generated<WatchState>;
  why: string | null;
  fingerprint: string | null;
  /** Readable text, blocks by line; null where only a fingerprint may be kept. */
  body: string | null;
  accepted_at: Date | null;
  new_fingerprint: string | null;
  new_body: string | null;
  changed_on: string | null;
  etag: string | null;
  last_modified: string | null;
  /** An editor said that the law changed with it. */
  confirmed: Generated<boolean>;
  moved_to: string | null;
  status: number | null;
  failures: Generated<number>;
  failed_since: Date | null;
  read_at: Date | null;
  version: Generated<number>;
}

/** A site: who may ask it now, when it may be asked again, and what its robots.txt says. */
export interface SourceHostsTable {
  host: string;
  lease: string | null;
  leased_until: Date | null;
  not_before: Date | null;
  failures: Generated<number>;
  robots: string | null;
  robots_read_at: Date | null;
}

export interface SourceDaysTable {
  day: string;
  requests: number;
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    source_watches: SourceWatchesTable;
    source_hosts: SourceHostsTable;
    source_days: SourceDaysTable;
  }
}
