import { z } from 'zod';
import { isCalendarDay, torontoDay } from './torontoDate.ts';

/** The first and the last day whose law can be asked for. */
export const FIRST_LAW_DAY = '1900-01-01';
export const LAST_LAW_DAY = '2199-12-31';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const inRange = (day: string): boolean => day >= FIRST_LAW_DAY && day <= LAST_LAW_DAY;

const NO_DAY = 'Write a day of the calendar as YYYY-MM-DD.';
const OUT_OF_RANGE = 'Choose a day between Jan 01, 1900 and Dec 31, 2199.';

/** Why a text is no day whose law can be asked for, in words for its field; null for one that is. */
export function lawDayProblem(text: string): string | null {
  if (!DAY.test(text) || !isCalendarDay(text)) return NO_DAY;
  return inRange(text) ? null : OUT_OF_RANGE;
}

/** The day that an address asks for; null for today, for none, and for what is no such day. */
export const lawDayOf = (text: string | null, now: Date): string | null =>
  text !== null && lawDayProblem(text) === null && text !== torontoDay(now) ? text : null;

/** A day whose law is asked for: `?on=YYYY-MM-DD` (decisions 13). Left out, it is today in Toronto. */
export const lawDaySchema = z.iso.date(NO_DAY).refine(inRange, OUT_OF_RANGE);
