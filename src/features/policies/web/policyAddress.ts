import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';

/** What the address bar says about the policies. Empty lists mean all. */
export interface PolicyAddress {
  areas: string[];
  /** Only with one area. */
  topicId: string | null;
  jurisdictions: JurisdictionCode[];
  /** Words that a policy says, or is called by. */
  text: string;
  /** The day whose law is read, as it was written; null for today. */
  on: string | null;
}

const PATH = '/m/policies';
const listOf = (value: string | null): string[] => [...new Set((value ?? '').split(',').filter(Boolean))];

/** Reads an address. What is not understood is left out. */
export function readPolicyAddress(
  search: string,
  params: { areaId?: string; topicId?: string },
): PolicyAddress {
  const query = new URLSearchParams(search);
  const asked = listOf(query.get('jurisdictions'));
  return {
    areas: params.areaId ? [params.areaId] : listOf(query.get('areas')),
    topicId: params.topicId ?? null,
    jurisdictions: JURISDICTION_CODES.filter((code) => asked.includes(code)),
    text: query.get('q') ?? '',
    on: query.get('on'),
  };
}

/** Writes an address. The inverse of `readPolicyAddress`. */
export function policyPath({ areas, topicId, jurisdictions, text, on }: PolicyAddress): string {
  const [areaId] = areas;
  const isTopic = areas.length === 1 && areaId && topicId;
  const path = isTopic ? `${PATH}/${encodeURIComponent(areaId)}/${encodeURIComponent(topicId)}` : PATH;
  const query = [
    ...(!isTopic && areas.length > 0 ? [`areas=${areas.map(encodeURIComponent).join(',')}`] : []),
    ...(jurisdictions.length > 0 ? [`jurisdictions=${jurisdictions.join(',')}`] : []),
    ...(text ? [`q=${encodeURIComponent(text)}`] : []),
    ...(on ? [`on=${encodeURIComponent(on)}`] : []),
  ].join('&');
  return path + (query && `?${query}`);
}
