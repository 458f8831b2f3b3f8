import { queryClient } from '../../../ui/state/queryClient.ts';
import { currentUser } from '../../auth/web/currentUser.ts';
import type { Area } from '../../catalogue/contract.ts';
import { areasQuery, topicGroupsQuery } from '../../provisions/web/api.ts';
import {
  entitledJurisdictions,
  rememberedJurisdictions,
} from '../../provisions/web/list/jurisdictionFilter.ts';
import { resultsQuery } from './api.ts';
import { type HubAddress, hubPath, readHubAddress, type VisitState, visitState } from './hubAddress.ts';
import { modelOf } from './hubModel.ts';

/** The address that the screen will settle on: the first topic, and the jurisdictions remembered, unless it names others. */
function settled(address: HubAddress, areas: readonly Area[]): HubAddress {
  const area = address.areaId === null ? areas[0] : areas.find(({ id }) => id === address.areaId);
  return {
    ...address,
    areaId: area?.id ?? null,
    topicId: address.topicId ?? area?.topics[0]?._id ?? null,
    jurisdictions: address.jurisdictions.length > 0 ? address.jurisdictions : rememberedJurisdictions(),
  };
}

/** Whether the screen would open a topic by itself; what is not among the account's, or has to be looked up, it looks into. */
const canOpen = ({ areaId, topicId, provisionId }: HubAddress, areas: readonly Area[]): boolean => {
  if (areaId === null) return topicId === null && provisionId === null && areas.length > 0;
  const area = areas.find(({ id }) => id === areaId);
  return area !== undefined && (topicId === null || area.topics.some(({ _id }) => _id === topicId));
};

interface Told {
  /** The address that the screen will settle on, as soon as that is known. */
  onAddress: (path: string, state: VisitState) => void;
  /** Everything is asked for; only answers are left to come. */
  onAsked: () => void;
}

/**
 * Asks for what the Info Hub shows at first while its code is still on the way, so that the screen finds the answers there.
 * What fails is left to the screen, which asks again and says so.
 */
export async function prefetchHub(
  location: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { onAddress, onAsked }: Told,
): Promise<void> {
  const [, areaId, topicId] = location.pathname.split('/').slice(2).map(decodeURIComponent);
  const address = readHubAddress(location, { areaId, topicId });
  if (address.tab !== 'area') return;
  const [user, areas] = await Promise.all([currentUser(), queryClient.fetchQuery(areasQuery)]);
  const wanted = settled(address, areas);
  if (!user || wanted.topicId === null) return;
  if (canOpen(address, areas)) onAddress(hubPath(wanted), visitState(wanted));
  const groups = await queryClient.fetchQuery(topicGroupsQuery(wanted.topicId));
  const { request } = modelOf(
    { address: wanted, visit: '', go: () => {} },
    { areas, groups, industries: [], areAreasKnown: true, entitled: entitledJurisdictions(user) },
  );
  if (typeof request !== 'object' || !request) return;
  const results = queryClient.prefetchQuery(resultsQuery(request));
  onAsked();
  await results;
}
