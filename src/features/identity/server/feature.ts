import { defineFeature } from '../../../platform/defineFeature.ts';
import { accountCounts, eraseAccount } from './eraseAccount.ts';

/** Accounts, the people in them, and their sessions: what everything else stands on. */
export const identityFeature = defineFeature({
  name: 'identity',
  accountData: { counts: accountCounts, erase: eraseAccount },
});
