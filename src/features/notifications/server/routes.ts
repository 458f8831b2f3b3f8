import { inTransaction } from '../../../platform/db/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Notification, notificationsContract } from '../contract.ts';
import { chooseEmails, emailChoiceOf } from './emailChoice.ts';
import { bellRows, dismiss, markSeenUntil, momentOf } from './queries.ts';

/** What the bell of a person lists. */
async function listOf(services: Services, actor: Actor): Promise<Notification[]> {
  const rows = await bellRows(services, actor, services.clock.now());
  const seesBanners = !services.entitlements.isSpecial(actor.accountId);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    link: row.link,
    text: row.html,
    createdAt: row.at.toISOString(),
    seen: row.is_seen,
    isAnnouncement: row.is_announcement,
    isBanner: row.is_banner && seesBanners,
    isListed: row.is_listed,
  }));
}

/** The calls of the bell and the banner. */
export function notificationsHandlers(services: Services): Handlers<typeof notificationsContract> {
  const { db, clock, entitlements } = services;
  return {
    mine: ({ actor }) => listOf(services, actor),
    markSeen: async ({ actor, body }) => {
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        const moment = await momentOf({ db: tx, entitlements }, actor, body.lastSeen, now);
        if (!moment) throw notFound(t('This notification could not be found.'));
        await markSeenUntil({ db: tx, entitlements }, actor, moment, now);
      });
      return listOf(services, actor);
    },
    dismissBanner: async ({ actor, params }) => {
      if (!(await dismiss(services, actor, params.id, clock.now()))) {
        throw notFound(t('This notification could not be found.'));
      }
      return { success: true };
    },
    myEmails: ({ actor }) => emailChoiceOf(db, actor.userId),
    chooseEmails: ({ actor, body }) => chooseEmails(services, actor, body),
  };
}
