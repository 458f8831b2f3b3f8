import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { updatesContract } from '../contract.ts';
import type { FeedDays } from './feedAddress.ts';

const updatesApi = createClient(updatesContract, clientOptions);

/** The feed between two days; empty ones are the server's default. What was shown stays while other days load. */
export const updatesQuery = ({ dateStart, dateEnd }: FeedDays) =>
  queryOptions({
    queryKey: ['updates', dateStart, dateEnd],
    queryFn: ({ signal }) => updatesApi.updates({ query: { dateStart, dateEnd } }, { signal }),
    placeholderData: keepPreviousData,
  });
