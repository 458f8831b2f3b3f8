import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createClient } from '../../../../shared/apiClient.ts';
import { clientOptions } from '../../../auth/web/api.ts';
import { wordsContract } from '../../wordsContract.ts';

export const wordsApi = createClient(wordsContract, clientOptions);

export const wordsQuery = queryOptions({
  queryKey: ['searchWords'],
  queryFn: () => wordsApi.searchWords(),
  // Another editor may be at work.
  staleTime: 0,
});

/** A change of the words; the list is read again when it succeeded. */
export function useWordChange<V>(change: (input: V) => Promise<unknown>, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries(wordsQuery);
      onDone?.();
    },
  });
}
