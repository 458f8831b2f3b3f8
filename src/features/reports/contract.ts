import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { lawDaySchema } from '../../shared/lawDay.ts';
import { changesSchema } from '../provisions/compareContract.ts';
import { provisionSchema } from '../provisions/contract.ts';
import { cleanName, MAX_NAME, MAX_PROVISIONS } from './rules.ts';

export const DOWNLOAD_FORMATS = ['pdf', 'docx', 'xlsx'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const reportSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    /** The owner's id (specification 3). */
    user: idSchema,
    ownerName: z.string(),
    isShared: z.boolean(),
    /** The asker owns it: may rename, share, delete and reorder it, and take provisions out (decisions 5). */
    isOwn: z.boolean(),
    /** Those that the asker may see, in the report's order. */
    provisions: z.array(idSchema),
    /** How many more it holds that the account's plan does not include; they are kept. */
    outOfReach: z.int(),
    /** The kinds of file that the account may download it as (decisions 7). */
    downloads: z.array(z.enum(DOWNLOAD_FORMATS)),
    revision: z.int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Report' });

export type Report = z.infer<typeof reportSchema>;

const named = z.object({ id: idSchema, name: z.string() });

const placedSchema = z.object({
  provisionId: idSchema,
  name: z.string(),
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  area: named,
  topic: named,
});

/** A provision whose text is another one than it was, with what differs. */
export const reportChangeSchema = placedSchema.extend({
  /** When it last changed. */
  changedAt: z.iso.datetime(),
  /** The days on which a text gave way to another, newest first. */
  days: z.array(z.iso.date()),
  /** The first day known of its history, where that is later than the day asked about; the texts are compared from there. */
  knownSince: z.iso.date().nullable(),
  /** Null where no earlier text is known. */
  redline: z.string().nullable(),
  changes: changesSchema.nullable(),
});

export type ReportChange = z.infer<typeof reportChangeSchema>;

/** A provision of which no change is told, and whose history does not reach back to the day asked about. */
export const unreachedSchema = placedSchema.extend({ knownSince: z.iso.date() });

export type Unreached = z.infer<typeof unreachedSchema>;

export const reportChangesSchema = z.object({
  /** The moment from which the texts are compared. */
  since: z.iso.datetime(),
  /** The moment up to which they were: what to mark as read. */
  until: z.iso.datetime(),
  changes: z.array(reportChangeSchema),
  unreached: z.array(unreachedSchema),
});

export type ReportChanges = z.infer<typeof reportChangesSchema>;

const nameSchema = z
  .string()
  .max(1_000)
  .transform(cleanName)
  .refine((name) => name !== '', 'Give the report a name.')
  .refine((name) => name.length <= MAX_NAME, `A name has at most ${MAX_NAME} characters.`);
const provisionsSchema = z
  .array(idSchema)
  .max(MAX_PROVISIONS, `A report holds at most ${MAX_PROVISIONS} provisions.`);
const params = z.strictObject({ id: idSchema });
const done = z.object({ success: z.literal(true) });

export const reportsContract = defineContract({
  reports: {
    method: 'GET',
    path: '/api/reports',
    access: 'signedIn',
    summary: 'The own reports and those that colleagues share, last changed first',
    response: z.array(reportSchema),
  },
  createReport: {
    method: 'POST',
    path: '/api/reports',
    access: 'signedIn',
    status: 201,
    summary: 'Makes a report of provisions',
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
    summary: 'One report, without the texts of its provisions',
    params,
    response: reportSchema,
  },
  changeReport: {
    method: 'PATCH',
    path: '/api/reports/:id',
    access: 'signedIn',
    summary: 'Appends provisions to a report; its owner also renames, shares and reorders it',
    params,
    body: z
      .strictObject({
        /** Added at the end; those that it holds already stay where they are. Nothing is ever taken out by this. */
        provisions: provisionsSchema.optional(),
        name: nameSchema.optional(),
        isShared: z.boolean().optional(),
        /** The order to put its provisions into; those not named follow. */
        order: provisionsSchema.optional(),
        /** The revision that a new name or order began from; a newer one on the server is a 409. */
        revision: z.int().min(0).optional(),
      })
      .refine(({ revision: _, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
        path: ['provisions'],
        message: 'There is nothing to change.',
      }),
    response: z.object({ id: idSchema }),
  },
  deleteReport: {
    method: 'DELETE',
    path: '/api/reports/:id',
    access: 'signedIn',
    summary: 'Deletes an own report; it can be restored for 30 days',
    params,
    response: done,
  },
  restoreReport: {
    method: 'POST',
    path: '/api/reports/:id/restore',
    access: 'signedIn',
    summary: 'Brings back an own report that was deleted',
    params,
    response: reportSchema,
  },
  duplicateReport: {
    method: 'POST',
    path: '/api/reports/:id/duplicate',
    access: 'signedIn',
    status: 201,
    summary: 'Makes an own, unshared copy of a report',
    params,
    response: reportSchema,
  },
  reportProvisions: {
    method: 'GET',
    path: '/api/reports/:id/provisions',
    access: 'signedIn',
    summary: 'The provisions of a report that the account may see, in the order of the report',
    params,
    query: z.strictObject({ on: lawDaySchema.optional() }),
    response: z.array(provisionSchema),
  },
  removeProvision: {
    method: 'DELETE',
    path: '/api/reports/:id/provisions/:provisionId',
    access: 'signedIn',
    summary: 'Takes a provision out of an own report',
    params: params.extend({ provisionId: idSchema }),
    response: z.object({ id: idSchema }),
  },
  reportChanges: {
    method: 'GET',
    path: '/api/reports/:id/changes',
    access: 'signedIn',
    summary:
      'What changed in the texts of a report since a day, or since the person last looked, with redlines',
    params,
    query: z.strictObject({ since: z.iso.date().optional() }),
    response: reportChangesSchema,
  },
  markReportRead: {
    method: 'POST',
    path: '/api/reports/:id/read',
    access: 'signedIn',
    summary: 'Notes until when the person knows the texts of a report',
    params,
    body: z.strictObject({ until: z.iso.datetime() }),
    response: done,
  },
  downloadReport: {
    method: 'GET',
    path: '/api/reports/:id/download',
    access: 'signedIn',
    summary: 'The report as a PDF, Word or Excel file',
    params,
    query: z.strictObject({
      format: z.enum(DOWNLOAD_FORMATS),
      /** With the notes that the person may read. */
      notes: z.stringbool().default(false),
      /** With the policy language of its provisions. */
      policies: z.stringbool().default(false),
      /** As the law stood on a day; today where it is left out. */
      on: lawDaySchema.optional(),
    }),
    response: z.unknown(),
  },
});
