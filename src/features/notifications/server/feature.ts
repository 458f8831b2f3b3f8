import { defineFeature } from '../../../platform/defineFeature.ts';
import { notificationsContract } from '../contract.ts';
import { eraseAccount } from './eraseAccount.ts';
import { notificationsHandlers } from './routes.ts';
import { serveBellStream } from './streamRoute.ts';

/** The bell and the banner. */
export const notificationsFeature = defineFeature({
  name: 'notifications',
  contract: notificationsContract,
  handlers: notificationsHandlers,
  routes: serveBellStream,
  accountData: { erase: eraseAccount },
});
