import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { staffPlansContract } from '../staffContract.ts';

export const plansApi = createClient(staffPlansContract, clientOptions);

/** Every plan as staff edit it, in the order of the cards. */
export const staffPlansQuery = queryOptions({
  queryKey: ['staff', 'plans'],
  staleTime: 0,
  queryFn: ({ signal }) => plansApi.staffPlans(undefined, { signal }),
});
