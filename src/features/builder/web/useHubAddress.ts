import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { rememberedJurisdictions, rememberJurisdictions } from '../../provisions/web/jurisdictionFilter.ts';
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
  // A filter shows its new state at once; the address bar follows when the navigation is through.
  const [target, setTarget] = useState<{ from: string; address: HubAddress } | null>(null);
  // Once it is, the address bar speaks again: also for the entry that was left, when the reader comes back to it.
  if (target !== null && target.from !== visit) setTarget(null);
  const isUnderWay = target !== null && target.from === visit;
  const address = useMemo(() => {
    if (isUnderWay) return target.address;
    return isSettled ? read : { ...read, jurisdictions: rememberedJurisdictions() };
  }, [isUnderWay, target, isSettled, read]);

  const go = useCallback<Hub['go']>(
    (change, { replace, remember, keepPlace } = {}) => {
      const next = { ...address, ...change };
      if (remember) rememberJurisdictions(next.jurisdictions);
      setTarget({ from: visit, address: next });
      void navigate(hubPath(next), {
        replace,
        preventScrollReset: keepPlace,
        state: visitState(next),
      });
    },
    [address, visit, navigate],
  );

  useEffect(() => {
    if (!isSettled && !isUnderWay) go({}, { replace: true, keepPlace: true });
  }, [isSettled, isUnderWay, go]);

  return useMemo(() => ({ address, visit, go }), [address, visit, go]);
}
