import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { industriesContract } from '../industriesContract.ts';
import { instrumentsContract } from '../instrumentsContract.ts';
import { type ThingKind, thingsContract } from '../thingsContract.ts';

export const thingsApi = createClient(thingsContract, clientOptions);
export const instrumentsApi = createClient(instrumentsContract, clientOptions);
export const industriesApi = createClient(industriesContract, clientOptions);

/** Other editors may be at work: what is shown is asked for anew. */
const FRESH = { staleTime: 0 } as const;

export const instrumentsQuery = queryOptions({
  queryKey: ['staff', 'instruments'],
  ...FRESH,
  queryFn: ({ signal }) => instrumentsApi.staffInstruments(undefined, { signal }),
});

export const instrumentQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'instruments', id],
    ...FRESH,
    queryFn: ({ signal }) => instrumentsApi.staffInstrument({ params: { id } }, { signal }),
  });

export const dependentsQuery = (kind: ThingKind, id: string) =>
  queryOptions({
    queryKey: ['staff', 'dependents', kind, id],
    ...FRESH,
    queryFn: ({ signal }) => thingsApi.dependents({ params: { kind, id } }, { signal }),
  });

export const staffIndustriesQuery = queryOptions({
  queryKey: ['staff', 'industries'],
  ...FRESH,
  queryFn: ({ signal }) => industriesApi.staffIndustries(undefined, { signal }),
});
