import { defineFeature } from '../../../platform/defineFeature.ts';
import { subscriptionsContract } from '../contract.ts';
import { staffPlansContract } from '../staffContract.ts';
import { accountCounts, eraseAccount } from './eraseAccount.ts';
import { emailChoicesOf, requestsOf } from './reads.ts';
import { subscriptionsHandlers } from './routes.ts';
import { staffPlansHandlers } from './staffPlans.ts';
import { serveUnsubscribeLink } from './unsubscribeLink.ts';

/** Plans, paid subscriptions, and what an account may see. An unsubscribe from an email is sent as a form. */
export const subscriptionsFeature = defineFeature({
  name: 'subscriptions',
  contract: { ...subscriptionsContract, ...staffPlansContract },
  handlers: (services) => ({ ...subscriptionsHandlers(services), ...staffPlansHandlers(services) }),
  acceptsForms: true,
  routes: serveUnsubscribeLink,
  accountData: {
    export: {
      'subscription-requests': ({ db }, accountId) => requestsOf(db, accountId),
      'email-choices': ({ db }, accountId) => emailChoicesOf(db, accountId),
    },
    counts: accountCounts,
    erase: eraseAccount,
  },
});
