import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { t } from '../../../shared/text.ts';
import { useErrorToast } from '../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { areasQuery, industriesQuery, topicGroupsQuery } from '../../catalogue/web/api.ts';
import { entitledJurisdictions } from '../../provisions/web/list/jurisdictionFilter.ts';
import { type HubModel, hubActions } from './hubModel.ts';
import { hubState } from './hubState.ts';
import { useHubAddress } from './useHubAddress.ts';

const NOTHING: never[] = [];

/** Puts together the address, the menus and the account into what the Info Hub shows. The same until one of them changes. */
export function useHub(): HubModel {
  const user = useCurrentUser();
  const areas = useQuery(areasQuery);
  const { address, visit, go } = useHubAddress(areas.data ?? null);
  const isArea = address.tab === 'area';
  const isIndustry = address.tab === 'industry';

  const isTopicKnown = areas.data?.some(({ topics }) => topics.some(({ _id }) => _id === address.topicId));
  const groups = useQuery({
    ...topicGroupsQuery(address.topicId ?? ''),
    enabled: isArea && isTopicKnown === true,
  });
  const industries = useQuery({ ...industriesQuery, enabled: isIndustry });

  // The topic of an address may be asked for before it is known to be one of the account's.
  const topicError = isTopicKnown ? groups.error : null;
  const failure = areas.error ?? (isArea ? topicError : isIndustry ? industries.error : null);
  useErrorToast(t('Error loading menu data:'), failure);
  const retries = [areas, groups, industries].filter(({ error }) => error).map(({ refetch }) => refetch);

  const entitled = useMemo(() => entitledJurisdictions(user), [user]);
  const model = useMemo(() => {
    const state = hubState(address, {
      areas: areas.data ?? NOTHING,
      groups: groups.data ?? NOTHING,
      industries: industries.data ?? NOTHING,
      areAreasKnown: areas.isSuccess,
      entitled,
    });
    return { ...state, ...hubActions(state, go), visit, go };
  }, [address, visit, go, areas.data, areas.isSuccess, groups.data, industries.data, entitled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has to be tried again follows from the failure
  return useMemo(
    () => ({
      ...model,
      failure,
      retryMenus: () => {
        for (const retry of retries) void retry();
      },
    }),
    [model, failure],
  );
}
