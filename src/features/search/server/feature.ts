import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { searchContract } from '../contract.ts';
import { savedContract } from '../savedContract.ts';
import { wordsContract } from '../wordsContract.ts';
import { accountCounts, eraseAccount } from './eraseAccount.ts';
import { followHosted, hostedClient } from './hosted/hostedIndexer.ts';
import { HOSTED_INDEX } from './hosted/hostedSearch.ts';
import { forgetMisses } from './misses.ts';
import { serveSearchProtocol } from './protocolRoute.ts';
import { savedSearchesOfAccount } from './reads.ts';
import { searchHandlers } from './routes.ts';
import { savedSearchHandlers } from './savedSearches.ts';
import { searchWordHandlers } from './words.ts';

/** Search over the library, saved searches, and the words that the search knows. */
export const searchFeature = defineFeature({
  name: 'search',
  contract: { ...searchContract, ...savedContract, ...wordsContract },
  handlers: (services) => ({
    ...searchHandlers(services),
    ...savedSearchHandlers(services),
    ...searchWordHandlers(services),
  }),
  routes: serveSearchProtocol,
  jobs: ({ config, db, clock }) => [
    {
      name: 'search.forgetMisses',
      about: () => t('Forgets searches that found nothing after 90 days.'),
      cron: '25 4 * * *',
      run: async () => {
        await forgetMisses(db, torontoDay(clock.now()));
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
  ],
  accountData: {
    export: { 'saved-searches': ({ db }, accountId) => savedSearchesOfAccount(db, accountId) },
    counts: accountCounts,
    erase: eraseAccount,
  },
});
