import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { HubTab } from './hubAddress.ts';
import { both, type HubState } from './hubState.ts';
import type { Go } from './useHubAddress.ts';

/** What the filters of the Info Hub do. */
interface HubActions {
  chooseTab: (tab: HubTab) => void;
  chooseArea: (areaId: string) => void;
  chooseTopic: (topicId: string) => void;
  chooseIndustry: (industryId: string) => void;
  searchFor: (text: string) => void;
  checkGroups: (ids: string[]) => void;
  chooseJurisdictions: (codes: JurisdictionCode[]) => void;
  chooseDay: (day: string | null) => void;
}

/** What the Info Hub shows and what its filters do. */
export interface HubModel extends HubState, HubActions {
  visit: string;
  go: Go;
  /** The menus did not load. */
  failure: Error | null;
  retryMenus: () => void;
}

export function hubActions({ address, areas, groups }: HubState, go: Go): HubActions {
  return {
    chooseTab: (tab) =>
      go({ tab, areaId: null, topicId: null, industryId: null, text: '', hidden: [], provisionId: null }),
    chooseArea: (areaId) => {
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
    chooseTopic: (topicId) => go({ topicId, hidden: [], provisionId: null }),
    chooseIndustry: (industryId) => go({ industryId, provisionId: null }),
    searchFor: (text) => go({ text, provisionId: null }, { keepPlace: true }),
    checkGroups: (ids) =>
      go(
        { hidden: groups.map(({ id }) => id).filter((id) => !ids.includes(id)), provisionId: null },
        { keepPlace: true },
      ),
    chooseDay: (on) => go({ on }, { keepPlace: true }),
    chooseJurisdictions: (jurisdictions) =>
      go({ jurisdictions, provisionId: null }, { remember: true, keepPlace: true }),
  };
}
