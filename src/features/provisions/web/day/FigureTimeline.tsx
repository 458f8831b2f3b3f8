import { useMemo } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { useLawDay } from '../../../../ui/hooks/useLawDay.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import type { TypedValue } from '../../contract.ts';
import { isAnnounced, onDay } from '../../onDay.ts';
import { valueLines } from '../../valueText.ts';
import c from './FigureTimeline.module.css';
import { type TimelineBar, timelineOf } from './timeline.ts';

interface Props {
  label: string;
  /** All rows of one figure. */
  rows: readonly TypedValue[];
  /** The day that is read. */
  day: string;
  today: string;
}

/** Wide enough for its value below it, in percent of a line of about 560 pixels. */
const MIN_LABELLED = 7;

const short = (value: TypedValue): string => (valueLines(value)[0] ?? '').replace(/ (an?|of) .*$/, '');
const clamp = (at: number): number => Math.max(6, Math.min(94, at));

function Bars({
  bars,
  day,
  today,
  choose,
}: {
  bars: TimelineBar[];
  day: string;
  today: string;
  choose: (day: string) => void;
}) {
  return bars.map(({ value, from, to, start, width }) => {
    const isRead = from <= day && (to === null || day <= to);
    const kind = isAnnounced(value, today) ? c.announced : isRead ? c.read : c.bar;
    return (
      <g key={from}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the table below has the same as buttons */}
        <rect
          className={kind}
          x={`${start}%`}
          width={`${Math.max(0.4, width - 0.3)}%`}
          y="20"
          height="12"
          rx="2"
          onClick={() => choose(from)}
        />
        {(width >= MIN_LABELLED || isRead) && (
          <text className={isRead ? c.readValue : c.value} x={`${clamp(start + width / 2)}%`} y="46">
            {short(value)}
          </text>
        )}
      </g>
    );
  });
}

interface RowTableProps extends Pick<Props, 'label' | 'today'> {
  bars: TimelineBar[];
  go: (day: string) => void;
}

/** The rows of the figure, newest first. */
const RowTable = ({ label, bars, today, go }: RowTableProps) => (
  <table>
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">{t('From')}</th>
        <th scope="col">{t('To')}</th>
        <th scope="col">{t('Value')}</th>
      </tr>
    </thead>
    <tbody>
      {[...bars].reverse().map(({ value, from, to }) => (
        <tr key={from}>
          <td>
            <LinkButton onClick={() => go(from)}>{shortDate(from)}</LinkButton>
          </td>
          <td>{to ? shortDate(to) : ''}</td>
          <td>
            {valueLines(value).join('; ')}
            {isAnnounced(value, today) && ` ${t('(announced)')}`}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * A figure over time: what held, what is announced, the day that is read and today; behind it the same as a table, whose rows lead to
 * their days.
 */
export function FigureTimeline({ label, rows, day, today }: Props) {
  const { choose } = useLawDay();
  const { bars, years, at } = useMemo(() => timelineOf(rows, day, today), [rows, day, today]);
  const now = onDay(rows, today, null);
  const [dayAt, todayAt] = [at(day), at(today)];
  const go = (to: string): void => choose(to === today ? null : to);
  return (
    <div className={c.box}>
      <div className={c.head}>
        <span>{label}</span>
        {now.reach === 'held' && (
          <span>
            {t('Today')} <b>{valueLines(now.row).join('; ')}</b>
          </span>
        )}
      </div>
      <svg className={c.line} height="72" aria-hidden focusable="false">
        {bars[0] && bars[0].start > 1 && (
          <line className={c.none} x1="0" x2={`${bars[0].start - 0.5}%`} y1="26" y2="26" />
        )}
        <Bars bars={bars} day={day} today={today} choose={go} />
        {todayAt !== null && day !== today && (
          <line className={c.today} x1={`${todayAt}%`} x2={`${todayAt}%`} y1="16" y2="34" />
        )}
        {dayAt !== null && (
          <>
            <line className={c.day} x1={`${dayAt}%`} x2={`${dayAt}%`} y1="14" y2="36" />
            <text className={c.dayName} x={`${clamp(dayAt)}%`} y="10">
              {day === today ? t('today') : shortDate(day)}
            </text>
          </>
        )}
        <line className={c.axis} x1="0" x2="100%" y1="54" y2="54" />
        {years.map(({ year, at: x }) => (
          <text key={year} className={c.year} x={`${Math.min(97, Math.max(3, x))}%`} y="68">
            {year}
          </text>
        ))}
      </svg>
      <details className={c.table}>
        <summary>{t('As a table')}</summary>
        <RowTable label={label} bars={bars} today={today} go={go} />
      </details>
    </div>
  );
}
