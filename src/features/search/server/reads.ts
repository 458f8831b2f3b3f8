import type { Db } from '../../../platform/db/schema.ts';
import type { Scope } from '../../identity/scope.ts';
import type { SearchFilters } from '../facets.ts';
import type { SearchIndex } from './searchIndex.ts';
import { searchScope } from './searchScope.ts';
import './tables.ts';

/** A watched search, and those of the changed provisions that it finds. */
export interface WatchedMatch {
  id: string;
  name: string;
  query: string;
  filters: SearchFilters;
  /** In the order in which the search finds them. */
  provisionIds: string[];
}

/** Results of a search by words that count: those after them are ever weaker. */
const FIRST_RESULTS = 200;
/** A search without words finds what its filters leave, and all of it counts. */
const ALL_RESULTS = 100_000;

/** What other features may ask of saved searches: which of them a change concerns. */
export class WatchedSearches {
  readonly #db: Db;
  readonly #index: SearchIndex;

  constructor(db: Db, index: SearchIndex) {
    this.#db = db;
    this.#index = index;
  }

  /** The people who watch a search, by user id. */
  async watchers(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('saved_searches')
      .select('user_id')
      .distinct()
      .where('is_watched', '=', true)
      .execute();
    return rows.map(({ user_id }) => user_id);
  }

  /**
   * The watched searches of a person that find some of these provisions, within what the person may see now. A provision
   * counts when it is among the first 200 results, or among all where the search has filters and no words.
   */
  async matchesOf(userId: string, scope: Scope, provisionIds: readonly string[]): Promise<WatchedMatch[]> {
    if (provisionIds.length === 0) return [];
    const searches = await this.#db
      .selectFrom('saved_searches')
      .select(['id', 'name', 'query', 'filters'])
      .where('user_id', '=', userId)
      .where('is_watched', '=', true)
      .orderBy('name')
      .execute();
    if (searches.length === 0) return [];
    await this.#index.fresh();
    const changed = new Set(provisionIds);
    const searcher = this.#index.engine.searcher(searchScope(scope));
    return searches.flatMap(({ id, name, query, filters }) => {
      const { hits } = searcher.search({
        query,
        refinements: filters as Record<string, readonly string[]>,
        limit: query === '' ? ALL_RESULTS : FIRST_RESULTS,
        retrieve: [],
        asYouType: false,
      });
      const found = hits.map(({ objectID }) => objectID).filter((hit) => changed.has(hit));
      return found.length > 0 ? [{ id, name, query, filters, provisionIds: found }] : [];
    });
  }
}

/** The saved searches of an account's people, for its export. */
export const savedSearchesOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('saved_searches')
    .innerJoin('users', 'users.id', 'saved_searches.user_id')
    .select([
      'users.email',
      'saved_searches.name',
      'saved_searches.query',
      'saved_searches.filters',
      'saved_searches.is_watched',
      'saved_searches.created_at',
    ])
    .where('users.account_id', '=', accountId)
    .orderBy('users.email')
    .orderBy('saved_searches.name')
    .execute();

export { type MissedSearch, missedSearches } from './misses.ts';
