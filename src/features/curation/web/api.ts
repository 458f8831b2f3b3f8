import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { industriesContract } from '../industriesContract.ts';
import { instrumentsContract } from '../instrumentsContract.ts';
import { requirementsContract } from '../requirementsContract.ts';
import { type PlaceKind, taxonomyContract } from '../taxonomyContract.ts';
import { type ThingKind, thingsContract } from '../thingsContract.ts';

export const thingsApi = createClient(thingsContract, clientOptions);
export const instrumentsApi = createClient(instrumentsContract, clientOptions);
export const industriesApi = createClient(industriesContract, clientOptions);
export const requirementsApi = createClient(requirementsContract, clientOptions);
export const taxonomyApi = createClient(taxonomyContract, clientOptions);

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

export const staffRequirementsQuery = queryOptions({
  queryKey: ['staff', 'requirements'],
  ...FRESH,
  queryFn: ({ signal }) => requirementsApi.staffRequirements(undefined, { signal }),
});

export const staffRequirementQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'requirements', id],
    ...FRESH,
    queryFn: ({ signal }) => requirementsApi.staffRequirement({ params: { id } }, { signal }),
  });

/** What a requirement may be about. */
export const requirementPlacesQuery = queryOptions({
  queryKey: ['staff', 'requirements', 'places'],
  ...FRESH,
  queryFn: ({ signal }) => requirementsApi.requirementPlaces(undefined, { signal }),
});

export const taxonomyQuery = queryOptions({
  queryKey: ['staff', 'taxonomy'],
  ...FRESH,
  queryFn: ({ signal }) => taxonomyApi.staffTaxonomy(undefined, { signal }),
});

export const placeQuery = (kind: PlaceKind, id: string) =>
  queryOptions({
    queryKey: ['staff', 'taxonomy', kind, id],
    ...FRESH,
    queryFn: ({ signal }) => taxonomyApi.staffPlace({ params: { kind, id } }, { signal }),
  });
