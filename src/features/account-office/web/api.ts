import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { accountOfficeContract, type StaffAccount } from '../contract.ts';

export const officeApi = createClient(accountOfficeContract, clientOptions);

/** Everything of accounts: it changes under other people's hands, and is never taken for fresh. */
const ALL = ['staff', 'accounts'] as const;

export const countsQuery = (filters: { text: string | undefined; size: StaffAccount['size'] | undefined }) =>
  queryOptions({
    queryKey: [...ALL, 'counts', filters],
    staleTime: 0,
    queryFn: ({ signal }) =>
      officeApi.accountCounts({ query: { text: filters.text, size: filters.size ?? undefined } }, { signal }),
  });

export const requestsQuery = queryOptions({
  queryKey: [...ALL, 'requests'],
  staleTime: 0,
  queryFn: ({ signal }) => officeApi.accountRequests(undefined, { signal }),
});

export const areasQuery = queryOptions({
  queryKey: [...ALL, 'areas'],
  queryFn: ({ signal }) => officeApi.accountAreas(undefined, { signal }),
});

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id],
    staleTime: 0,
    queryFn: ({ signal }) => officeApi.account({ params: { id } }, { signal }),
  });

export const sessionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id, 'sessions'],
    staleTime: 0,
    queryFn: ({ signal }) => officeApi.customerSessions({ params: { id } }, { signal }),
  });

export const erasureQuery = (id: string) =>
  queryOptions({
    queryKey: [...ALL, 'one', id, 'erasure'],
    staleTime: 0,
    queryFn: ({ signal }) => officeApi.erasure({ params: { id } }, { signal }),
  });

/** Asks anew for the lists, and for the account that is open. */
export const refreshAccounts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ALL });

/** A write about accounts: what is on the screen is asked for anew when it is done. */
export function useOfficeMutation<V, R>(options: {
  mutationFn: (values: V) => Promise<R>;
  onSuccess?: (result: R, values: V) => void;
  onError?: (error: Error) => void;
}) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: (result: R, values: V) => {
      options.onSuccess?.(result, values);
      void refreshAccounts(client);
    },
  });
}
