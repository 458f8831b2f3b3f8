import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { areasInOrder } from '../../catalogue/server/reads.ts';
import { publishedCounts } from '../../provisions/server/reads.ts';
import type { Plan, PlanSummary } from '../contract.ts';
import type { SubscriptionPlansTable } from './tables.ts';

type AreaRow = Awaited<ReturnType<typeof areasInOrder>>[number];

const summaryOf = (plan: Selectable<SubscriptionPlansTable>, areas: AreaRow[]): PlanSummary => ({
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

/** What every plan is called: a query with the columns `id` and `plan_name`. */
export const planNames = (db: Db) =>
  db
    .selectFrom('subscription_plans')
    .select(['subscription_plans.id', 'subscription_plans.name as plan_name']);

/** The requests for a subscription that are not worked off, the oldest first; 200 at most, or those of one account. */
export const openSubscriptionRequests = (db: Db, accountId?: string) =>
  db
    .selectFrom('subscription_requests as request')
    .innerJoin('accounts', 'accounts.id', 'request.account_id')
    .innerJoin('users', 'users.id', 'request.user_id')
    .leftJoin('subscription_plans as plan', 'plan.id', 'request.plan_id')
    .select(['request.id', 'request.account_id', 'request.created_at', 'request.message', 'accounts.name'])
    .select(['request.contact_name', 'request.phone', 'users.email', 'plan.name as plan_name'])
    .where('request.handled_at', 'is', null)
    .$if(accountId !== undefined, (qb) => qb.where('request.account_id', '=', accountId ?? ''))
    .orderBy('request.created_at')
    .limit(200)
    .execute();

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

/** Those who asked for emails of one kind even when their account has ended: a query with the one column `user_id`. */
export const consented = (db: Db, kind: string) =>
  db.selectFrom('email_consents').select('email_consents.user_id').where('email_consents.kind', '=', kind);

/** What every plan is called, public or not, in their order, by id. */
export async function namesOfPlans(db: Db): Promise<Map<string, string>> {
  const plans = await db.selectFrom('subscription_plans').select(['id', 'name']).orderBy('sort').execute();
  return new Map(plans.map(({ id, name }) => [id, name]));
}

/** What people of an account said about commercial email, for the export of its data. */
export async function emailChoicesOf(db: Db, accountId: string): Promise<object[]> {
  const of = (table: 'email_opt_outs' | 'email_consents') =>
    db
      .selectFrom(table)
      .innerJoin('users', 'users.id', `${table}.user_id`)
      .select(['users.email', `${table}.kind`, `${table}.at`])
      .where('users.account_id', '=', accountId)
      .orderBy(`${table}.at`)
      .execute();
  const [noMore, evenAfterTheEnd] = [await of('email_opt_outs'), await of('email_consents')];
  return [
    ...noMore.map((row) => ({ ...row, choice: 'unsubscribed' })),
    ...evenAfterTheEnd.map((row) => ({ ...row, choice: 'wanted after the account has ended' })),
  ];
}
