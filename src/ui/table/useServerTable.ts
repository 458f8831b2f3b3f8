import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../shared/text.ts';
import type { Loadable } from '../state/Loaded.tsx';
import type { Sort } from './columns.ts';

/** As many rows as the server sends at a time. */
export interface TablePage<Row> {
  rows: readonly Row[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

/** What the server is asked for. */
export interface TableRequest<Key extends string> {
  /** Undefined where the server has one order. */
  sort: Sort<Key> | undefined;
  /** Where the page begins; undefined for the first. */
  after: string | undefined;
  signal: AbortSignal;
}

interface Options<Row, Key extends string> {
  /** Names the list, with all that it is filtered by. */
  queryKey: QueryKey;
  /** The order at first; left out where the server has one order. */
  sort?: Sort<Key>;
  fetchPage: (request: TableRequest<Key>) => Promise<TablePage<Row>>;
}

/**
 * The rows of a long list, which the server sorts and sends page by page: `query` is for `Loaded`, `table` for `DataTable`. What
 * is on the page stays until another order or filter has answered.
 */
export function useServerTable<Row, Key extends string = string>(options: Options<Row, Key>) {
  const [sort, setSort] = useState(options.sort);
  const pages = useInfiniteQuery({
    queryKey: [...options.queryKey, sort],
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => options.fetchPage({ sort, after: pageParam, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const { data, error, refetch, fetchNextPage } = pages;
  const query: Loadable<Row[]> = { data: data?.pages.flatMap(({ rows }) => rows), error, refetch };
  const more = {
    label: t('Show more'),
    isLoading: pages.isFetchingNextPage,
    onMore: () => void fetchNextPage(),
  };
  return {
    query,
    table: {
      sort,
      onSort: setSort,
      isBusy: pages.isPlaceholderData,
      more: pages.hasNextPage ? more : undefined,
    },
  };
}
