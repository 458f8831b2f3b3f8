import type { Db } from '../../../platform/db/schema.ts';
import type { Actor, Scope } from '../../../platform/session/actor.ts';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { deadlinesBetween } from '../../checklists/server/reads.ts';
import { remindersOf } from '../../notes/server/reads.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import type { Reminder } from '../contract.ts';
import type { DateRange } from '../rules.ts';
import { type BareReminder, startingBetween } from './inForceReminders.ts';
import { type Place, placesOf } from './places.ts';

/** A reminder before its bill is joined to it. */
export type UnbilledReminder = Omit<Reminder, 'bill'> & { billId: string | null };

type Typed = BareReminder & Pick<Reminder, 'reminderType' | 'createdAt' | 'sharedBy'>;

const DAY_MS = 86_400_000;

async function noteReminders(db: Db, userId: string, window: DateRange): Promise<Typed[]> {
  // A day on either side, then by the calendar of Toronto: the days of a window have no fixed instants.
  const around = {
    from: new Date(Date.parse(window.from) - DAY_MS),
    to: new Date(Date.parse(addDays(window.to, 1)) + DAY_MS),
  };
  const notes = await remindersOf(db, userId, around);
  return notes.flatMap(({ noteId, provisionId, at, text, author }) => {
    const date = torontoDay(at);
    if (date < window.from || date > window.to) return [];
    const sharedBy = author.id === userId ? null : author.fullName;
    return [
      {
        id: noteId,
        date,
        provisionId,
        billId: null,
        description: text,
        reminderType: 'Note' as const,
        createdAt: at.toISOString(),
        sharedBy,
      },
    ];
  });
}

async function deadlineReminders(db: Db, scope: Scope, window: DateRange): Promise<UnbilledReminder[]> {
  const deadlines = await deadlinesBetween(db, scope, window.from, window.to);
  return deadlines.map(({ id, date, description, jurisdiction, area, topic, name, provisionId }) => ({
    id: `${id}-${date}`,
    date,
    description,
    name,
    jurisdiction,
    jurisdictionName: jurisdictionName(jurisdiction),
    area,
    topic,
    provision: provisionId ? { id: provisionId, name } : null,
    url: provisionId ? permalinkPath({ id: provisionId, area, topic }) : '/m/checklists',
    reminderType: 'Deadline',
    billId: null,
    createdAt: null,
    sharedBy: null,
  }));
}

const placed = (items: Typed[], places: Map<string, Place>): UnbilledReminder[] =>
  items.flatMap(({ provisionId, ...item }) => {
    const place = places.get(provisionId);
    return place ? [{ ...item, ...place }] : [];
  });

/**
 * What the days ahead hold for a person, soonest first: changes that come into force, dated duties, and notes, their own and
 * those shared with them (decisions 6), within what the account covers.
 */
export async function remindersBetween(
  db: Db,
  { userId, scope }: Pick<Actor, 'userId' | 'scope'>,
  window: DateRange,
): Promise<UnbilledReminder[]> {
  const starting = await startingBetween(db, window);
  const notes = await noteReminders(db, userId, window);
  const items: Typed[] = [
    ...starting.map((item) => ({
      ...item,
      reminderType: 'In Force' as const,
      createdAt: null,
      sharedBy: null,
    })),
    ...notes,
  ];
  const places = await placesOf(db, scope, [...new Set(items.map(({ provisionId }) => provisionId))]);
  const all = [...placed(items, places), ...(await deadlineReminders(db, scope, window))];
  return all.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
