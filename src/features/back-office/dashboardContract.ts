import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { attentionSchema } from '../editor/attention.ts';
import { coverageAreaSchema } from '../editor/coverage.ts';

/** What concerns accounts, people and the machinery: for ADMIN alone (specification 6). */
export const administrationSchema = z.object({
  /** Free trials that end within seven days, the first of them first. */
  trials: z.object({
    count: z.int(),
    tomorrow: z.int(),
    items: z.array(z.object({ accountId: idSchema, name: z.string(), until: z.iso.datetime() })),
  }),
  /** What failed within two weeks, the newest first. */
  jobs: z.object({
    count: z.int(),
    items: z.array(
      z.object({ id: z.string(), name: z.string(), failedAt: z.iso.datetime(), error: z.string() }),
    ),
  }),
  emails: z.object({
    failed: z.int(),
    /** Since midnight in Toronto. */
    sentToday: z.int(),
    waiting: z.int(),
    items: z.array(
      z.object({
        id: idSchema,
        subject: z.string(),
        failedAt: z.iso.datetime(),
        error: z.string().nullable(),
      }),
    ),
  }),
});
export type Administration = z.infer<typeof administrationSchema>;

export const dashboardSchema = z.object({
  at: z.iso.datetime(),
  sources: z.object({ changed: z.int(), moved: z.int(), dead: z.int(), provisionsTold: z.int() }),
  due: attentionSchema,
  toRollIn: attentionSchema,
  upcoming: attentionSchema,
  /** Words that at least three accounts searched for in vain within 90 days. */
  missed: z.array(z.object({ term: z.string(), accounts: z.int(), lastDay: z.iso.date() })),
  coverage: z.array(coverageAreaSchema),
  /** Null for an EDITOR. */
  administration: administrationSchema.nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboardContract = defineContract({
  dashboard: {
    method: 'GET',
    path: '/api/staff/dashboard',
    access: 'staff',
    summary:
      'What needs attention, and how much of the library there is; what concerns accounts, people and the machinery for ADMIN only',
    response: dashboardSchema,
  },
});
