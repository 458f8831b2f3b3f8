import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Db } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { idSchema } from '../../../shared/id.ts';
import type { WrittenPlan } from '../staffContract.ts';
import { planColumns } from './staffPlans.ts';
import './tables.ts';

const dollars = z.number().int().min(0).max(1_000_000);

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

type FilePlan = z.infer<typeof plansFormat>[number];

/** A plan of the file in the form that staff edit. */
const writtenOf = ({ id: _, public: isPublic, includedAreas: __, ...plan }: FilePlan): WrittenPlan => ({
  ...plan,
  isPublic,
});

/**
 * Brings the plans to what content/plans.yaml says, but those that staff edited, beside which only the file's word is kept. A plan that
 * left the file is kept, since accounts may have it, but offered no more.
 */
export async function loadPlans(db: Db, contentDir: string): Promise<void> {
  const plans = plansFormat.parse(parse(readFileSync(path.join(contentDir, 'plans.yaml'), 'utf8')));
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('subscription_plans')
      .set({ is_public: false, starter: null })
      .where('edited_at', 'is', null)
      .execute();
    for (const [sort, plan] of plans.entries()) {
      const starter = JSON.stringify(writtenOf(plan));
      const columns = {
        ...planColumns(writtenOf(plan)),
        included_area_keys: plan.includedAreas,
        sort,
        starter,
      };
      await tx
        .insertInto('subscription_plans')
        .values({ id: plan.id, ...columns })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(columns).where('subscription_plans.edited_at', 'is', null),
        )
        .execute();
      await tx
        .updateTable('subscription_plans')
        .set({ starter })
        .where('id', '=', plan.id)
        .where('edited_at', 'is not', null)
        .execute();
    }
  });
}
