import type { Db } from '../../../platform/db/schema.ts';
import { areasInOrder } from '../../catalogue/server/reads.ts';
import { publishedCounts } from '../../provisions/server/reads.ts';
import type { Plan, PlanSummary } from '../contract.ts';
import type { SubscriptionPlansTable } from './tables.ts';
import './tables.ts';

type AreaRow = Awaited<ReturnType<typeof areasInOrder>>[number];

const summaryOf = (plan: SubscriptionPlansTable, areas: AreaRow[]): PlanSummary => ({
  id: plan.id,
  name: plan.name,
  summary: plan.summary,
  showPricing: plan.show_pricing,
  annualPrice: plan.annual_price_cents / 100,
  monthlyPrice: plan.monthly_price_cents / 100,
  features: plan.features,
  numJurisdictions: plan.num_jurisdictions,
  numAreas: plan.num_areas,
  includedAreas: areas
    .filter(({ key }) => plan.included_area_keys.includes(key))
    .map(({ id, name }) => ({ id, name })),
});

/** The plans that anyone may choose, in their order. */
export async function publicPlans(db: Db): Promise<PlanSummary[]> {
  const areas = await areasInOrder(db);
  const plans = await db
    .selectFrom('subscription_plans')
    .selectAll()
    .where('is_public', '=', true)
    .orderBy('sort')
    .execute();
  return plans.map((plan) => summaryOf(plan, areas));
}

/** A public plan with everything that may be chosen in it; undefined when there is no such plan. */
export async function publicPlan(db: Db, planId: string): Promise<Plan | undefined> {
  const plan = await db
    .selectFrom('subscription_plans')
    .selectAll()
    .where('id', '=', planId)
    .where('is_public', '=', true)
    .executeTakeFirst();
  if (!plan) return undefined;
  const areas = await areasInOrder(db);
  const counts = await publishedCounts(db);
  return {
    ...summaryOf(plan, areas),
    availableAreas: areas.map(({ id, name, jurisdictions }) => ({
      id,
      name,
      jurisdictions,
      publishedCount: counts.get(id) ?? {},
    })),
  };
}

/** What a plan is called, public or not; undefined when there is no such plan. */
export async function planName(db: Db, planId: string): Promise<string | undefined> {
  const plan = await db
    .selectFrom('subscription_plans')
    .select('name')
    .where('id', '=', planId)
    .executeTakeFirst();
  return plan?.name;
}

/** The requests for a paid subscription that an account made, for the export of its data. */
export const requestsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('subscription_requests')
    .select(['plan_id', 'contact_name', 'phone', 'message', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Those who opted out of emails of one kind: a query with the one column `user_id`. */
export const optedOut = (db: Db, kind: string) =>
  db.selectFrom('email_opt_outs').select('email_opt_outs.user_id').where('email_opt_outs.kind', '=', kind);
