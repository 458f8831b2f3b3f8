import { defineFeature } from '../../../platform/defineFeature.ts';
import { calculatorsContract } from '../contract.ts';
import { keptContract } from '../keptContract.ts';
import { accountCounts, calculationsOfAccount, eraseAccount, keptHandlers } from './kept.ts';
import { calculatorsHandlers } from './routes.ts';

/** What the law comes to in a case: notice, vacation, holidays, overtime, final pay, minimum wage, leaves. */
export const calculatorsFeature = defineFeature({
  name: 'calculators',
  contract: { ...calculatorsContract, ...keptContract },
  handlers: (services) => ({ ...calculatorsHandlers(services), ...keptHandlers(services) }),
  accountData: {
    export: { calculations: ({ db }, accountId) => calculationsOfAccount(db, accountId) },
    counts: accountCounts,
    erase: eraseAccount,
  },
});
