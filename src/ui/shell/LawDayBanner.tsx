import { IconChevronLeft, IconChevronRight, IconHistory } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { FIRST_LAW_DAY, LAST_LAW_DAY } from '../../shared/lawDay.ts';
import { t } from '../../shared/text.ts';
import { longDate, shortDate, torontoDay } from '../../shared/torontoDate.ts';
import { useLawDay } from '../hooks/useLawDay.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import c from './LawDayBanner.module.css';

/** The screens that take the day. */
const SCREENS = /^\/m\/(builder|search|newSearch|policies|compare|my\/reports)(\/|$)/;

/** The same day of the month before or after; the last of a shorter month. */
function monthFrom(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

const monthOf = (day: string): string => shortDate(day).replace(/ \d+,/, '');

/** Says below the header which day's law one reads while that is not today, and leads back to today or a month on. */
export function LawDayBanner() {
  const { pathname } = useLocation();
  const { on, choose } = useLawDay();
  if (on === null || !SCREENS.test(pathname)) return null;
  const isFuture = on > torontoDay(new Date());
  const [before, after] = [monthFrom(on, -1), monthFrom(on, 1)];
  return (
    <div className={c.banner}>
      <div className={c.inner}>
        <IconHistory size={18} stroke={1.7} aria-hidden />
        <p role="status">
          {isFuture ? t('You are reading the law announced for') : t('You are reading the law on')}{' '}
          <strong>{longDate(on)}</strong>.
        </p>
        <span data-chrome>
          <LinkButton onClick={() => choose(null)}>{t('Back to today')}</LinkButton>
        </span>
        <span className={c.steps} data-chrome>
          <button
            type="button"
            disabled={before < FIRST_LAW_DAY}
            aria-label={t('{{month}}: a month back, {{date}}', {
              month: monthOf(before),
              date: shortDate(before),
            })}
            onClick={() => choose(before)}
          >
            <IconChevronLeft size={15} aria-hidden /> {monthOf(before)}
          </button>
          <button
            type="button"
            disabled={after > LAST_LAW_DAY}
            aria-label={t('{{month}}: a month on, {{date}}', {
              month: monthOf(after),
              date: shortDate(after),
            })}
            onClick={() => choose(after)}
          >
            {monthOf(after)} <IconChevronRight size={15} aria-hidden />
          </button>
        </span>
      </div>
    </div>
  );
}
