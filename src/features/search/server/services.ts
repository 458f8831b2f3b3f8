import type { WatchedSearches } from './reads.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { SearchTokens } from './searchToken.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    index: SearchIndex;
    searchTokens: SearchTokens;
    /** Which saved searches a change concerns. */
    searches: WatchedSearches;
  }
}
