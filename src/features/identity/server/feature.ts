import { defineFeature } from '../../../platform/defineFeature.ts';
import { eraseAccount } from './eraseAccount.ts';

/** Accounts, the people in them, and their sessions: what everything else stands on. */
export const identityFeature = defineFeature({
  name: 'identity',
  accountData: { erase: eraseAccount },
});
