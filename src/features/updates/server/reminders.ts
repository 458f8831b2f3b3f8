import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { remindersOf } from '../../notes/server/reads.ts';
import type { Reminder } from '../contract.ts';
import type { DateRange } from '../rules.ts';
import { provisionDeadlines } from './deadlines.ts';
import { type BareReminder, startingBetween } from './inForceReminders.ts';
import { placesOf } from './places.ts';

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

/**
 * What the days ahead hold for a person, soonest first: changes that come into force, dated duties, and notes, their own and
 * those shared with them (decisions 6), within what the account covers.
 */
export async function remindersBetween(
  db: Db,
  actor: Pick<Actor, 'userId' | 'scope'>,
  window: DateRange,
): Promise<UnbilledReminder[]> {
  const plain = { createdAt: null, sharedBy: null };
  const starting = await startingBetween(db, window);
  const deadlines = await provisionDeadlines(db, actor.scope, window);
  const notes = await noteReminders(db, actor.userId, window);
  const bare: Typed[] = [
    ...starting.map((item) => ({ ...item, ...plain, reminderType: 'In Force' as const })),
    ...deadlines.map((item) => ({ ...item, ...plain, reminderType: 'Deadline' as const })),
    ...notes,
  ];
  const places = await placesOf(db, actor.scope, [...new Set(bare.map(({ provisionId }) => provisionId))]);
  return bare
    .flatMap(({ provisionId, ...item }) => {
      const place = places.get(provisionId);
      return place ? [{ ...item, ...place }] : [];
    })
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
