/** How much a person may write in one note, counted as they typed it. */
export const MAX_TEXT = 20_000;

/** The same as HTML, where one typed character can take five. */
export const MAX_HTML = 100_000;

/** The most notes that one person keeps: those who read them get all of them at once. */
export const MAX_NOTES = 2_000;

/** Reminders reach this far ahead (specification 5). */
export const REMINDER_YEARS = 10;

/** The hour that a reminder begins with when its date is first chosen, in Toronto (specification 9). */
export const DEFAULT_HOUR = 9;

const MINUTE_MS = 60_000;

/** A moment without its seconds: reminders have minute precision (specification 5). */
export const toMinute = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);

/** The last moment for which a reminder can be set. */
export function latestReminder(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + REMINDER_YEARS);
  return latest;
}

export type ReminderFault = 'past' | 'tooFar';

/** What is wrong with a reminder set at `now`, if anything: it lies ahead, by ten years at most. */
export function reminderFault(reminder: Date, now: Date): ReminderFault | null {
  if (reminder.getTime() <= now.getTime()) return 'past';
  return reminder.getTime() > latestReminder(now).getTime() ? 'tooFar' : null;
}
