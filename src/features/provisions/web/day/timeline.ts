import { addDays } from '../../../../shared/torontoDate.ts';
import type { TypedValue } from '../../contract.ts';
import { knownRows } from '../../onDay.ts';

/** A stretch of time in which a figure had one value, in percent of what the timeline shows. */
export interface TimelineBar {
  value: TypedValue;
  from: string;
  to: string | null;
  start: number;
  width: number;
}

export interface Timeline {
  bars: TimelineBar[];
  years: { year: number; at: number }[];
  /** Where a day is, in percent; null where it is not shown. */
  at: (day: string) => number | null;
}

const DAY_MS = 86_400_000;
const time = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** How long after the last change, or today, the timeline goes on. */
const DAYS_AFTER = 120;
/** How long before the first known day it begins: that nothing is kept of then is shown. */
const DAYS_BEFORE = 200;

/** Whether a figure has a history worth a line of time: numbers, and more than one of them with a day. */
export const hasTimeline = (rows: readonly TypedValue[]): boolean =>
  rows.filter(({ value, from }) => typeof value === 'number' && from !== null).length >= 2;

/** The rows of one figure along a line of time, scheduled ones included. `day` is always in sight. */
export function timelineOf(rows: readonly TypedValue[], day: string, today: string): Timeline {
  const known = knownRows(rows, null).filter(
    (row): row is typeof row & { knownFrom: string } => row.knownFrom !== null && row.row.value !== null,
  );
  const days = [day, today, ...known.map(({ knownFrom }) => knownFrom)].sort();
  const first = time(addDays(days[0] ?? day, -DAYS_BEFORE));
  const last = time(addDays(days.at(-1) ?? day, DAYS_AFTER));
  const percent = (at: number): number => ((at - first) / (last - first)) * 100;
  const bars = known.map(({ row, knownFrom, to }) => {
    const start = percent(time(knownFrom));
    return { value: row, from: knownFrom, to, start, width: percent(to ? time(to) + 1 : last) - start };
  });
  const firstYear = Number(new Date(first * DAY_MS).toISOString().slice(0, 4)) + 1;
  const lastYear = Number(new Date(last * DAY_MS).toISOString().slice(0, 4));
  const step = Math.ceil((lastYear - firstYear + 1) / 9);
  const years = Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, index) => firstYear + index)
    .filter((_, index) => index % step === 0)
    .map((year) => ({ year, at: percent(time(`${year}-01-01`)) }));
  return {
    bars,
    years,
    at: (asked) => {
      const at = percent(time(asked));
      return at < 0 || at > 100 ? null : at;
    },
  };
}
