import { writeTrialEmails } from '../../features/accounts/server/trialEmails.ts';
import { sendReminders } from '../../features/notes/server/remind.ts';
import { bringIntoForce } from '../../features/provisions/server/publish/bringIntoForce.ts';
import { ProvisionReader } from '../../features/provisions/server/reads.ts';
import { followHosted, hostedClient } from '../../features/search/server/hosted/hostedIndexer.ts';
import { HOSTED_INDEX } from '../../features/search/server/hosted/hostedSearch.ts';
import { WatchedSearches } from '../../features/search/server/reads.ts';
import type { SearchIndex } from '../../features/search/server/searchIndex.ts';
import { writeDueSummaries } from '../../features/summaries/server/writeSummaries.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { deliverOutbox } from '../../platform/mail/deliver.ts';
import { smtpSender } from '../../platform/mail/smtp.ts';
import type { RedlinePool } from '../../redline/pool/pool.ts';
import { t } from '../../shared/text.ts';
import { brandOf, unsubscribeCodes } from './secrets.ts';

/** What background work needs. */
export interface JobServices {
  config: Config;
  db: Db;
  clock: Clock;
  secret: string;
  redlines: RedlinePool;
  index: SearchIndex;
}

/** Every kind of background work of the product: what the server does beside answering, or `npm run worker` in its place. */
export function jobKinds({ config, db, clock, secret, redlines, index }: JobServices): JobKind[] {
  const send = config.smtpUrl ? smtpSender(config.smtpUrl, config.mailFrom) : null;
  return [
    {
      name: 'mail.deliver',
      about: () => t('Sends the emails that wait in the outbox.'),
      cron: '* * * * *',
      run: async (_data, stopping) => {
        if (send) await deliverOutbox(db, clock, send, stopping);
      },
    },
    {
      name: 'notes.reminders',
      about: () => t('Sends the reminders that people set on notes.'),
      cron: '* * * * *',
      run: async () => {
        await sendReminders({
          db,
          clock,
          brand: brandOf(config),
          reader: new ProvisionReader(db),
          specialAccountId: config.specialAccountId,
        });
      },
    },
    {
      name: 'provisions.bringIntoForce',
      about: () =>
        t('Tells readers of the changes that came into force, and puts them on the editors’ to-do list.'),
      // Just after midnight in Toronto, and again before the summaries.
      cron: '5 0,6 * * *',
      atStart: true,
      run: async () => {
        await bringIntoForce(db, clock);
      },
    },
    {
      name: 'summaries.write',
      about: () => t('Writes the summaries that fall due at 7:00 in Toronto, and those that a stop delayed.'),
      // Summaries fall due once; looking often makes up for a stop soon.
      cron: '*/5 * * * *',
      atStart: true,
      run: async (_data, stopping) => {
        await writeDueSummaries({
          db,
          clock,
          brand: brandOf(config),
          unsubscribeCodes: unsubscribeCodes(secret),
          specialAccountId: config.specialAccountId,
          redlines,
          searches: new WatchedSearches(db, index),
          stopping,
        });
      },
    },
    ...(config.search.provider === 'algolia'
      ? [
          {
            name: 'search.followHosted',
            about: () => t('Brings the hosted search index to what the library says now.'),
            cron: '* * * * *',
            atStart: true,
            run: async () => {
              const client = hostedClient(config.search.appId, config.search.adminKey);
              await followHosted({ db, clock, client, indexName: HOSTED_INDEX });
            },
          },
        ]
      : []),
    {
      name: 'accounts.trialEmails',
      about: () => t('Tells the owners of trials that the end is near, and when it has come.'),
      cron: '10 * * * *',
      run: async () => {
        await writeTrialEmails({
          db,
          clock,
          brand: brandOf(config),
          unsubscribeCodes: unsubscribeCodes(secret),
          specialAccountId: config.specialAccountId,
        });
      },
    },
  ];
}
