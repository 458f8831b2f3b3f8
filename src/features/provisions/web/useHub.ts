import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { Area, Industry, ProvisionGroup, Topic } from '../../catalogue/contract.ts';
import { areasQuery, industriesQuery, type ReportRequest, topicGroupsQuery } from './api.ts';
import type { HubAddress, HubTab } from './hubAddress.ts';
import { entitledJurisdictions } from './jurisdictionFilter.ts';
import { useErrorToast } from './useErrorToast.ts';
import { type Hub, useHubAddress } from './useHubAddress.ts';

/** What the Info Hub shows and what its filters do. */
export interface HubModel {
  address: HubAddress;
  visit: string;
  go: Hub['go'];
  areas: Area[];
  area: Area | null;
  topic: Topic | null;
  groups: ProvisionGroup[];
  checkedGroups: string[];
  industries: Industry[];
  industry: Industry | null;
  /** The jurisdictions that can be chosen here. */
  available: JurisdictionCode[];
  /** Those that are; empty means all. */
  jurisdictions: JurisdictionCode[];
  /** What to ask for: null until it is known, `nothing` when the filters leave nothing to ask for. */
  request: ReportRequest | 'nothing' | null;
  /** The menus did not load. */
  failure: Error | null;
  retryMenus: () => void;
  /** The address names an area or topic that is not among those of the account. */
  isUnknown: boolean;
  chooseTab: (tab: HubTab) => void;
  chooseArea: (areaId: string) => void;
  chooseTopic: (topicId: string) => void;
  chooseIndustry: (industryId: string) => void;
  checkGroups: (ids: string[]) => void;
  chooseJurisdictions: (codes: JurisdictionCode[]) => void;
}

const both = (codes: readonly JurisdictionCode[], allowed: readonly JurisdictionCode[]) =>
  codes.filter((code) => allowed.includes(code));

type Subject = Pick<
  HubModel,
  'address' | 'topic' | 'groups' | 'checkedGroups' | 'industry' | 'jurisdictions'
>;

function requestOf({
  address,
  topic,
  groups,
  checkedGroups,
  industry,
  jurisdictions,
}: Subject): HubModel['request'] {
  if (address.tab === 'industry') {
    if (!industry) return null;
    return { subject: `industry ${industry.id}`, provisions: [], jurisdictions, industry: industry.id };
  }
  if (!topic || groups.length === 0) return null;
  if (checkedGroups.length === 0) return 'nothing';
  return { subject: topic._id, provisions: checkedGroups, jurisdictions };
}

/** Puts together the address, the menus and the account into what the Info Hub shows. */
export function useHub(): HubModel {
  const user = useCurrentUser();
  const { address, visit, go } = useHubAddress();
  const isArea = address.tab === 'area';

  const areasAnswer = useQuery(areasQuery);
  const areas = areasAnswer.data ?? [];
  const area = areas.find(({ id }) => id === address.areaId) ?? null;
  const topic = area?.topics.find(({ _id }) => _id === address.topicId) ?? null;
  const groupsAnswer = useQuery({
    ...topicGroupsQuery(address.topicId ?? ''),
    enabled: isArea && topic !== null,
  });
  const groups = (topic && groupsAnswer.data) || [];
  const industriesAnswer = useQuery({ ...industriesQuery, enabled: !isArea });
  const industries = industriesAnswer.data ?? [];

  const failure = areasAnswer.error ?? (isArea ? groupsAnswer.error : industriesAnswer.error);
  useErrorToast(t('Error loading menu data:'), failure);

  const entitled = useMemo(() => entitledJurisdictions(user), [user]);
  const available = isArea && area ? both(area.jurisdictions, entitled) : entitled;
  const known = {
    address,
    visit,
    go,
    areas,
    area,
    topic,
    groups,
    checkedGroups: groups.map(({ id }) => id).filter((id) => !address.hidden.includes(id)),
    industries,
    industry: industries.find(({ id }) => id === address.industryId) ?? null,
    available,
    jurisdictions: both(address.jurisdictions, available),
    failure,
    retryMenus: () => {
      for (const answer of [areasAnswer, groupsAnswer, industriesAnswer])
        if (answer.error) void answer.refetch();
    },
    isUnknown:
      isArea &&
      areasAnswer.isSuccess &&
      ((address.areaId !== null && !area) || (address.topicId !== null && !topic)),
    chooseTab: (tab: HubTab) =>
      go({ tab, areaId: null, topicId: null, industryId: null, hidden: [], provisionId: null }),
    chooseArea: (areaId: string) => {
      const next = areas.find(({ id }) => id === areaId);
      if (!next) return;
      go({
        areaId,
        topicId: next.topics[0]?._id ?? null,
        hidden: [],
        jurisdictions: both(address.jurisdictions, next.jurisdictions),
        provisionId: null,
      });
    },
    chooseTopic: (topicId: string) => go({ topicId, hidden: [], provisionId: null }),
    chooseIndustry: (industryId: string) => go({ industryId, provisionId: null }),
    checkGroups: (ids: string[]) =>
      go(
        {
          hidden: groups.map(({ id }) => id).filter((id) => !ids.includes(id)),
          provisionId: null,
        },
        { keepPlace: true },
      ),
    chooseJurisdictions: (jurisdictions: JurisdictionCode[]) =>
      go({ jurisdictions, provisionId: null }, { remember: true, keepPlace: true }),
  };
  return { ...known, request: requestOf(known) };
}
