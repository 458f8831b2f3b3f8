import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';

export const jobLineSchema = z.object({
  name: z.string(),
  /** What it does; empty for work that no process of this version does. */
  about: z.string(),
  /** When it runs by itself: a cron expression in Toronto time. */
  cron: z.string().nullable(),
  waiting: z.int(),
  active: z.int(),
  failed: z.int(),
  lastDoneAt: z.iso.datetime().nullable(),
});
export type JobLine = z.infer<typeof jobLineSchema>;

export const failedJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  attempts: z.int(),
  failedAt: z.iso.datetime(),
  error: z.string(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const backOfficeContract = defineContract({
  jobs: {
    method: 'GET',
    path: '/api/staff/jobs',
    access: 'admin',
    summary: 'The queue of background work: what waits, runs and failed',
    response: z.object({ lines: z.array(jobLineSchema), failures: z.array(failedJobSchema) }),
  },
  retryJob: {
    method: 'POST',
    path: '/api/staff/jobs/:id/retry',
    access: 'admin',
    summary: 'Runs a failed job again',
    params: z.strictObject({ id: z.string().min(1).max(64) }),
    response: z.object({ success: z.literal(true) }),
  },
});
