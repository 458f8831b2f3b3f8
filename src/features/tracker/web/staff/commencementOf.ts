import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { isWhollyInForce, partsInForce } from '../../../legislation/rules.ts';
import { assentStage } from '../../../legislation/stages.ts';
import type { WrittenBillBody } from '../../staffContract.ts';

/** How much of a bill counts as in force on a day, by what is written of it: all, some of its parts, or nothing (null). */
export function commencementOf(
  bill: WrittenBillBody,
  jurisdiction: JurisdictionCode,
  today: string,
): 'whole' | 'parts' | null {
  const assent = bill.stageDates.find(({ stage }) => stage === assentStage(jurisdiction));
  const commencement = { ...bill, assentDate: assent?.date ?? null };
  if (isWhollyInForce(commencement, bill.parts, today)) return 'whole';
  return partsInForce(commencement, bill.parts, today) > 0 ? 'parts' : null;
}
