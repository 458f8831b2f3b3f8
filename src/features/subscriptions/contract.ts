import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

export const planAreaSchema = z.object({
  id: idSchema,
  name: z.string(),
  jurisdictions: z.array(jurisdictionSchema),
  /** How many published provisions the area has, by jurisdiction code. */
  publishedCount: z.partialRecord(jurisdictionSchema, z.number().int()),
});

export const planSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  summary: z.string(),
  showPricing: z.boolean(),
  /** Dollars for a year, billed at once. */
  annualPrice: z.number(),
  /** Dollars for a month, billed monthly. */
  monthlyPrice: z.number(),
  /** HTML. */
  features: z.string(),
  numJurisdictions: z.number().int(),
  /** How many areas may be chosen beyond the included ones. */
  numAreas: z.number().int(),
  includedAreas: z.array(z.object({ id: idSchema, name: z.string() })),
});

export const planSchema = planSummarySchema.extend({ availableAreas: z.array(planAreaSchema) });

export type PlanArea = z.infer<typeof planAreaSchema>;
export type PlanSummary = z.infer<typeof planSummarySchema>;
export type Plan = z.infer<typeof planSchema>;

export const subscriptionsContract = defineContract({
  publicPlans: {
    method: 'GET',
    path: '/api/subscriptionPlans/public',
    isCacheable: true,
    access: 'public',
    summary: 'The plans that anyone may choose, in their order',
    response: z.array(planSummarySchema),
  },
  plan: {
    method: 'GET',
    path: '/api/subscriptionPlans/:planId',
    isCacheable: true,
    access: 'public',
    summary: 'A public plan with the areas and jurisdictions it offers',
    params: z.strictObject({ planId: idSchema }),
    response: planSchema,
  },
  requestSubscription: {
    method: 'POST',
    path: '/api/subscriptionRequests',
    access: 'owner',
    openWhenExpired: true,
    perMinute: 10,
    summary: 'Asks for a paid subscription: filed for staff and emailed to sales',
    body: z.strictObject({
      plan: idSchema.nullable(),
      contactName: z.string().trim().min(1).max(120),
      phone: z.string().trim().max(40),
      message: z.string().trim().max(2000),
    }),
    response: z.object({ success: z.literal(true) }),
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe/:code',
    access: 'public',
    perMinute: 30,
    summary: 'Ends emails of one kind to one person, by the code in those emails; needs no sign-in',
    params: z.strictObject({ code: z.string().min(1).max(400) }),
    response: z.object({ success: z.literal(true) }),
  },
});
