import { defineFeature } from '../../../platform/defineFeature.ts';
import { watchlistContract } from '../contract.ts';
import { loadDemoWatchlist } from './demo.ts';
import { accountCounts, eraseAccount } from './eraseAccount.ts';
import { watchlistOfAccount } from './reads.ts';
import { watchlistHandlers } from './routes.ts';

/** Topics and jurisdictions that people watch. */
export const watchlistFeature = defineFeature({
  name: 'watchlist',
  contract: watchlistContract,
  handlers: watchlistHandlers,
  accountData: {
    export: { watchlist: ({ db }, accountId) => watchlistOfAccount(db, accountId) },
    counts: accountCounts,
    erase: eraseAccount,
  },
  demo: loadDemoWatchlist,
});
