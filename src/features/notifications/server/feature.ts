import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { announcementsContract } from '../announcementsContract.ts';
import { notificationsContract } from '../contract.ts';
import { announcementsToldTo } from './announcements/queries.ts';
import { announcementsHandlers } from './announcements/routes.ts';
import { writeAnnouncementEmails } from './announcements/writeEmails.ts';
import { accountCounts, bellsOfAccount, eraseAccount } from './eraseAccount.ts';
import { notificationsHandlers } from './routes.ts';
import { serveBellStream } from './streamRoute.ts';

/** The bell and the banner, and what administrators write into them. */
export const notificationsFeature = defineFeature({
  name: 'notifications',
  contract: { ...notificationsContract, ...announcementsContract },
  handlers: (services) => ({ ...notificationsHandlers(services), ...announcementsHandlers(services) }),
  routes: serveBellStream,
  jobs: (services) => [
    {
      name: 'notifications.writeEmails',
      about: () => t('Writes the emails of announcements that are due.'),
      cron: '* * * * *',
      atStart: true,
      run: async (_data, stopping) => {
        await writeAnnouncementEmails(services, stopping);
      },
    },
  ],
  accountData: {
    export: {
      'announcements-told': ({ db }, accountId) => announcementsToldTo(db, accountId),
      bells: ({ db }, accountId) => bellsOfAccount(db, accountId),
    },
    counts: accountCounts,
    erase: eraseAccount,
  },
});
