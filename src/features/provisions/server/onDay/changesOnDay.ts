import type { UpcomingChange } from '../../../legislation/contract.ts';
import { inForceDay } from '../../../legislation/rules.ts';
import type { DatedChange } from '../../../legislation/server/reads.ts';

/** The day on which a change starts by its own terms, a bill's not before its assent; null while none is known. */
export function startOf({ commencement }: DatedChange): string | null {
  const day = inForceDay(commencement);
  const { assentDate } = commencement;
  return day !== null && assentDate !== null && assentDate > day ? assentDate : day;
}

/** A bill as it stood on a day: the last stage it had reached, and no assent that was still to come. */
function billThen({ change, stages }: DatedChange, on: string): UpcomingChange['bill'] {
  const { bill } = change;
  if (!bill) return null;
  const reached = stages.findLast((stage) => stage.on <= on);
  const hasAssent = bill.assentDate !== null && bill.assentDate <= on;
  return {
    ...bill,
    status: reached?.stage ?? bill.status,
    assentDate: hasAssent ? bill.assentDate : null,
    isActive: true,
  };
}

/**
 * What was announced on a day that is past and had not begun: the changes of bills that had been introduced. When something was
 * announced that no bill brings is not kept.
 */
export const announcedBy = (changes: readonly DatedChange[], on: string): UpcomingChange[] =>
  changes.flatMap((dated) => {
    const { bill } = dated.change;
    const start = startOf(dated);
    const wasIntroduced = bill?.introductionDate && bill.introductionDate <= on;
    if (!wasIntroduced || (start !== null && start <= on)) return [];
    return [{ ...dated.change, bill: billThen(dated, on) }];
  });

/** The changes that are announced to begin after today and by a day to come, in the order in which they do. */
export const begunBy = (changes: readonly DatedChange[], on: string, today: string): DatedChange[] =>
  changes
    .filter((dated) => {
      const start = startOf(dated);
      return !dated.isRolledIn && start !== null && start > today && start <= on;
    })
    .sort((a, b) => (startOf(a) ?? '').localeCompare(startOf(b) ?? ''));
