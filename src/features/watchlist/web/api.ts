import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { type Watched, watchlistContract } from '../contract.ts';

const watchlistApi = createClient(watchlistContract, clientOptions);

export const watchlistQuery = queryOptions({
  queryKey: ['watchlist'],
  queryFn: ({ signal }) => watchlistApi.watchlist(undefined, { signal }),
});

/** Changes the watchlist; what depends on it (the feed's reasons, the next summary) is asked for again. */
export function useChangeWatchlist(onError?: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { add?: Watched[]; remove?: Watched[] }) =>
      watchlistApi.changeWatchlist({ body: { add: change.add ?? [], remove: change.remove ?? [] } }),
    onError,
    onSuccess: (list) => {
      client.setQueryData(watchlistQuery.queryKey, list);
      void client.invalidateQueries({ queryKey: ['updates'] });
      return client.invalidateQueries({ queryKey: ['summaries'] });
    },
  });
}
