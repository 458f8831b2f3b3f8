import { defineFeature } from '../../../platform/defineFeature.ts';
import { authContract } from '../contract.ts';
import { eraseAccount } from './eraseAccount.ts';
import { authHandlers } from './routes.ts';
import { signInsOf } from './signInLog.ts';

/** Signing in and out. */
export const authFeature = defineFeature({
  name: 'auth',
  contract: authContract,
  handlers: authHandlers,
  accountData: {
    export: { 'sign-ins': ({ db }, accountId) => signInsOf(db, accountId) },
    erase: eraseAccount,
  },
});
