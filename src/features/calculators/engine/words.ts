import { t } from '../../../shared/text.ts';
import type { Ratio } from './ratio.ts';

/** "8 weeks", "7.67 weeks": rounded to what is read. */
export const weeksText = (weeks: Ratio): string => countable(weeks, '{{count}} weeks', '{{number}} weeks');
export const daysText = (days: Ratio): string => countable(days, '{{count}} days', '{{number}} days');
export const hoursText = (hours: Ratio): string => countable(hours, '{{count}} hours', '{{number}} hours');

const countable = (amount: Ratio, whole: string, broken: string): string =>
  amount.d === 1n ? t(whole, { count: Number(amount.n) }) : t(broken, { number: amount.toText() });

export const yesNo = (is: boolean): string => (is ? t('Yes') : t('No'));
