import { torontoDay } from '../../../shared/torontoDate.ts';
import { queryClient } from '../../../ui/state/queryClient.ts';
import { currentUser } from '../../auth/web/currentUser.ts';
import { areasQuery, topicGroupsQuery } from '../../catalogue/web/api.ts';
import { entitledJurisdictions } from '../../provisions/web/list/jurisdictionFilter.ts';
import { matrixQuery } from './api.ts';
import { matrixRequest, readMatrixAddress } from './matrixAddress.ts';

/** Asks for what the matrix shows first at the address of the page, and for its menus. */
export async function prefetchMatrix(): Promise<void> {
  const query = new URLSearchParams(window.location.search);
  const areas = queryClient.fetchQuery(areasQuery);
  // Who names no jurisdictions has all that the account has: that need not be known to ask.
  const user = query.has('jurisdictions') ? await currentUser() : null;
  const entitled = user ? entitledJurisdictions(user) : [];
  const { address } = readMatrixAddress(query, entitled, torontoDay(new Date()));
  if (address.groups !== null) {
    await Promise.all([areas, queryClient.prefetchQuery(matrixQuery(matrixRequest(address, [])))]);
    return;
  }
  const topicId = address.topicId ?? (await areas).flatMap(({ topics }) => topics)[0]?._id;
  if (!topicId) return;
  const groups = await queryClient.fetchQuery(topicGroupsQuery(topicId));
  await queryClient.prefetchQuery(matrixQuery(matrixRequest(address, groups)));
}
