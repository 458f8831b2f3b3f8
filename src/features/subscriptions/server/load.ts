import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { escapeHtml } from '../../../platform/mail/composeEmail.ts';
import { idSchema } from '../../../shared/id.ts';
import './tables.ts';

const dollars = z.number().min(0).max(1_000_000);

/** The format of content/plans.yaml. */
export const plansFormat = z.array(
  z.strictObject({
    id: idSchema,
    name: z.string().min(1),
    summary: z.string(),
    public: z.boolean(),
    showPricing: z.boolean(),
    annualPrice: dollars,
    monthlyPrice: dollars,
    jurisdictions: z.number().int().min(1),
    areas: z.number().int().min(0),
    seats: z.number().int().min(1),
    includedAreas: z.array(z.string()),
    features: z.array(z.string().min(1)),
  }),
);

/** Brings the plans to what content/plans.yaml says. A plan that left the file is kept, since accounts may have it, but offered no more. */
export async function loadPlans(db: Db, contentDir: string): Promise<void> {
  const plans = plansFormat.parse(parse(readFileSync(path.join(contentDir, 'plans.yaml'), 'utf8')));
  const rows = plans.map((plan, sort) => ({
    id: plan.id,
    name: plan.name,
    summary: plan.summary,
    is_public: plan.public,
    show_pricing: plan.showPricing,
    annual_price_cents: Math.round(plan.annualPrice * 100),
    monthly_price_cents: Math.round(plan.monthlyPrice * 100),
    features: `<ul>${plan.features.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
    num_jurisdictions: plan.jurisdictions,
    num_areas: plan.areas,
    seats: plan.seats,
    included_area_keys: plan.includedAreas,
    sort,
  }));
  await inTransaction(db, async (tx) => {
    await tx.updateTable('subscription_plans').set({ is_public: false }).execute();
    for (const row of rows) {
      const { id, ...columns } = row;
      await tx
        .insertInto('subscription_plans')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
    }
  });
}
