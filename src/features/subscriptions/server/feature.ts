import { defineFeature } from '../../../platform/defineFeature.ts';
import { subscriptionsContract } from '../contract.ts';
import { eraseAccount } from './eraseAccount.ts';
import { requestsOf } from './reads.ts';
import { subscriptionsHandlers } from './routes.ts';
import { serveUnsubscribeLink } from './unsubscribeLink.ts';

/** Plans, paid subscriptions, and what an account may see. An unsubscribe from an email is sent as a form. */
export const subscriptionsFeature = defineFeature({
  name: 'subscriptions',
  contract: subscriptionsContract,
  handlers: subscriptionsHandlers,
  acceptsForms: true,
  routes: serveUnsubscribeLink,
  accountData: {
    export: { 'subscription-requests': ({ db }, accountId) => requestsOf(db, accountId) },
    erase: eraseAccount,
  },
});
