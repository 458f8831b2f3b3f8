import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../../shared/apiClient.ts';
import { clientOptions } from '../../../auth/web/api.ts';
import { dashboardContract } from '../../dashboardContract.ts';

const api = createClient(dashboardContract, clientOptions);

/** Milliseconds between two looks while the screen is open. */
const REFRESH_MS = 60_000;

export const dashboardQuery = queryOptions({
  queryKey: ['staff', 'dashboard'],
  staleTime: 0,
  refetchInterval: REFRESH_MS,
  queryFn: ({ signal }) => api.dashboard(undefined, { signal }),
});
