import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import type { StaffBillRow } from '../../staffContract.ts';
import { type Standing, standingOf } from '../trackerFilters.ts';

export type BillGroup = 'toRollIn' | Standing;

/** What the list is narrowed to: a group, or the bills of which a change starts soon, wherever they stand. */
export type Narrowed = BillGroup | 'startSoon';

/** The groups of the list, from what is to be done to what is over. */
export const GROUPS: readonly BillGroup[] = ['toRollIn', 'before', 'assented', 'inForce', 'filed', 'ended'];

export const groupName = (group: BillGroup): string =>
  ({
    toRollIn: t('Came into force, to be rolled in'),
    before: t('Before a legislature'),
    assented: t('Waiting to start'),
    inForce: t('In force'),
    filed: t('Filed'),
    ended: t('Ended'),
  })[group];

/** For the field that narrows the list. */
export const NARROWED = (): { value: Narrowed; label: string }[] => [
  ...GROUPS.map((value) => ({ value, label: groupName(value) })),
  { value: 'startSoon', label: t('Starting within 60 days') },
];

/** Where a bill stands in the list. */
export const groupOf = (bill: StaffBillRow): BillGroup => (bill.toRollIn > 0 ? 'toRollIn' : standingOf(bill));

export interface ListFilters {
  text: string;
  jurisdiction: JurisdictionCode | null;
  group: Narrowed | null;
}

/** The bills that the filters leave, group by group; within one, those that moved last come first. */
export function listed(
  bills: readonly StaffBillRow[],
  { text, jurisdiction, group }: ListFilters,
): StaffBillRow[] {
  const sought = text.trim().toLowerCase();
  return bills
    .filter((bill) => !jurisdiction || bill.jurisdiction === jurisdiction)
    .filter((bill) => !group || (group === 'startSoon' ? bill.startSoon > 0 : groupOf(bill) === group))
    .filter((bill) => `${bill.number ?? ''} ${bill.name}`.toLowerCase().includes(sought))
    .sort(
      (a, b) =>
        GROUPS.indexOf(groupOf(a)) - GROUPS.indexOf(groupOf(b)) ||
        (b.lastMove ?? '').localeCompare(a.lastMove ?? ''),
    );
}
