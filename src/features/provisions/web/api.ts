import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { provisionsContract } from '../contract.ts';

const provisions = createClient(provisionsContract, clientOptions);

/** One provision, wherever it stands: what a permalink points to. `on`: as it stood on a day; null for today. */
export const provisionQuery = (id: string, on: string | null = null) =>
  queryOptions({
    queryKey: ['provision', id, on],
    queryFn: ({ signal }) => provisions.provision({ params: { id }, query: on ? { on } : {} }, { signal }),
  });
