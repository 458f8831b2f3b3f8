import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { provisionSchema } from '../provisions/contract.ts';
import { LONGEST_NAME, MOST_PROVISIONS } from './rules.ts';

/** A saved report. `provisions` are those that the reader's account still covers, in the report's order. */
export const reportSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** The owner's id. */
    user: idSchema,
    ownerName: z.string(),
    isShared: z.boolean(),
    provisions: z.array(idSchema),
    revision: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Report' });

export type Report = z.infer<typeof reportSchema>;

const nameSchema = z
  .string()
  .max(LONGEST_NAME)
  .refine((name) => name.trim() !== '', 'Give the report a name.');
const provisionsSchema = z.array(idSchema).max(MOST_PROVISIONS);
const params = z.object({ id: idSchema });

/** A provision of a report that changed, with what is gone and what is new where its earlier text is known. */
export const reportChangeSchema = z.object({
  provision: z.object({ id: idSchema, name: z.string() }),
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  /** The latest change, and what kind it was. */
  changedAt: z.iso.datetime(),
  changeType: z.enum(['Amendment In Force', 'Upcoming Amendment']),
  /** How many changes there were since. */
  count: z.int().min(1),
  /** HTML with insertions and deletions; null when only something to come was announced. */
  redline: z.string().nullable(),
});

export type ReportChange = z.infer<typeof reportChangeSchema>;

export const DOWNLOAD_FORMATS = ['pdf', 'docx', 'xlsx'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const reportsContract = defineContract({
  reports: {
    method: 'GET',
    path: '/api/reports',
    access: 'signedIn',
    summary: 'The reports of the person and those that colleagues share, last changed first',
    response: z.array(reportSchema),
  },
  createReport: {
    method: 'POST',
    path: '/api/reports',
    access: 'signedIn',
    status: 201,
    summary: 'Saves provisions under a name',
    body: z.strictObject({
      name: nameSchema,
      provisions: provisionsSchema.default([]),
      isShared: z.boolean().default(false),
    }),
    response: reportSchema,
  },
  report: {
    method: 'GET',
    path: '/api/reports/:id',
    access: 'signedIn',
    summary: 'A report with its provisions as the shared list shows them',
    params,
    response: reportSchema.extend({
      entries: z.array(provisionSchema),
      /** How many of its provisions the reader's account does not cover any more: kept, and not shown. */
      hidden: z.int(),
      /** When the person last looked at it, before now. */
      seenAt: z.iso.datetime().nullable(),
    }),
  },
  changeReport: {
    method: 'PATCH',
    path: '/api/reports/:id',
    access: 'signedIn',
    summary: 'Changes the provisions of a report (all in order, or some added or taken out), its name, or its sharing',
    params,
    body: z
      .strictObject({
        provisions: provisionsSchema.optional(),
        add: provisionsSchema.optional(),
        remove: provisionsSchema.optional(),
        name: nameSchema.optional(),
        isShared: z.boolean().optional(),
        /** The revision that the change began from; a newer one on the server is a 409. */
        revision: z.int().optional(),
      })
      .refine((body) => !(body.provisions && (body.add || body.remove)), {
        path: ['provisions'],
        message: 'Send either all provisions, or those to add and to take out.',
      }),
    response: z.object({ id: idSchema, revision: z.int() }),
  },
  deleteReport: {
    method: 'DELETE',
    path: '/api/reports/:id',
    access: 'signedIn',
    summary: 'Deletes a report, so that it can be restored for 30 days; its owner only',
    params,
    response: z.object({ id: idSchema }),
  },
  restoreReport: {
    method: 'POST',
    path: '/api/reports/:id/restore',
    access: 'signedIn',
    summary: 'Brings a deleted report back; its owner only',
    params,
    response: z.object({ id: idSchema }),
  },
  duplicateReport: {
    method: 'POST',
    path: '/api/reports/:id/duplicate',
    access: 'signedIn',
    status: 201,
    summary: 'A copy of a report that the person may see, as their own',
    params,
    response: reportSchema,
  },
  reportSeen: {
    method: 'POST',
    path: '/api/reports/:id/seen',
    access: 'signedIn',
    summary: 'Remembers that the person looked at a report now',
    params,
    response: z.object({ id: idSchema }),
  },
  reportChanges: {
    method: 'GET',
    path: '/api/reports/:id/changes',
    access: 'signedIn',
    summary: 'What changed in the provisions of a report since a moment, with redlines, newest first',
    params,
    query: z.object({ since: z.union([z.iso.date(), z.iso.datetime()]) }),
    response: z.array(reportChangeSchema),
  },
});
