import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { LawDayReach, Provision, TypedValue } from '../../contract.ts';
import { isAnnounced, onDay, valuesKnownOn } from '../../onDay.ts';
import { valueLines } from '../../valueText.ts';
import f from '../entry/TypedValues.module.css';
import { ValueBasis } from '../entry/ValueBasis.tsx';
import { FigureTimeline } from './FigureTimeline.tsx';
import { hasTimeline } from './timeline.ts';

/** The most lines of time in one entry: the first figures of a group are the ones that it is about. */
const MAX_TIMELINES = 2;

/** All rows of each figure, in the order of the group. */
function byKey(values: readonly TypedValue[]): TypedValue[][] {
  const figures = new Map<string, TypedValue[]>();
  for (const value of values) figures.set(value.key, [...(figures.get(value.key) ?? []), value]);
  return [...figures.values()];
}

interface Held {
  label: string;
  row: TypedValue;
}

/** The figures that hold on the day, and the names of those whose history does not reach back to it. */
function figuresThen(
  provision: Provision,
  day: string,
  today: string,
): { held: Held[]; unreached: string[] } {
  const knownOn = valuesKnownOn(provision, today);
  const held: Held[] = [];
  const unreached: string[] = [];
  for (const rows of byKey(provision.values)) {
    const answer = onDay(rows, day, knownOn);
    const label = rows[0]?.label ?? '';
    const hasValue = rows.some(({ value }) => value !== null);
    if (answer.reach === 'held' && answer.row.value !== null) held.push({ label, row: answer.row });
    else if (hasValue && (answer.reach === 'before' || answer.reach === 'gap')) unreached.push(label);
  }
  return { held, unreached };
}

/** The figures of a provision on the day that is read, as lines and along a line of time. */
export function DayFigures({ provision, of: { day } }: { provision: Provision; of: LawDayReach }) {
  const today = torontoDay(new Date());
  const { held, unreached } = figuresThen(provision, day, today);
  const timelines = byKey(provision.values).filter(hasTimeline).slice(0, MAX_TIMELINES);
  return (
    <>
      {held.length > 0 && (
        <div className={f.under}>
          <dl className={f.figures}>
            {held.map(({ label, row }) => (
              <div key={row.key}>
                <dt>{label}</dt>
                <dd className={isAnnounced(row, today) ? f.coming : undefined}>
                  {valueLines(row).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                  {row.from && (
                    <small>
                      {isAnnounced(row, today)
                        ? t('announced from {{date}}', { date: shortDate(row.from) })
                        : t('since {{date}}', { date: shortDate(row.from) })}
                    </small>
                  )}
                  <ValueBasis of={row} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {timelines.map((rows) => (
        <FigureTimeline key={rows[0]?.key} label={rows[0]?.label ?? ''} rows={rows} day={day} today={today} />
      ))}
      {unreached.length > 0 && (
        <p className={f.without}>{t('History not kept of: {{labels}}', { labels: unreached.join('; ') })}</p>
      )}
    </>
  );
}
