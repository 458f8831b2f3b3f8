import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { catalogueContract } from '../contract.ts';

const catalogue = createClient(catalogueContract, clientOptions);

/** Menus change when the library does, which is seldom. */
const MENUS_MS = 10 * 60_000;

/** The areas and topics that hold something for this account. */
export const areasQuery = queryOptions({
  queryKey: ['areas'],
  staleTime: MENUS_MS,
  queryFn: ({ signal }) => catalogue.areasWithPrunedTopics(undefined, { signal }),
});

/** The provision groups of a topic. */
export const topicGroupsQuery = (topicId: string) =>
  queryOptions({
    queryKey: ['topicGroups', topicId],
    staleTime: MENUS_MS,
    queryFn: ({ signal }) => catalogue.topicProvisions({ params: { id: topicId } }, { signal }),
  });

export const industriesQuery = queryOptions({
  queryKey: ['industries'],
  staleTime: MENUS_MS,
  queryFn: ({ signal }) => catalogue.industries(undefined, { signal }),
});
