import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { stagesOf } from '../../../legislation/stages.ts';
import type { WrittenBillBody } from '../../staffContract.ts';

/** A bill one stage further, reached today; null after the last stage, for a regulation, and for one that ended. */
export function moveOn(
  bill: WrittenBillBody,
  jurisdiction: JurisdictionCode,
  today: string,
): WrittenBillBody | null {
  const names = stagesOf(jurisdiction, bill.number).map(({ name }) => name);
  const at = names.indexOf(bill.status);
  const status = names[at + 1];
  if (at < 0 || status === undefined || bill.outcome) return null;
  const known = bill.stageDates.filter(({ stage }) => stage !== status);
  return { ...bill, status, seenOn: today, stageDates: [...known, { stage: status, date: today }] };
}
