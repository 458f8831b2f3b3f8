import type { Db } from '../../../platform/db/schema.ts';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import type { ChecklistRequirement } from '../../checklists/contract.ts';
import { requirementPath } from '../../checklists/requirementPath.ts';
import { type ChecklistReminders, type Deadline, deadlinesBetween } from '../../checklists/server/reads.ts';
import type { Scope } from '../../identity/scope.ts';
import { type NoteReminder, remindersOf } from '../../notes/server/reads.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import type { Reminder } from '../contract.ts';
import type { DateRange } from '../rules.ts';
import type { FeedContent } from './feedContent.ts';
import type { StartingChange } from './inForceReminders.ts';
import type { VisibleFeed } from './visible.ts';

/** A reminder before its bill is joined to it. */
export type UnbilledReminder = Omit<Reminder, 'bill'> & { billId: string | null };

const DAY_MS = 86_400_000;

/** The notes that remind a person on these days, whatever the provision. */
export async function notesReminding(db: Db, userId: string, days: DateRange): Promise<NoteReminder[]> {
  // A day on either side, then by the calendar of Toronto: the days of a window have no fixed instants.
  const notes = await remindersOf(db, userId, {
    from: new Date(Date.parse(days.from) - DAY_MS),
    to: new Date(Date.parse(addDays(days.to, 1)) + DAY_MS),
  });
  return notes.filter(({ at }) => isWithin(torontoDay(at), days));
}

const isWithin = (day: string, { from, to }: DateRange): boolean => day >= from && day <= to;

type Unplaced = Pick<
  UnbilledReminder,
  'id' | 'date' | 'description' | 'reminderType' | 'billId' | 'createdAt' | 'sharedBy'
> & { provisionId: string };

const ofChange = ({ id, provisionId, billId, description }: StartingChange, date: string): Unplaced => ({
  id,
  date,
  provisionId,
  billId,
  description,
  reminderType: 'In Force',
  createdAt: null,
  sharedBy: null,
});

const ofNote = ({ noteId, provisionId, at, text, author }: NoteReminder, userId: string): Unplaced => ({
  id: noteId,
  date: torontoDay(at),
  provisionId,
  billId: null,
  description: text,
  reminderType: 'Note',
  createdAt: at.toISOString(),
  sharedBy: author.id === userId ? null : author.fullName,
});

const ofRequirement = (one: ChecklistRequirement, date: string): UnbilledReminder => ({
  id: `${one.id}-${date}`,
  date,
  description: one.owner
    ? t('Due on your checklist. Owner: {{name}}.', { name: one.owner.fullName })
    : t('Due on your checklist.'),
  name: one.requirement,
  jurisdiction: one.jurisdiction,
  jurisdictionName: jurisdictionName(one.jurisdiction),
  area: one.area,
  topic: null,
  provision: null,
  url: requirementPath(one),
  reminderType: 'Deadline',
  billId: null,
  createdAt: null,
  sharedBy: null,
});

const ofDeadline = (deadline: Deadline): UnbilledReminder => {
  const { id, date, description, jurisdiction, area, topic, name, provisionId } = deadline;
  return {
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
  };
};

/**
 * What the days ahead hold for a person, soonest first: changes that come into force, dated duties, and notes, their own and
 * those shared with them (decisions 6), of what they may see.
 */
export async function remindersOn(
  days: DateRange,
  { userId, scope }: { userId: string; scope: Scope },
  {
    visible,
    notes,
    content,
    checklist,
  }: {
    visible: VisibleFeed;
    notes: NoteReminder[];
    content: FeedContent;
    checklist: ChecklistReminders;
  },
): Promise<UnbilledReminder[]> {
  const { version } = visible;
  const changes = await content.changes(version, visible.changes);
  const starting = visible.changes.flatMap((id) => {
    const change = changes.get(id);
    return change?.day && isWithin(change.day, days) ? [ofChange(change, change.day)] : [];
  });
  const readable = new Set(visible.provisions);
  const noted = notes.filter(({ provisionId }) => readable.has(provisionId));
  const unplaced = [...starting, ...noted.map((note) => ofNote(note, userId))];
  const places = await content.places(
    version,
    unplaced.map(({ provisionId }) => provisionId),
  );
  const placed = unplaced.flatMap(({ provisionId, ...reminder }) => {
    const place = places.get(provisionId);
    return place ? [{ ...reminder, ...place }] : [];
  });
  const duties = await content.duties(version, visible.duties);
  const due = deadlinesBetween(
    visible.duties.flatMap((id) => duties.get(id) ?? []),
    scope,
    days.from,
    days.to,
  );
  const asked = checklist.due.flatMap((one) => (one.due ? [ofRequirement(one, one.due.on)] : []));
  const onList = new Set(asked.map(({ id }) => id));
  // What the checklist reminds of is not said twice, and what does not apply not at all.
  const ofLaw = due.filter(
    ({ requirementId, date }) =>
      requirementId === null ||
      !(checklist.notApplicable.has(requirementId) || onList.has(`${requirementId}-${date}`)),
  );
  const all = [...placed, ...asked, ...ofLaw.map(ofDeadline)];
  return all.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
