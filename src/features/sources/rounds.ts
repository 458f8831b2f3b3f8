import { addDays, torontoDay, torontoWall } from '../../shared/torontoDate.ts';

/** Rounds begin at this hour in Toronto, and go on until `ROUND_ENDS`. */
export const ROUND_BEGINS = 2;
export const ROUND_ENDS = 7;

const HOUR_MS = 3_600_000;

/** The instant at which clocks in Toronto show this hour of a day; on a day on which they jump, within an hour of it. */
function atHour(day: string, hour: number): Date {
  for (const behind of [4, 5]) {
    const at = new Date(Date.parse(`${day}T00:00:00Z`) + (hour + behind) * HOUR_MS);
    if (torontoWall(at).startsWith(`${day} ${String(hour).padStart(2, '0')}:`)) return at;
  }
  return new Date(Date.parse(`${day}T00:00:00Z`) + (hour + 5) * HOUR_MS);
}

/** When the round of the last night began: what was read before it is due. */
export function nightOf(now: Date): Date {
  const today = torontoDay(now);
  const begin = atHour(today, ROUND_BEGINS);
  return begin <= now ? begin : atHour(addDays(today, -1), ROUND_BEGINS);
}

/** When the next round begins. */
export function nextRound(now: Date): Date {
  const begin = atHour(torontoDay(now), ROUND_BEGINS);
  return begin > now ? begin : atHour(addDays(torontoDay(now), 1), ROUND_BEGINS);
}
