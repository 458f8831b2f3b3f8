import { t } from '../../shared/text.ts';
import { shortDate } from '../../shared/torontoDate.ts';
import type { BillOutcome } from '../legislation/contract.ts';
import type { TrackedBill } from './contract.ts';

/** A stage that nobody looked at for so long may have passed. */
const STALE_DAYS = 60;
const DAY_MS = 86_400_000;

/** How a bill ended, in words; never a stage, which would read as if it moved. */
export const outcomeWords = (outcome: BillOutcome): string =>
  ({
    defeated: t('Defeated'),
    died: t('Died with its session'),
    withdrawn: t('Withdrawn'),
    'not established': t('Ended'),
  })[outcome];

/** What is not known of an end; null where the words of the outcome say it all. */
export const outcomeNote = (outcome: BillOutcome): string | null =>
  outcome === 'not established' ? t('Whether it passed or died is not established') : null;

/** For how many days nobody looked at a bill that stands before its legislature, once they are many; null where there is nothing to say. */
export function staleDays(
  { seenOn, outcome }: Pick<TrackedBill, 'seenOn' | 'outcome'>,
  today: string,
): number | null {
  if (outcome || !seenOn) return null;
  const age = (Date.parse(today) - Date.parse(seenOn)) / DAY_MS;
  return age > STALE_DAYS ? Math.round(age) : null;
}

/** When the stage of a bill before its legislature was last looked at, once that is long ago; null where there is nothing to say. */
export function staleText(bill: Pick<TrackedBill, 'seenOn' | 'outcome'>, today: string): string | null {
  if (bill.outcome) return null;
  if (!bill.seenOn) return t('When this stage was last looked at is not known');
  return staleDays(bill, today) === null
    ? null
    : t('Not looked at since {{date}}', { date: shortDate(bill.seenOn) });
}
