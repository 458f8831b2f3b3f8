import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { sourcesContract } from '../contract.ts';
import type { Filter } from './items.ts';

export const sourcesApi = createClient(sourcesContract, clientOptions);

export const SOURCES_KEY = ['staff', 'sources'] as const;

export const sourcesQuery = (show: Filter, find: string) =>
  queryOptions({
    queryKey: [...SOURCES_KEY, 'list', show, find],
    queryFn: ({ signal }) => sourcesApi.sources({ query: { show, find } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const sourceQuery = (ref: string) =>
  queryOptions({
    queryKey: [...SOURCES_KEY, 'page', ref],
    queryFn: ({ signal }) => sourcesApi.source({ query: { ref } }, { signal }),
  });
