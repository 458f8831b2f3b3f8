import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { provisionsContract } from '../contract.ts';

const provisions = createClient(provisionsContract, clientOptions);

/** One provision, wherever it stands: what a permalink points to. */
export const provisionQuery = (id: string) =>
  queryOptions({
    queryKey: ['provision', id],
    queryFn: ({ signal }) => provisions.provision({ params: { id } }, { signal }),
  });
