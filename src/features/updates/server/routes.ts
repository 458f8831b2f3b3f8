import { badRequest } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { checklistReminders } from '../../checklists/server/reads.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Updates, updatesContract } from '../contract.ts';
import { earliestDay, REMINDER_DAYS, rangeOf, rangeProblem } from '../rules.ts';
import { type FeedContent, feedContent } from './feedContent.ts';
import { notesReminding, remindersOn } from './reminders.ts';
import { reportsOfPerson } from './reports.ts';
import { visibleFeed } from './visible.ts';

/** The days asked for; throws 400 with the field when the specification does not allow them (specification 5). */
function allowedRange(query: { dateStart: string; dateEnd: string }, today: string) {
  const range = rangeOf(query.dateStart, query.dateEnd, today);
  const wrong = rangeProblem(range, today);
  if (!wrong) return range;
  const messages = {
    future: t('The dates cannot be after today.'),
    early: t('The dates cannot be earlier than {{day}}.', { day: earliestDay(today) }),
    order: t('The first day comes after the last.'),
  };
  throw badRequest(wrong.field, messages[wrong.problem]);
}

const watchKey = (topicId: string, jurisdiction: string): string => `${topicId} ${jurisdiction}`;

/** The feed of a person between two days, with what comes in the next 60 (specification 2.6). */
async function updatesOf(
  { db, clock, watchedBy }: Services,
  content: FeedContent,
  actor: Actor,
  query: { dateStart: string; dateEnd: string },
): Promise<Updates> {
  const { userId, scope } = actor;
  const today = torontoDay(clock.now());
  const range = allowedRange(query, today);
  const ahead = { from: today, to: addDays(today, REMINDER_DAYS) };
  const [notes, watchlist, checklist] = await Promise.all([
    notesReminding(db, userId, ahead),
    watchedBy(userId),
    checklistReminders(db, actor, ahead),
  ]);
  const noted = notes.map(({ provisionId }) => provisionId);
  const visible = await visibleFeed(db, scope, { range, remindersFrom: today, provisionIds: noted });
  const known = await content.entries(visible.version, visible.entries);
  const entries = visible.entries.flatMap((id) => known.get(id) ?? []);
  const reminders = await remindersOn(ahead, actor, { visible, notes, content, checklist });
  const billIds = [...entries, ...reminders].flatMap(({ billId }) => billId ?? []);
  const bills = await content.bills(visible.version, [...new Set(billIds)]);
  const billOf = (id: string | null) => {
    const found = id === null ? undefined : bills.get(id);
    return found && (found.isPublished || scope.unpublished) ? found.bill : null;
  };
  const watched = new Set(watchlist.map(({ topicId, jurisdiction }) => watchKey(topicId, jurisdiction)));
  const reports = await reportsOfPerson(db, actor, entries);
  return {
    matchedEntries: entries.map(({ billId, ...entry }) => ({
      ...entry,
      bill: billOf(billId),
      why: {
        isWatched: watched.has(watchKey(entry.topic.id, entry.jurisdiction)),
        reports: reports.holding(entry.provision.id),
      },
    })),
    reminders: reminders.map(({ billId, ...reminder }) => ({ ...reminder, bill: billOf(billId) })),
    affectedReports: reports.affected,
  };
}

/** The call that fills the home page. */
export function updatesHandlers(services: Services): Handlers<typeof updatesContract> {
  const content = feedContent(services.db);
  return { updates: ({ actor, query }) => updatesOf(services, content, actor, query) };
}
