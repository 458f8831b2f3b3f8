import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  endOfTorontoDay,
  longDate,
  reminderDate,
  shortDate,
  shortMoment,
  torontoDay,
  torontoInstant,
  torontoWall,
} from './torontoDate.ts';

test('a calendar date never shifts', () => {
  expect(shortDate('2026-11-03')).toBe('Nov 03, 2026');
  expect(longDate('2026-01-01')).toBe('January 01, 2026');
});

test('a moment is shown in Toronto time', () => {
  expect(shortDate('2026-11-20T04:30:00Z')).toBe('Nov 19, 2026');
  expect(torontoDay(new Date('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
  expect(torontoDay(new Date('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
});

test('a reminder reads like the specification says', () => {
  expect(reminderDate('2027-01-05T14:00:00Z')).toBe('January 5, 2027 @ 9 AM');
  expect(reminderDate('2027-07-05T17:30:00Z')).toBe('July 5, 2027 @ 1:30 PM');
});

test('days are counted on the calendar, over daylight saving too', () => {
  expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  dateStyle: 'long',
  timeStyle: 'medium',
  hourCycle: 'h23',
});
interface Shown {
  day: string;
  time: string;
}
const shownByCalendar = (at: Date): Shown => {
  const of = Object.fromEntries(calendar.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${of.month} ${of.day}, ${of.year}`, time: `${of.hour}:${of.minute}:${of.second}` };
};
/**
 * What the reminder's form says, with the hour as the calendar writes it, and the seconds of the picker's.
 */
const shownByUs = (at: Date): Shown => {
  const [, day = '', hour, minute = '00', half] =
    /^(.+) @ (\d+)(?::(\d+))? (AM|PM)$/.exec(reminderDate(at.toISOString())) ?? [];
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  const clock = `${String(hours).padStart(2, '0')}:${minute}`;
  const [date, time = ''] = torontoWall(at).split(' ');
  expect(date).toBe(torontoDay(at));
  expect(time.slice(0, 5)).toBe(clock);
  return { day, time };
};

test('the day and the hour are those of the calendar, at any moment and around every change of the clocks', () => {
  const moments = fc.date({ min: new Date('1995-01-01'), max: new Date('2110-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (at) => void expect(shownByUs(at)).toEqual(shownByCalendar(at))),
    { numRuns: 2_000 },
  );
  for (let year = 2008; year < 2100; year += 1) {
    for (const [month, days] of [
      [2, 14],
      [10, 7],
    ] as const) {
      for (let hour = 0; hour < days * 24; hour += 1) {
        const at = new Date(Date.UTC(year, month, 1, hour + 3, 59, 59));
        if (at.getUTCDay() === 0) expect(shownByUs(at), at.toISOString()).toEqual(shownByCalendar(at));
      }
    }
  }
});

test('a moment is said to the minute, on the clock of Toronto', () => {
  expect(shortMoment('2026-11-23T14:45:00Z')).toBe('Nov 23, 2026, 9:45 AM');
  expect(shortMoment('2026-07-02T04:05:00Z')).toBe('Jul 02, 2026, 12:05 AM');
});

test.each([
  ['in winter', '2026-01-15', '2026-01-16T04:59:59.000Z'],
  ['in summer', '2026-07-15', '2026-07-16T03:59:59.000Z'],
  ['when the clocks go forward', '2026-03-08', '2026-03-09T03:59:59.000Z'],
  ['when they go back', '2026-11-01', '2026-11-02T04:59:59.000Z'],
  ['on the last of a year', '2026-12-31', '2027-01-01T04:59:59.000Z'],
])('a day ends with its last second in Toronto: %s', (_, day, instant) => {
  expect(endOfTorontoDay(day).toISOString()).toBe(instant);
});

test.each([
  ['2026-01-05', '09:00', '2026-01-05T14:00:00.000Z'],
  ['2026-07-05', '13:30', '2026-07-05T17:30:00.000Z'],
  ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
])('what clocks in Toronto show at %s %s is one instant', (day, time, instant) => {
  expect(torontoInstant(day, time)).toBe(instant);
});

test.each([
  ['2026-01-05', ''],
  ['2026-01-05', '25:00'],
  ['2026-01-05', '9 AM'],
  ['soon', '09:00'],
  ['2026-02-30', '09:00'],
  ['2026-04-31', '09:00'],
])('"%s %s" is no time', (day, time) => {
  expect(torontoInstant(day, time)).toBeNull();
});
