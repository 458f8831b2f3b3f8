import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { lawDayOf } from '../../../shared/lawDay.ts';
import type { Area, Industry, ProvisionGroup, Topic } from '../../catalogue/contract.ts';
import { MIN_QUERY } from '../../search/contract.ts';
import type { HubRequest } from './api.ts';
import type { HubAddress } from './hubAddress.ts';

/** What the Info Hub shows. */
export interface HubState {
  address: HubAddress;
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
  request: HubRequest | 'nothing' | null;
  /** The address names an area or topic that is not among those of the account. */
  isUnknown: boolean;
}

export const both = (codes: readonly JurisdictionCode[], allowed: readonly JurisdictionCode[]) =>
  codes.filter((code) => allowed.includes(code));

type Subject = Pick<
  HubState,
  'address' | 'topic' | 'groups' | 'checkedGroups' | 'industry' | 'jurisdictions'
>;

function requestOf({
  address,
  topic,
  groups,
  checkedGroups,
  industry,
  jurisdictions,
}: Subject): HubState['request'] {
  const day = lawDayOf(address.on, new Date());
  const on = day ? { on: day } : {};
  if (address.tab === 'search') {
    const { text } = address;
    return text.length < MIN_QUERY ? null : { subject: `search ${text}`, text, jurisdictions, ...on };
  }
  if (address.tab === 'industry') {
    if (!industry) return null;
    return {
      ...{ subject: `industry ${industry.id}`, provisions: [], jurisdictions, industry: industry.id },
      ...on,
    };
  }
  if (!topic || groups.length === 0) return null;
  if (checkedGroups.length === 0) return 'nothing';
  return { subject: topic._id, provisions: checkedGroups, jurisdictions, ...on };
}

/** What the server said so far. */
interface Menus {
  areas: Area[];
  groups: ProvisionGroup[];
  industries: Industry[];
  areAreasKnown: boolean;
  entitled: JurisdictionCode[];
}

/** What follows from an address and the menus. */
export function hubState(address: HubAddress, menus: Menus): HubState {
  const { areas, industries, entitled } = menus;
  const isArea = address.tab === 'area';
  const area = areas.find(({ id }) => id === address.areaId) ?? null;
  const topic = area?.topics.find(({ _id }) => _id === address.topicId) ?? null;
  const groups = topic ? menus.groups : [];
  const available = isArea && area ? both(area.jurisdictions, entitled) : entitled;
  const subject = {
    address,
    topic,
    groups,
    checkedGroups: groups.map(({ id }) => id).filter((id) => !address.hidden.includes(id)),
    industry: industries.find(({ id }) => id === address.industryId) ?? null,
    jurisdictions: both(address.jurisdictions, available),
  };
  const isUnknownPlace = (address.areaId !== null && !area) || (address.topicId !== null && !topic);
  return {
    ...subject,
    areas,
    area,
    industries,
    available,
    request: requestOf(subject),
    isUnknown: isArea && menus.areAreasKnown && isUnknownPlace,
  };
}
