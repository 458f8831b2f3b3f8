import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'This is needed.')
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'This has characters that cannot be shown.');
/** Whole Canadian dollars, before tax. */
const dollars = z.number().int().min(0).max(1_000_000);

/** A plan as staff write it: the form of content/plans.yaml. */
export const writtenPlanSchema = z.strictObject({
  name: line(60),
  summary: z.string().trim().max(200),
  isPublic: z.boolean(),
  showPricing: z.boolean(),
  annualPrice: dollars,
  monthlyPrice: dollars,
  jurisdictions: z.number().int().min(1).max(14),
  /** Areas that may be chosen beyond the included ones. */
  areas: z.number().int().min(0).max(100),
  seats: z.number().int().min(1).max(10_000),
  features: z.array(line(120)).max(20),
});
export type WrittenPlan = z.infer<typeof writtenPlanSchema>;

export const staffPlanSchema = writtenPlanSchema.extend({
  id: idSchema,
  includedAreas: z.array(z.object({ id: idSchema, name: z.string() })),
  /** How many accounts have it, as their plan or their wish. */
  accounts: z.int(),
  /** When staff last changed it; null while it is as the starter library says. */
  editedAt: z.iso.datetime().nullable(),
  /** What the starter library says, where it knows the plan. */
  starter: writtenPlanSchema.nullable(),
});
export type StaffPlan = z.infer<typeof staffPlanSchema>;

const ofPlan = z.strictObject({ id: idSchema });

export const staffPlansContract = defineContract({
  staffPlans: {
    method: 'GET',
    path: '/api/staff/accounts/plans',
    access: 'admin',
    summary: 'Every plan, those that are no longer offered too',
    response: z.array(staffPlanSchema),
  },
  changePlan: {
    method: 'PATCH',
    path: '/api/staff/accounts/plans/:id',
    access: 'admin',
    summary: 'Changes a plan as signup shows it from now on; the starter library changes it no more',
    params: ofPlan,
    body: writtenPlanSchema,
    response: staffPlanSchema,
  },
  revertPlan: {
    method: 'POST',
    path: '/api/staff/accounts/plans/:id/revert',
    access: 'admin',
    summary: 'Takes a plan back to what the starter library says',
    params: ofPlan,
    response: staffPlanSchema,
  },
});
