import { addDays } from '../../../shared/torontoDate.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const NTH = ['first', 'second', 'third', 'fourth'];

const dayOf = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The nth Monday of a month. */
function monday(year: number, month: number, nth: number): string {
  const first = dayOf(year, month, 1);
  return addDays(first, ((8 - weekday(first)) % 7) + (nth - 1) * 7);
}

/** Easter Sunday of the Gregorian calendar (the method of Meeus, Jones and Butcher). */
export function easter(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Holidays whose names alone say when they are, as all of Canada keeps them. */
const BY_NAME: [RegExp, (year: number) => string][] = [
  [/^New Year/, (year) => dayOf(year, 1, 1)],
  [/^Good Friday/, (year) => addDays(easter(year), -2)],
  [
    /^Victoria Day|Monday before May 25/,
    (year) => addDays(dayOf(year, 5, 24), -((weekday(dayOf(year, 5, 24)) + 6) % 7)),
  ],
  [/^Canada Day/, (year) => dayOf(year, 7, 1)],
  [/^Labour Day/, (year) => monday(year, 9, 1)],
  [/^Thanksgiving/, (year) => monday(year, 10, 2)],
  [/^Remembrance Day/, (year) => dayOf(year, 11, 11)],
  [/^Christmas/, (year) => dayOf(year, 12, 25)],
  [/^Boxing Day/, (year) => dayOf(year, 12, 26)],
];

/** The days of a holiday of the library's list in a year, by its words: "Labour Day (first Monday in September)"; none where they say none. */
export function daysOfHoliday(holiday: string, year: number): string[] {
  if (/Good Friday or Easter Monday/.test(holiday))
    return [addDays(easter(year), -2), addDays(easter(year), 1)];
  const [, month = '', date = '', ifSunday] =
    /\((\w+) (\d+)(?:, or \w+ (\d+) if \w+ \d+ is a Sunday)?\)/.exec(holiday) ?? [];
  const at = MONTHS.indexOf(month) + 1;
  if (at > 0) {
    const day = dayOf(year, at, Number(date));
    return [ifSunday && weekday(day) === 0 ? dayOf(year, at, Number(ifSunday)) : day];
  }
  const [, nth = '', of = ''] = /(\w+) Monday in (\w+)/.exec(holiday) ?? [];
  if (NTH.includes(nth) && MONTHS.includes(of))
    return [monday(year, MONTHS.indexOf(of) + 1, NTH.indexOf(nth) + 1)];
  const named = BY_NAME.find(([words]) => words.test(holiday));
  return named ? [named[1](year)] : [];
}

/** The name without its day: "Labour Day". */
export const nameOfHoliday = (holiday: string): string => holiday.replace(/ \(.*\)$/, '');
