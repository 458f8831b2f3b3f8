import { defineFeature } from '../../../platform/defineFeature.ts';
import { authContract } from '../contract.ts';
import { factorsContract } from '../factorsContract.ts';
import { devicesOfAccount } from './devices.ts';
import { accountCounts, eraseAccount } from './eraseAccount.ts';
import { factorsOfAccount } from './factors/factorStore.ts';
import { factorHandlers } from './factors/routes.ts';
import { authHandlers } from './routes.ts';
import { signInsOf } from './signInLog.ts';

/** Signing in and out. */
export const authFeature = defineFeature({
  name: 'auth',
  contract: { ...authContract, ...factorsContract },
  handlers: (services) => ({ ...authHandlers(services), ...factorHandlers(services) }),
  accountData: {
    export: {
      'sign-ins': ({ db }, accountId) => signInsOf(db, accountId),
      'second-factors': ({ db }, accountId) => factorsOfAccount(db, accountId),
      devices: ({ db }, accountId) => devicesOfAccount(db, accountId),
    },
    counts: accountCounts,
    erase: eraseAccount,
  },
});
