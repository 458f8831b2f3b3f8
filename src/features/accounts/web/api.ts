import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { subscriptionsContract } from '../../subscriptions/contract.ts';
import { accountsContract } from '../contract.ts';

export const accountsApi = createClient(accountsContract, clientOptions);
export const subscriptionsApi = createClient(subscriptionsContract, clientOptions);

export const publicPlansQuery = {
  queryKey: ['plans', 'public'],
  queryFn: () => subscriptionsApi.publicPlans(),
} as const;
