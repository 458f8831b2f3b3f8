import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';

export type HubTab = 'area' | 'industry' | 'search';

/** Everything that the address bar says about the Info Hub, so that back, forward, reload and a sent link all work. */
export interface HubAddress {
  tab: HubTab;
  areaId: string | null;
  topicId: string | null;
  industryId: string | null;
  /** What is searched for. */
  text: string;
  /** Empty: all. */
  jurisdictions: JurisdictionCode[];
  /** The provision groups that are unchecked. */
  hidden: string[];
  /** The provision to scroll to. */
  provisionId: string | null;
  /** The day whose law is read, as it was written; null for today. */
  on: string | null;
}

/** What an entry of the history says beside its address; null when there is nothing more to say. */
export type VisitState = { allJurisdictions: true } | null;

/** An entry that was left with all jurisdictions keeps all of them, whatever is remembered by then. */
export const visitState = ({ jurisdictions }: HubAddress): VisitState =>
  jurisdictions.length === 0 ? { allJurisdictions: true } : null;

const PATH = '/m/builder';
const SEARCH_PATH = '/m/search';

/** The filters alone: what another topic of the same reader begins with. */
export const freshAddress = (jurisdictions: JurisdictionCode[] = []): HubAddress => ({
  tab: 'area',
  areaId: null,
  topicId: null,
  industryId: null,
  text: '',
  jurisdictions,
  hidden: [],
  provisionId: null,
  on: null,
});

const listOf = (value: string | null): string[] => (value ?? '').split(',').filter(Boolean);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads an address. What is not understood is left out; nothing in an address can fail the screen. */
export function readHubAddress(
  location: { pathname: string; search: string; hash: string },
  params: { areaId?: string; topicId?: string },
): HubAddress {
  const query = new URLSearchParams(location.search);
  const asked = listOf(query.get('jurisdictions'));
  const tab =
    location.pathname === SEARCH_PATH ? 'search' : query.get('tab') === 'industry' ? 'industry' : 'area';
  return {
    tab,
    areaId: params.areaId ?? null,
    topicId: params.topicId ?? null,
    industryId: query.get('industry'),
    text: tab === 'search' ? (query.get('text') ?? '').trim() : '',
    jurisdictions: JURISDICTION_CODES.filter((code) => asked.includes(code)),
    hidden: [...new Set(listOf(query.get('hidden')))],
    provisionId: decode(location.hash.slice(1)) || null,
    on: query.get('on'),
  };
}

/** Writes an address. The inverse of `readHubAddress`; what is at its default is left out. */
export function hubPath(address: HubAddress): string {
  const { tab, areaId, topicId, industryId, text, jurisdictions, hidden, provisionId, on } = address;
  const steps = tab === 'area' ? [areaId, topicId] : [];
  const end = steps.indexOf(null);
  const path = (end < 0 ? steps : steps.slice(0, end)).map((step) => encodeURIComponent(step ?? ''));
  const query = [
    tab === 'industry' && ['tab', 'industry'],
    tab === 'industry' && industryId && ['industry', encodeURIComponent(industryId)],
    tab === 'search' && text && ['text', encodeURIComponent(text)],
    jurisdictions.length > 0 && ['jurisdictions', jurisdictions.join(',')],
    tab === 'area' && hidden.length > 0 && ['hidden', hidden.map(encodeURIComponent).join(',')],
    on && ['on', encodeURIComponent(on)],
  ].filter((pair) => pair !== false && pair !== null && pair !== '') as [string, string][];
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  const hash = provisionId ? `#${encodeURIComponent(provisionId)}` : '';
  return [tab === 'search' ? SEARCH_PATH : PATH, ...path].join('/') + (search && `?${search}`) + hash;
}
