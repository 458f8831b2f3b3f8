import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { trackerContract } from '../contract.ts';

const trackerApi = createClient(trackerContract, clientOptions);

/** Every bill that the account covers: few enough to filter on the page. */
export const billsQuery = queryOptions({
  queryKey: ['bills'],
  queryFn: ({ signal }) => trackerApi.bills(undefined, { signal }),
});

export const billQuery = (id: string) =>
  queryOptions({
    queryKey: ['bills', id],
    queryFn: ({ signal }) => trackerApi.bill({ params: { id } }, { signal }),
  });
