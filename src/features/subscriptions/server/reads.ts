import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Plan, PlanArea, PlanSummary } from '../contract.ts';
import type { SubscriptionPlansTable } from './tables.ts';
import './tables.ts';

interface AreaRow {
  id: string;
  key: string;
  name: string;
  jurisdictions: JurisdictionCode[];
}

const areasInOrder = (db: Db): Promise<AreaRow[]> =>
  db.selectFrom('areas').select(['id', 'key', 'name', 'jurisdictions']).orderBy('sort').execute();

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

/** How many published provisions each area has in each jurisdiction: what decides which areas a plan may offer. */
async function publishedCounts(db: Db): Promise<Map<string, PlanArea['publishedCount']>> {
  const rows = await db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .select((eb) => ['topics.area_id', 'provisions.jurisdiction', eb.fn.countAll<number>().as('count')])
    .where('provisions.is_published', '=', true)
    .groupBy(['topics.area_id', 'provisions.jurisdiction'])
    .execute();
  const counts = new Map<string, PlanArea['publishedCount']>();
  for (const row of rows) {
    counts.set(row.area_id, {
      ...counts.get(row.area_id),
      [row.jurisdiction as JurisdictionCode]: row.count,
    });
  }
  return counts;
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
