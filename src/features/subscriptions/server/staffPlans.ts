import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { areasInOrder } from '../../catalogue/server/reads.ts';
import type { Actor } from '../../identity/actor.ts';
import { featureLines, featuresHtml } from '../featuresHtml.ts';
import type { StaffPlan, staffPlansContract, WrittenPlan } from '../staffContract.ts';

import './tables.ts';

/** A plan in the columns that its cards are made from. */
export const planColumns = (plan: WrittenPlan) => ({
  name: plan.name,
  summary: plan.summary,
  is_public: plan.isPublic,
  show_pricing: plan.showPricing,
  annual_price_cents: plan.annualPrice * 100,
  monthly_price_cents: plan.monthlyPrice * 100,
  features: featuresHtml(plan.features),
  num_jurisdictions: plan.jurisdictions,
  num_areas: plan.areas,
  seats: plan.seats,
});

const plansQuery = (db: Db) =>
  db
    .selectFrom('subscription_plans')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('accounts')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('accounts.intended_plan', '=', 'subscription_plans.id')
        .as('accounts'),
    )
    .orderBy('sort');

type PlanRow = Awaited<ReturnType<ReturnType<typeof plansQuery>['execute']>>[number];

const writtenOf = (row: PlanRow): WrittenPlan => ({
  name: row.name,
  summary: row.summary,
  isPublic: row.is_public,
  showPricing: row.show_pricing,
  annualPrice: Math.round(row.annual_price_cents / 100),
  monthlyPrice: Math.round(row.monthly_price_cents / 100),
  jurisdictions: row.num_jurisdictions,
  areas: row.num_areas,
  seats: row.seats,
  features: featureLines(row.features),
});

/** Every plan as staff edit it, in the order of the cards. */
async function staffPlans(db: Db): Promise<StaffPlan[]> {
  const areas = await areasInOrder(db);
  const rows = await plansQuery(db).execute();
  return rows.map((row) => ({
    id: row.id,
    ...writtenOf(row),
    includedAreas: areas
      .filter(({ key }) => row.included_area_keys.includes(key))
      .map(({ id, name }) => ({ id, name })),
    accounts: row.accounts ?? 0,
    editedAt: row.edited_at?.toISOString() ?? null,
    starter: row.starter,
  }));
}

async function staffPlan(db: Db, id: string): Promise<StaffPlan> {
  const plan = (await staffPlans(db)).find((one) => one.id === id);
  if (!plan) throw notFound(t('There is no such plan.'));
  return plan;
}

interface PlanWrite {
  id: string;
  plan: WrittenPlan;
  action: string;
  editedAt: Date | null;
}

async function writePlan(
  tx: Tx,
  actor: Actor,
  { id, plan, action, editedAt }: PlanWrite,
  at: Date,
): Promise<void> {
  const row = await plansQuery(tx).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(t('There is no such plan.'));
  await tx
    .updateTable('subscription_plans')
    .set({ ...planColumns(plan), edited_at: editedAt })
    .where('id', '=', id)
    .execute();
  const subject = { kind: 'plan', id };
  await recordAudit(tx, { at, actor, action, subject, before: writtenOf(row), after: plan });
}

/** The calls of ADMIN about plans. There is one truth of a plan: the row that signup shows. */
export function staffPlansHandlers({ db, clock }: Services): Handlers<typeof staffPlansContract> {
  return {
    staffPlans: () => staffPlans(db),
    changePlan: async ({ actor, params: { id }, body }) => {
      const now = clock.now();
      await inTransaction(db, (tx) =>
        writePlan(tx, actor, { id, plan: body, action: 'plan.change', editedAt: now }, now),
      );
      return staffPlan(db, id);
    },
    revertPlan: async ({ actor, params: { id } }) => {
      await inTransaction(db, async (tx) => {
        const { starter } = await staffPlan(tx, id);
        if (!starter) throw conflict('no_starter', t('The starter library does not know this plan.'));
        await writePlan(tx, actor, { id, plan: starter, action: 'plan.revert', editedAt: null }, clock.now());
      });
      return staffPlan(db, id);
    },
  };
}
