import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import type { Option } from '../../../ui/fields/FilterSelect.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { Provision } from '../../provisions/contract.ts';
import { entitledJurisdictions } from '../../provisions/web/jurisdictionFilter.ts';
import { useErrorToast } from '../../provisions/web/useErrorToast.ts';
import { policiesQuery } from './api.ts';
import { type PolicyAddress, policyPath, readPolicyAddress } from './policyAddress.ts';

/** What the screen of policies shows and what its filters do. */
export interface PoliciesModel {
  address: PolicyAddress;
  go: (change: Partial<PolicyAddress>) => void;
  /** All that the account may see; null while that is not known. */
  all: readonly Provision[] | null;
  /** Those that the filters leave. */
  shown: readonly Provision[];
  areas: Option[];
  /** Those of the one chosen area. */
  topics: Option[];
  /** The jurisdictions that have any. */
  available: JurisdictionCode[];
  error: Error | null;
  retry: () => void;
}

const NONE: readonly Provision[] = [];

const distinct = (options: Option[]): Option[] => [
  ...new Map(options.map(({ id, name }) => [id, { id, name }])).values(),
];

const matches =
  ({ areas, topicId, jurisdictions }: PolicyAddress) =>
  ({ area, topic, jurisdiction }: Provision): boolean =>
    (areas.length === 0 || areas.includes(area.id)) &&
    (topicId === null || topic.id === topicId) &&
    (jurisdictions.length === 0 || jurisdictions.includes(jurisdiction));

/** Puts together the address and the policies of the account. */
export function usePolicies(): PoliciesModel {
  const user = useCurrentUser();
  const { search } = useLocation();
  const { areaId, topicId } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(policiesQuery);
  useErrorToast(t('Error building report:'), error);

  const address = useMemo(() => readPolicyAddress(search, { areaId, topicId }), [search, areaId, topicId]);
  const go = useCallback(
    (change: Partial<PolicyAddress>) =>
      void navigate(policyPath({ ...address, ...change }), { preventScrollReset: true }),
    [navigate, address],
  );
  const all = data ?? null;
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
  const shown = useMemo(() => (all ?? NONE).filter(matches(address)), [all, address]);
  return { address, go, all, shown, ...filters, error, retry: () => void refetch() };
}
