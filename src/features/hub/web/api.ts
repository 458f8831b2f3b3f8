import { queryOptions, skipToken } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { queryClient } from '../../../ui/state/queryClient.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { provisionsContract } from '../../provisions/contract.ts';
import { HOLDS_PROVISIONS } from '../../provisions/web/heldProvisions.ts';
import { searchContract } from '../../search/contract.ts';
import { hubContract } from '../contract.ts';

const provisions = createClient(provisionsContract, clientOptions);
const search = createClient(searchContract, clientOptions);
const hub = createClient(hubContract, clientOptions);

/** What readers are told on opening certain areas and topics. */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => hub.notices(undefined, { signal }),
});

interface Asked {
  /** The topic, industry or text that the results are about. While its filters change, what it showed stays. */
  subject: string;
  /** None means all that are allowed. */
  jurisdictions: JurisdictionCode[];
  /** A day that is not today; left out for today. */
  on?: string;
}

/** Groups of one topic, or an industry. */
export interface ReportRequest extends Asked {
  provisions: string[];
  industry?: string;
}

export interface SearchRequest extends Asked {
  text: string;
  /** How many results are drawn; 100 when not said. */
  drawn?: number;
}

/** All that a search found, of which the first are drawn. */
export interface Found {
  total: number;
  ids: string[];
  noText: string[];
}

export type HubRequest = ReportRequest | SearchRequest;

const build = async ({ subject: _, ...body }: HubRequest, signal: AbortSignal) => {
  if (!('text' in body)) return provisions.buildReport({ body }, { signal });
  const { results, total, ids, noText } = await search.buildReportViaSearch({ body }, { signal });
  queryClient.setQueryData<Found>(foundKey(body), { total, ids, noText });
  return results;
};

const foundKey = ({ text, jurisdictions }: Pick<SearchRequest, 'text' | 'jurisdictions'>) => [
  'found',
  text,
  jurisdictions,
];

/** What a search found in all. It comes with the results (`resultsQuery`), whose list of provisions stays a list. */
export const foundQuery = (request: Pick<SearchRequest, 'text' | 'jurisdictions'>) =>
  queryOptions<Found>({
    queryKey: foundKey(request),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the Info Hub asks for. An answer stands under what was asked, so that one that comes late is shown to nobody. */
export const resultsQuery = (request: HubRequest) =>
  queryOptions({
    queryKey: ['report', request.subject, request],
    meta: HOLDS_PROVISIONS,
    queryFn: ({ signal }) => build(request, signal),
    placeholderData: (previous, query) => (query?.queryKey[1] === request.subject ? previous : undefined),
  });
