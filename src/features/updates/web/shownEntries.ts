import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Reminder, UpdateEntry } from '../contract.ts';
import type { FeedAddress } from './feedAddress.ts';

const isChosen = (codes: readonly JurisdictionCode[], code: JurisdictionCode): boolean =>
  codes.length === 0 || codes.includes(code);

/** The amendments that the filters leave. No jurisdictions chosen means all. */
export const shownAmendments = (
  entries: readonly UpdateEntry[],
  { upcoming, inForce }: Pick<FeedAddress, 'upcoming' | 'inForce'>,
  jurisdictions: readonly JurisdictionCode[],
): UpdateEntry[] =>
  entries.filter(
    ({ changeType, jurisdiction }) =>
      (changeType === 'Upcoming Amendment' ? upcoming : inForce) && isChosen(jurisdictions, jurisdiction),
  );

/** The reminders that their own jurisdiction filter leaves. */
export const shownReminders = (
  reminders: readonly Reminder[],
  jurisdictions: readonly JurisdictionCode[],
): Reminder[] => reminders.filter(({ jurisdiction }) => isChosen(jurisdictions, jurisdiction));

/** Reminders that say the same of the same day: one for a reader, with the places that it holds in. */
export interface ReminderGroup {
  /** What all of them say, as the first says it. */
  first: Reminder;
  places: Pick<Reminder, 'jurisdiction' | 'url' | 'provision'>[];
}

/** Groups reminders that differ by their jurisdiction alone, in the order in which each first comes. */
export function groupReminders(reminders: readonly Reminder[]): ReminderGroup[] {
  const groups = new Map<string, ReminderGroup>();
  for (const reminder of reminders) {
    const { date, reminderType, name, description, bill, createdAt, sharedBy } = reminder;
    const said = JSON.stringify([date, reminderType, name, description, bill?.id, createdAt, sharedBy]);
    const known = groups.get(said);
    if (known) known.places.push(reminder);
    else groups.set(said, { first: reminder, places: [reminder] });
  }
  return [...groups.values()];
}

/** One change in the places that it holds in. */
export interface EntryGroup {
  /** As its first place says it. */
  first: UpdateEntry;
  entries: UpdateEntry[];
}

/**
 * Groups amendments that are one change: of the same day, kind, provision and bill, telling the same. A change of federal law that
 * holds in every jurisdiction is told once, with its places.
 */
export function groupEntries(entries: readonly UpdateEntry[]): EntryGroup[] {
  const groups = new Map<string, EntryGroup>();
  for (const entry of entries) {
    const { date, changeType, name, topic, bill, values, summary } = entry;
    const told = values.length > 0 ? values : summary;
    const key = JSON.stringify([date, changeType, name, topic.id, bill?.id, told]);
    const known = groups.get(key);
    if (known) known.entries.push(entry);
    else groups.set(key, { first: entry, entries: [entry] });
  }
  return [...groups.values()];
}

export interface Month {
  /** YYYY-MM */
  key: string;
  entries: UpdateEntry[];
}

/** The entries by month, in the order they come. */
export function byMonth(entries: readonly UpdateEntry[]): Month[] {
  const months = new Map<string, UpdateEntry[]>();
  for (const entry of entries) {
    const key = entry.date.slice(0, 7);
    months.set(key, [...(months.get(key) ?? []), entry]);
  }
  return [...months].map(([key, list]) => ({ key, entries: list }));
}
