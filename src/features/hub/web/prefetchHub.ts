import { queryClient } from '../../../ui/state/queryClient.ts';
import { currentUser } from '../../auth/web/currentUser.ts';
import { areasQuery, topicGroupsQuery } from '../../catalogue/web/api.ts';
import {
  entitledJurisdictions,
  rememberedJurisdictions,
} from '../../provisions/web/list/jurisdictionFilter.ts';
import { resultsQuery } from './api.ts';
import { readHubAddress } from './hubAddress.ts';
import { hubState } from './hubState.ts';
import { settleHubAddress } from './settleHubAddress.ts';

/** Asks for what the Info Hub shows first at the address of the page. */
export async function prefetchHub({ areaId, topicId }: Partial<Record<string, string>>): Promise<void> {
  const read = readHubAddress(window.location, { areaId, topicId });
  const [user, areas] = await Promise.all([currentUser(), queryClient.fetchQuery(areasQuery)]);
  const address = settleHubAddress(read, { areas, remembered: rememberedJurisdictions() });
  if (!user || address.topicId === null) return;
  const groups = await queryClient.fetchQuery(topicGroupsQuery(address.topicId));
  const { request } = hubState(address, {
    areas,
    groups,
    industries: [],
    areAreasKnown: true,
    entitled: entitledJurisdictions(user),
  });
  if (request !== null && request !== 'nothing') await queryClient.prefetchQuery(resultsQuery(request));
}
