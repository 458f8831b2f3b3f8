import { defineFeature } from '../../../platform/defineFeature.ts';
import { authContract } from '../contract.ts';
import { devicesOfAccount } from './devices.ts';
import { eraseAccount } from './eraseAccount.ts';
import { factorsOfAccount } from './factors/factorStore.ts';
import { authHandlers } from './routes.ts';
import { signInsOf } from './signInLog.ts';

/** Signing in and out. */
export const authFeature = defineFeature({
  name: 'auth',
  contract: authContract,
  handlers: authHandlers,
  accountData: {
    export: {
      'sign-ins': ({ db }, accountId) => signInsOf(db, accountId),
      'second-factors': ({ db }, accountId) => factorsOfAccount(db, accountId),
      devices: ({ db }, accountId) => devicesOfAccount(db, accountId),
    },
    erase: eraseAccount,
  },
});
