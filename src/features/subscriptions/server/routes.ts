import { notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { subscriptionsContract } from '../contract.ts';
import { optOut } from './optOut.ts';
import { publicPlan, publicPlans } from './reads.ts';
import { requestSubscription } from './requestSubscription.ts';

/** The calls about plans, paid subscriptions and commercial email. */
export function subscriptionsHandlers(services: Services): Handlers<typeof subscriptionsContract> {
  const { db, clock, unsubscribeCodes } = services;
  return {
    publicPlans: () => publicPlans(db),
    plan: async ({ params }) => {
      const plan = await publicPlan(db, params.planId);
      if (!plan) throw notFound();
      return plan;
    },
    requestSubscription: async ({ actor, body }) => {
      await requestSubscription(services, actor, body);
      return { success: true };
    },
    unsubscribe: async ({ params }) => {
      await optOut(db, unsubscribeCodes, clock, params.code);
      return { success: true };
    },
  };
}
