import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';

/** The day of a page in words: a year, a month or a day, or that it has none. */
export const pageDay = (date: string | null): string => {
  if (date === null) return t('no date');
  return date.length === 10 ? shortDate(date) : date;
};
