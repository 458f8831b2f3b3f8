import type { ColumnType, Generated } from 'kysely';
import type { SearchFilters } from '../facets.ts';
import type { WordKind } from '../wordsContract.ts';

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  name: string;
  query: string;
  filters: ColumnType<SearchFilters, string, string>;
  is_watched: boolean;
  created_at: Date;
  updated_at: Date;
}

export interface SearchWordsTable {
  id: string;
  kind: WordKind;
  line: string;
  is_starter: Generated<boolean>;
  is_active: Generated<boolean>;
  updated_at: Date;
  updated_by: string | null;
  is_edited: Generated<boolean>;
}

export interface SearchHostedIndexTable {
  only_row: Generated<boolean>;
  database_id: string;
  structure: number;
  log: number;
  words: number;
  form: number;
  indexed_at: Date;
}

export interface SearchMissesTable {
  term: string;
  day: string;
  account_hash: string;
}

declare module '../../provisions/server/publish/publishingTables.ts' {
  interface ContentVersionTable {
    /** Moves on with every change to the words that the search knows. */
    words: number;
    database_id: Generated<string>;
  }
}

declare module '../../../platform/db/schema.ts' {
  interface Database {
    saved_searches: SavedSearchesTable;
    search_words: SearchWordsTable;
    search_hosted_index: SearchHostedIndexTable;
    search_misses: SearchMissesTable;
  }
}
