import { queryOptions } from '@tanstack/react-query';
import type { IndexUiState } from 'instantsearch.js';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { FACETS, type SearchFilters } from '../facets.ts';
import { type SavedSearch, savedContract } from '../savedContract.ts';
import { writeAddress } from './searchAddress.ts';

export const savedApi = createClient(savedContract, clientOptions);

/** The person's saved searches, by name. */
export const savedQuery = queryOptions({
  queryKey: ['savedSearches'],
  queryFn: () => savedApi.savedSearches(),
});

/** The choices of the screen as a saved search keeps them. */
export const filtersOf = ({ refinementList = {} }: IndexUiState): SearchFilters =>
  Object.fromEntries(
    FACETS.flatMap((facet) => {
      const values = refinementList[facet] ?? [];
      return values.length > 0 ? [[facet, values]] : [];
    }),
  );

/** Where a saved search is shown. */
export const addressOf = ({ query, filters }: SavedSearch): string =>
  `/m/newSearch${writeAddress({ query, refinementList: filters as Record<string, string[]> })}`;

/** What a search is called unless the person says otherwise. */
export const nameFor = (query: string, filters: SearchFilters): string =>
  [query, ...Object.values(filters).flat()].filter(Boolean).join(', ').slice(0, 120);
