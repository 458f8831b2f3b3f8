import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { billsByIds } from '../../legislation/server/reads.ts';
import type { Updates, updatesContract } from '../contract.ts';
import { earliestDay, REMINDER_DAYS, rangeOf, rangeProblem } from '../rules.ts';
import { FeedEntries } from './entries.ts';
import { remindersBetween } from './reminders.ts';
import { reportsOfPerson } from './reports.ts';

/** A topic in a jurisdiction. */
export interface Watched {
  topicId: string;
  jurisdiction: JurisdictionCode;
}

export interface UpdatesServices {
  db: Db;
  clock: Clock;
  /** What a person watches: the watchlist stands above the feed, so the feed is given the question. */
  watchedBy: (userId: string) => Promise<Watched[]>;
}

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
  { db, clock, watchedBy }: UpdatesServices,
  feed: FeedEntries,
  actor: Actor,
  query: { dateStart: string; dateEnd: string },
): Promise<Updates> {
  const today = torontoDay(clock.now());
  const range = allowedRange(query, today);
  const [entries, reminders, watchlist] = await Promise.all([
    feed.between(actor.scope, range),
    remindersBetween(db, actor, { from: today, to: addDays(today, REMINDER_DAYS) }),
    watchedBy(actor.userId),
  ]);
  const billIds = [...entries, ...reminders].flatMap(({ billId }) => billId ?? []);
  const bills = await billsByIds(db, [...new Set(billIds)], { unpublished: actor.scope.unpublished });
  const watched = new Set(watchlist.map(({ topicId, jurisdiction }) => watchKey(topicId, jurisdiction)));
  const reports = await reportsOfPerson(db, actor, entries);
  return {
    matchedEntries: entries.map(({ billId, ...entry }) => ({
      ...entry,
      bill: (billId && bills.get(billId)) || null,
      why: {
        isWatched: watched.has(watchKey(entry.topic.id, entry.jurisdiction)),
        reports: reports.holding(entry.provision.id),
      },
    })),
    reminders: reminders.map(({ billId, ...reminder }) => ({
      ...reminder,
      bill: (billId && bills.get(billId)) || null,
    })),
    affectedReports: reports.affected,
  };
}

/** The call that fills the home page. */
export function updatesHandlers(services: UpdatesServices): Handlers<typeof updatesContract> {
  const feed = new FeedEntries(services.db);
  return { updates: ({ actor, query }) => updatesOf(services, feed, actor, query) };
}
