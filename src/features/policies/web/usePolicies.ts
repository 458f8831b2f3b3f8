import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Option } from '../../../ui/fields/SearchableSelect.tsx';
import { useLawDay } from '../../../ui/hooks/useLawDay.ts';
import { useOptimisticLocation } from '../../../ui/hooks/useOptimisticLocation.ts';
import type { Loadable } from '../../../ui/state/Loaded.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { Provision } from '../../provisions/contract.ts';
import { groupProvisions } from '../../provisions/groupProvisions.ts';
import { entitledJurisdictions } from '../../provisions/web/list/jurisdictionFilter.ts';
import { policiesQuery } from './api.ts';
import { type PolicyAddress, policyPath, readPolicyAddress } from './policyAddress.ts';
import { saysAll } from './policyText.ts';

/** What the screen of policies shows and what its filters do. */
export interface PoliciesModel {
  address: PolicyAddress;
  go: (change: Partial<PolicyAddress>) => void;
  /** All that the account may see; null while that is not known. */
  all: readonly Provision[] | null;
  /** Those that the filters leave. */
  shown: readonly Provision[];
  /** Changes when those are about something else. */
  subject: string;
  areas: Option[];
  /** Those of the one chosen area. */
  topics: Option[];
  /** The provisions that have any of those shown, in the order of the list. */
  groups: Option[];
  /** The jurisdictions that have any. */
  available: JurisdictionCode[];
  /** How all of them are loaded. */
  query: Loadable<Provision[]>;
}

const NONE: readonly Provision[] = [];

const distinct = (options: Option[]): Option[] => [
  ...new Map(options.map(({ id, name }) => [id, { id, name }])).values(),
];

function matches({ areas, topicId, jurisdictions, text }: PolicyAddress): (policy: Provision) => boolean {
  const isSaid = saysAll(text);
  return (policy) => {
    const { area, topic, jurisdiction } = policy;
    return (
      (areas.length === 0 || areas.includes(area.id)) &&
      (topicId === null || topic.id === topicId) &&
      (jurisdictions.length === 0 || jurisdictions.includes(jurisdiction)) &&
      isSaid(policy)
    );
  };
}

const groupsOf = (shown: readonly Provision[]): Option[] =>
  groupProvisions(shown).flatMap(({ groups }) => groups.map(({ group: { id, name } }) => ({ id, name })));

/** Puts together the address and the policies of the account. */
export function usePolicies(): PoliciesModel {
  const user = useCurrentUser();
  const { search, key: visit } = useLocation();
  const { areaId, topicId } = useParams();
  const navigate = useNavigate();
  const { on } = useLawDay();
  const query = useQuery(policiesQuery(on));

  const read = useMemo(() => readPolicyAddress(search, { areaId, topicId }), [search, areaId, topicId]);
  const [underWay, begin] = useOptimisticLocation<PolicyAddress>(visit);
  const address = underWay ?? read;
  const go = useCallback(
    (change: Partial<PolicyAddress>) => {
      const next = { ...address, ...change };
      begin(next);
      void navigate(policyPath(next), { preventScrollReset: true });
    },
    [navigate, address, begin],
  );
  const all = query.data ?? null;
  const filters = useMemo(() => {
    const policies = all ?? NONE;
    const inArea = policies.filter(({ area }) => area.id === address.areas[0]);
    const entitled = entitledJurisdictions(user);
    return {
      areas: distinct(policies.map(({ area }) => area)),
      topics: address.areas.length === 1 ? distinct(inArea.map(({ topic }) => topic)) : [],
      available: JURISDICTION_CODES.filter(
        (code) => entitled.includes(code) && policies.some(({ jurisdiction }) => jurisdiction === code),
      ),
    };
  }, [all, address, user]);
  // The hundreds that are listed follow with the address bar, so that the filters answer first.
  const shown = useMemo(() => (all ?? NONE).filter(matches(read)), [all, read]);
  const subject = `${read.areas.join()} ${read.topicId} ${read.text}`;
  const groups = useMemo(() => groupsOf(shown), [shown]);
  return { address, go, all, shown, subject, groups, ...filters, query };
}
