import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Area } from '../../catalogue/contract.ts';
import type { HubAddress } from './hubAddress.ts';

interface Known {
  /** Those of the account; null until they are known. */
  areas: readonly Area[] | null;
  /** The jurisdictions that the reader chose last; null where the address says itself that it means all. */
  remembered: readonly JurisdictionCode[] | null;
}

/**
 * What the Info Hub shows at an address that leaves something open: the first topic of the area, or of the account's first one,
 * and the jurisdictions remembered. What names something that is not there, and a provision that has to be looked up, stay.
 */
export function settleHubAddress(address: HubAddress, { areas, remembered }: Known): HubAddress {
  const jurisdictions = address.jurisdictions.length > 0 ? address.jurisdictions : [...(remembered ?? [])];
  const isOpen = address.tab === 'area' && address.topicId === null;
  if (!isOpen || !areas) return { ...address, jurisdictions };
  const isLookedUp = address.areaId === null && address.provisionId !== null;
  const area = isLookedUp ? undefined : areas.find(({ id }) => id === (address.areaId ?? areas[0]?.id));
  if (!area) return { ...address, jurisdictions };
  return { ...address, areaId: area.id, topicId: area.topics[0]?._id ?? null, jurisdictions };
}
