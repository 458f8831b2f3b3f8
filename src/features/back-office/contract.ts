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

/** What the log can be ordered by. */
export const AUDIT_ORDERS = ['at', 'person', 'action', 'thing'] as const;
export type AuditOrder = (typeof AUDIT_ORDERS)[number];

export const auditLineSchema = z.object({
  /** Counts up with every line that was ever written. */
  id: z.string(),
  at: z.iso.datetime(),
  /** The email of whoever did it; “erased” after the person was. */
  person: z.string(),
  /** A noun and a verb: `provision.publish`. */
  action: z.string(),
  thing: z.object({
    kind: z.string(),
    id: z.string(),
    /** What people call it; null for a thing that is gone or has no name. */
    name: z.string().nullable(),
  }),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

export const auditPageSchema = z.object({
  rows: z.array(auditLineSchema),
  /** Where the next page begins; null when this is the last. */
  next: z.string().nullable(),
});

export const auditStatesSchema = z.object({
  /** Null where there was nothing, or its words were erased. */
  before: z.unknown(),
  after: z.unknown(),
});
export type AuditStates = z.infer<typeof auditStatesSchema>;

const auditQuerySchema = z.strictObject({
  /** A part of the email of whoever did it. */
  person: z.string().trim().max(200).optional(),
  /** A part of the name, kind or id of what was changed, or of what was done to it. */
  thing: z.string().trim().max(200).optional(),
  /** A day in Toronto. */
  day: z.iso.date().optional(),
  by: z.enum(AUDIT_ORDERS).default('at'),
  direction: z.enum(['ascending', 'descending']).default('descending'),
  /** `next` of the page before, asked for in the same order. */
  after: z.string().max(600).optional(),
});
export type AuditQuery = z.output<typeof auditQuerySchema>;

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
  auditLog: {
    method: 'GET',
    path: '/api/staff/audit',
    access: 'staff',
    summary:
      'What staff wrote, fifty lines at a time; what concerns people and accounts is listed to ADMIN only',
    query: auditQuerySchema,
    response: auditPageSchema,
  },
  auditStates: {
    method: 'GET',
    path: '/api/staff/audit/:id',
    access: 'staff',
    summary: 'How a thing was before and after one line of the log',
    params: z.strictObject({ id: z.string().regex(/^\d{1,18}$/, 'This is not a valid id.') }),
    response: auditStatesSchema,
  },
});
