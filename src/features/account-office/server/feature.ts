import { defineFeature } from '../../../platform/defineFeature.ts';
import { accountOfficeContract } from '../contract.ts';
import { accountOfficeHandlers } from './routes.ts';

/** What staff do with customers' accounts: look them up, change their access and people, work off what they ask for. */
export const accountOfficeFeature = defineFeature({
  name: 'account-office',
  contract: accountOfficeContract,
  handlers: accountOfficeHandlers,
});
