import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { summariesContract } from '../contract.ts';
import { loadDemoSummaries } from './demo.ts';
import { eraseAccount, frequenciesOfAccount } from './eraseAccount.ts';
import { ringBell } from './ringBell.ts';
import { summariesHandlers } from './routes.ts';
import { writeDueSummaries } from './writeSummaries.ts';

/** Summaries by email. */
export const summariesFeature = defineFeature({
  name: 'summaries',
  contract: summariesContract,
  handlers: summariesHandlers,
  jobs: (services) => [
    {
      name: 'summaries.write',
      about: () => t('Writes the summaries that fall due at 7:00 in Toronto, and those that a stop delayed.'),
      // Often, so that summaries which fell due during a stop go out soon after it.
      cron: '*/5 * * * *',
      atStart: true,
      run: async (_data, stopping) => {
        await writeDueSummaries({ ...services, stopping });
      },
    },
    {
      name: 'summaries.ringBell',
      about: () => t('Tells those who follow a provision of its changes, in their bells.'),
      cron: '* * * * *',
      atStart: true,
      run: async () => {
        await ringBell(services);
      },
    },
  ],
  accountData: {
    export: { 'summary-frequencies': ({ db }, accountId) => frequenciesOfAccount(db, accountId) },
    erase: eraseAccount,
  },
  demo: loadDemoSummaries,
});
