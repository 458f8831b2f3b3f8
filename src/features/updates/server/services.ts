import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';

/** A topic in a jurisdiction. */
export interface Watched {
  topicId: string;
  jurisdiction: JurisdictionCode;
}

declare module '../../../platform/services.ts' {
  interface Services {
    /** What a person watches: the watchlist stands above the feed, so the feed is given the question. */
    watchedBy: (userId: string) => Promise<Watched[]>;
  }
}
