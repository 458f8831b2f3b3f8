import { t } from '../../../../shared/text.ts';
import type { NoticeCase } from '../../cases.ts';
import { dollars, Ratio } from '../ratio.ts';

const WEEKS_OF_YEAR = Ratio.of(52);

/** The regular wages of a week, exact, and how they came about where they were entered for another time. */
export function weeklyWages({ wages, wagesPer, weeklyHours = '0' }: NoticeCase): {
  week: Ratio;
  line: string | null;
} {
  const amount = Ratio.parse(wages);
  switch (wagesPer) {
    case 'week':
      return { week: amount, line: null };
    case 'hour': {
      const week = amount.times(Ratio.parse(weeklyHours));
      const line = t('{{wage}} × {{hours}} hours = **{{week}}** a week', {
        wage: dollars(amount),
        hours: weeklyHours,
        week: dollars(week),
      });
      return { week, line };
    }
    case 'month': {
      const week = amount.times(Ratio.of(12)).over(WEEKS_OF_YEAR);
      const line = t('{{wage}} × 12 ÷ 52 = **{{week}}** a week', {
        wage: dollars(amount),
        week: dollars(week),
      });
      return { week, line };
    }
    case 'year': {
      const week = amount.over(WEEKS_OF_YEAR);
      return {
        week,
        line: t('{{wage}} ÷ 52 = **{{week}}** a week', { wage: dollars(amount), week: dollars(week) }),
      };
    }
  }
}
