import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../../shared/apiClient.ts';
import { clientOptions } from '../../../auth/web/api.ts';
import { staffTrackerContract } from '../../staffContract.ts';

export const staffBillsApi = createClient(staffTrackerContract, clientOptions);

/** Every bill, for the list. Other editors may be at work. */
export const staffBillsQuery = queryOptions({
  queryKey: ['staff', 'bills'],
  staleTime: 0,
  queryFn: ({ signal }) => staffBillsApi.staffBills(undefined, { signal }),
});

export const staffBillQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'bills', id],
    staleTime: 0,
    // What is being written is not taken away by what another tab wrote: the save says so.
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => staffBillsApi.staffBill({ params: { id } }, { signal }),
  });

export const billProvisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'bills', id, 'provisions'],
    queryFn: ({ signal }) => staffBillsApi.billProvisions({ params: { id } }, { signal }),
  });

export const billInstrumentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'bills', id, 'instruments'],
    queryFn: ({ signal }) => staffBillsApi.billInstruments({ params: { id } }, { signal }),
  });
