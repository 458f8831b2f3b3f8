import { queryOptions } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { catalogueContract } from '../../catalogue/contract.ts';
import { provisionsContract } from '../contract.ts';

const catalogue = createClient(catalogueContract, clientOptions);
const provisions = createClient(provisionsContract, clientOptions);

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

/** What a report is built from: groups of one topic, or an industry. No jurisdictions means all that are allowed. */
export interface ReportRequest {
  /** The topic or industry that the report is about. While its filters change, what it showed stays. */
  subject: string;
  provisions: string[];
  jurisdictions: JurisdictionCode[];
  industry?: string;
}

export const reportQuery = ({ subject, ...body }: ReportRequest) =>
  queryOptions({
    queryKey: ['report', subject, body],
    queryFn: ({ signal }) => provisions.buildReport({ body }, { signal }),
    placeholderData: (previous, query) => (query?.queryKey[1] === subject ? previous : undefined),
  });

/** One provision, wherever it stands: what a permalink points to. */
export const provisionQuery = (id: string) =>
  queryOptions({
    queryKey: ['provision', id],
    queryFn: ({ signal }) => provisions.provision({ params: { id } }, { signal }),
  });
