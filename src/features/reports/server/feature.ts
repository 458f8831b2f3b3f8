import { defineFeature } from '../../../platform/defineFeature.ts';
import { reportsContract } from '../contract.ts';
import { loadDemoReports } from './demo.ts';
import { accountCounts, eraseAccount } from './eraseAccount.ts';
import { deletedReportsOfAccount, reportsOfAccount } from './reads.ts';
import { reportsHandlers } from './routes.ts';

/** Saved reports and their files. */
export const reportsFeature = defineFeature({
  name: 'reports',
  contract: reportsContract,
  handlers: reportsHandlers,
  accountData: {
    export: {
      reports: ({ db }, accountId) => reportsOfAccount(db, accountId),
      'deleted-reports': ({ db }, accountId) => deletedReportsOfAccount(db, accountId),
    },
    counts: accountCounts,
    erase: eraseAccount,
  },
  demo: loadDemoReports,
});
