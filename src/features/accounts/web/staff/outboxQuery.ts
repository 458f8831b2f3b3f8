import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { accountsApi } from '../api.ts';

/** As many as the server answers at a time. */
const PAGE = 50;

/** The emails to an address or about a subject, newest first. What is on the page stays until the search has answered. */
export const outboxQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['outbox', search],
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      accountsApi.outbox({ query: { text: search || undefined, before: pageParam } }),
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.createdAt : undefined),
  });
