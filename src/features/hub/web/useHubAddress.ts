import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useOptimisticLocation } from '../../../ui/hooks/useOptimisticLocation.ts';
import {
  rememberedJurisdictions,
  rememberJurisdictions,
} from '../../provisions/web/list/jurisdictionFilter.ts';
import { type HubAddress, hubPath, readHubAddress, type VisitState, visitState } from './hubAddress.ts';

interface GoOptions {
  /** The address before it is not worth going back to. */
  replace?: boolean;
  /** The reader chose these jurisdictions: the next visit begins with them. */
  remember?: boolean;
  /** Another subject begins at the top of the page; a filter keeps the reader's place. */
  keepPlace?: boolean;
}

export interface Hub {
  address: HubAddress;
  /** Changes with every navigation. */
  visit: string;
  go: (change: Partial<HubAddress>, options?: GoOptions) => void;
}

/**
 * Reads and writes the address of the Info Hub. An address that names no jurisdictions begins with those remembered; an
 * entry of the history that was left with all of them keeps all of them.
 */
export function useHubAddress(): Hub {
  const location = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const { areaId, topicId } = params;
  const { pathname, search, hash } = location;
  const state = location.state as VisitState;

  const read = useMemo(
    () => readHubAddress({ pathname, search, hash }, { areaId, topicId }),
    [pathname, search, hash, areaId, topicId],
  );
  const isSettled = read.jurisdictions.length > 0 || state?.allJurisdictions === true;
  const visit = location.key;
  const [underWay, begin] = useOptimisticLocation<HubAddress>(visit);
  const isUnderWay = underWay !== null;
  const address = useMemo(() => {
    if (underWay) return underWay;
    return isSettled ? read : { ...read, jurisdictions: rememberedJurisdictions() };
  }, [underWay, isSettled, read]);

  const go = useCallback<Hub['go']>(
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

  useEffect(() => {
    if (!isSettled && !isUnderWay) go({}, { replace: true, keepPlace: true });
  }, [isSettled, isUnderWay, go]);

  return useMemo(() => ({ address, visit, go }), [address, visit, go]);
}
