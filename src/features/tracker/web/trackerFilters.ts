import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { FILED } from '../../legislation/rules.ts';
import { stageOrder } from '../../legislation/stages.ts';
import type { TrackedBill } from '../contract.ts';

/** Where a bill stands, in the words of the filter: whichever legislature it is before. */
export const STANDINGS = ['before', 'assented', 'inForce', 'filed', 'ended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What the reader filters by, as it stands in the address. */
export interface TrackerFilters {
  jurisdictions: JurisdictionCode[];
  stage: Standing | null;
  areaId: string | null;
  text: string;
  sort: 'moved' | 'stage' | 'inForce';
}

const SORTS = ['moved', 'stage', 'inForce'] as const;

export function readTrackerFilters(params: URLSearchParams): TrackerFilters {
  const codes = (params.get('jurisdictions') ?? '').split(',');
  return {
    jurisdictions: JURISDICTION_CODES.filter((code) => codes.includes(code)),
    stage: STANDINGS.find((stage) => stage === params.get('stage')) ?? null,
    areaId: params.get('area'),
    text: params.get('q') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'moved',
  };
}

/** The same as parameters; what is as usual is not named. */
export function writeTrackerFilters(filters: TrackerFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.jurisdictions.length > 0) params.set('jurisdictions', filters.jurisdictions.join(','));
  if (filters.stage) params.set('stage', filters.stage);
  if (filters.areaId) params.set('area', filters.areaId);
  if (filters.text) params.set('q', filters.text);
  if (filters.sort !== 'moved') params.set('sort', filters.sort);
  return params;
}

/** Where a bill stands: ended without becoming law, filed, in force, passed and waiting, or still before its legislature. */
export function standingOf({
  status,
  isInForce,
  outcome,
}: Pick<TrackedBill, 'status' | 'isInForce' | 'outcome'>): Standing {
  if (outcome) return 'ended';
  if (isInForce) return 'inForce';
  if (status === FILED) return 'filed';
  return status.endsWith('Assent') ? 'assented' : 'before';
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const heard = (bill: TrackedBill): string => plain(`${bill.number ?? ''} ${bill.name}`);

/** The bills that say what was typed; where none does, those in which every word of it stands. */
function mentioning(bills: TrackedBill[], text: string): TrackedBill[] {
  const asked = plain(text).trim();
  if (asked === '') return bills;
  const saying = bills.filter((bill) => heard(bill).includes(asked));
  if (saying.length > 0) return saying;
  const words = asked.split(/\s+/);
  return bills.filter((bill) => words.every((word) => heard(bill).includes(word)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const ORDERS: Record<TrackerFilters['sort'], (a: TrackedBill, b: TrackedBill) => number> = {
  moved: (a, b) => compare(b.lastMove ?? '', a.lastMove ?? ''),
  stage: (a, b) => orderOf(a) - orderOf(b),
  // What is still to be announced comes first: nobody knows how soon.
  inForce: (a, b) => compare(b.inForceDate ?? '9999', a.inForceDate ?? '9999'),
};

const orderOf = (bill: TrackedBill): number =>
  stageOrder(bill.jurisdiction, bill.status, { inForce: bill.isInForce, number: bill.number });

/** The bills that the filters leave, in the order chosen. */
export function filterBills(bills: readonly TrackedBill[], filters: TrackerFilters): TrackedBill[] {
  const left = bills.filter(
    (bill) =>
      (filters.jurisdictions.length === 0 || filters.jurisdictions.includes(bill.jurisdiction)) &&
      (!filters.stage || standingOf(bill) === filters.stage) &&
      (!filters.areaId || bill.areas.some(({ id }) => id === filters.areaId)),
  );
  return mentioning(left, filters.text).sort(ORDERS[filters.sort]);
}
