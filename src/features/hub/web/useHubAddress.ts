import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router';
import { useOptimisticLocation } from '../../../ui/hooks/useOptimisticLocation.ts';
import type { Area } from '../../catalogue/contract.ts';
import {
  rememberedJurisdictions,
  rememberJurisdictions,
} from '../../provisions/web/list/jurisdictionFilter.ts';
import { type HubAddress, hubPath, readHubAddress, type VisitState, visitState } from './hubAddress.ts';
import { settleHubAddress } from './settleHubAddress.ts';

interface GoOptions {
  /** The address before it is not worth going back to. */
  replace?: boolean;
  /** The reader chose these jurisdictions: the next visit begins with them. */
  remember?: boolean;
  /** Another subject begins at the top of the page; a filter keeps the reader's place. */
  keepPlace?: boolean;
}

export type Go = (change: Partial<HubAddress>, options?: GoOptions) => void;

interface HubPlace {
  address: HubAddress;
  /** Changes with every navigation. */
  visit: string;
  go: Go;
}

/**
 * Reads and writes the address of the Info Hub. What it leaves open is settled at once (`settleHubAddress`), and the address
 * bar follows, unless the reader is on the way to another page, which that would call off. An entry of the history that was left
 * with all jurisdictions keeps all of them.
 */
export function useHubAddress(areas: readonly Area[] | null): HubPlace {
  const location = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const { areaId, topicId } = params;
  const { pathname, search, hash } = location;
  const state = location.state as VisitState;

  const read = useMemo(
    () => readHubAddress({ pathname, search, hash }, { areaId, topicId }),
    [pathname, search, hash, areaId, topicId],
  );
  const meansAll = state?.allJurisdictions === true;
  const visit = location.key;
  const [underWay, begin] = useOptimisticLocation<HubAddress>(visit);
  const settled = useMemo(
    () => settleHubAddress(read, { areas, remembered: meansAll ? null : rememberedJurisdictions() }),
    [read, areas, meansAll],
  );
  const address = underWay ?? settled;

  const go = useCallback<Go>(
    (change, { replace, remember, keepPlace } = {}) => {
      const next = { ...address, ...change };
      if (remember) rememberJurisdictions(next.jurisdictions);
      begin(next);
      void navigate(hubPath(next), {
        replace,
        preventScrollReset: keepPlace,
        state: visitState(next),
      });
    },
    [address, begin, navigate],
  );

  const isNamed = read.jurisdictions.length > 0 || meansAll;
  const mustFollow = underWay === null && !isLeaving && !(isNamed && hubPath(settled) === hubPath(read));
  useEffect(() => {
    if (mustFollow) go({}, { replace: true, keepPlace: true });
  }, [mustFollow, go]);

  return useMemo(() => ({ address, visit, go }), [address, visit, go]);
}
