import { queryOptions } from '@tanstack/react-query';
import { guidanceApi } from '../api.ts';

/** Help and frequent questions, in the order they are shown. */
export const helpQuery = queryOptions({
  queryKey: ['help'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => guidanceApi.help(undefined, { signal }),
});
