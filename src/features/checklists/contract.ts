import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import {
  CHECKLIST_STATUSES,
  DUE_EVERY,
  MAX_COMMENT,
  MAX_EMPLOYEES,
  REASON_LENGTH,
  REQUIREMENT_TYPES,
} from './rules.ts';

const statusSchema = z.enum(CHECKLIST_STATUSES);

export const dueSchema = z.object({
  every: z.enum(DUE_EVERY),
  /** The day on which it falls due next, or fell due without being done. */
  on: z.iso.date(),
});

/** A requirement as an organisation sees it (specification 2.12, 3), with what it added (decisions 13). */
export const checklistRequirementSchema = z.object({
  id: idSchema,
  requirementId: idSchema,
  requirement: z.string(),
  requirementType: z.enum(REQUIREMENT_TYPES),
  area: z.object({ id: idSchema, name: z.string() }),
  status: statusSchema,
  /** When somebody of the organisation last changed the status. */
  lastUpdated: z.iso.datetime().nullable(),
  lastUpdatedBy: z.string().nullable(),
  /** The Info Hub's address of the provision behind it; null when there is none, or the account's areas leave it out. */
  href: z.string().nullable(),
  /** Whether the account's areas hold it: where not, the screen says how to get it. */
  isAreaAllowed: z.boolean(),
  minEmployees: z.int().nullable(),
  maxEmployees: z.int().nullable(),
  frequency: z.string().nullable(),
  jurisdiction: jurisdictionSchema,
  /** Set: it counts as neither done nor open. */
  notApplicable: z.object({ reason: z.string(), by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  /** Who sees to it. */
  owner: z.object({ id: idSchema, fullName: z.string(), isActive: z.boolean() }).nullable(),
  due: dueSchema.nullable(),
  /** The next day that the law itself sets. */
  lawDueOn: z.iso.date().nullable(),
  evidence: z.int(),
  comments: z.int(),
  /** The library no longer has it; it is listed for what the organisation wrote about it, and takes no changes. */
  isRetired: z.boolean(),
});

export type ChecklistRequirement = z.infer<typeof checklistRequirementSchema>;

export const HISTORY_KINDS = [
  'status',
  'applicability',
  'owner',
  'due',
  'comment',
  'evidence added',
  'evidence renamed',
  'evidence removed',
  'evidence restored',
] as const;

export type HistoryKind = (typeof HISTORY_KINDS)[number];

export const historyLineSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: the product itself, when a recurring requirement came round again. */
  by: z.string().nullable(),
  kind: z.enum(HISTORY_KINDS),
  /** A status, a name, or a due date as "yearly 2027-03-01". */
  from: z.string().nullable(),
  to: z.string().nullable(),
  why: z.string().nullable(),
});

export type HistoryLine = z.infer<typeof historyLineSchema>;

export const commentSchema = z.object({
  id: idSchema,
  by: z.string(),
  at: z.iso.datetime(),
  /** Plain text. */
  text: z.string(),
});

export const evidenceSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Of a link; null of a file. */
  url: z.string().nullable(),
  /** Bytes of a file. */
  size: z.int().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
});

export type Evidence = z.infer<typeof evidenceSchema>;

export const requirementDetailsSchema = z.object({
  requirement: checklistRequirementSchema,
  /** What the provision behind it is called. */
  provisionName: z.string(),
  /** The acts and regulations it rests on, with their sections. */
  citations: z.array(
    z.object({ name: z.string(), sections: z.string().nullable(), url: z.string().nullable() }),
  ),
  /** Oldest first; the last 200. */
  comments: z.array(commentSchema),
  evidence: z.array(evidenceSchema),
  /** Newest first; 200 at most of `historyCount`. */
  history: z.array(historyLineSchema),
  historyCount: z.int(),
});

export type RequirementDetails = z.infer<typeof requirementDetailsSchema>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'This is needed.')
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'This has characters that cannot be shown.');

const item = z.object({ requirementId: idSchema, accountId: idSchema });
const evidence = item.extend({ evidenceId: idSchema });
const ITEM = '/api/checklists/:requirementId/accounts/:accountId';

const changesSchema = z
  .strictObject({
    ownerId: idSchema.nullable(),
    due: z
      .discriminatedUnion('every', [
        z.strictObject({ every: z.enum(['once', 'monthly', 'quarterly', 'yearly']), on: z.iso.date() }),
        z.strictObject({ every: z.literal('statute') }),
      ])
      .nullable(),
    notApplicable: z
      .strictObject({
        reason: z
          .string()
          .trim()
          .min(REASON_LENGTH.min, 'Say why in 10 characters or more.')
          .max(REASON_LENGTH.max),
      })
      .nullable(),
    /** Goes into the history. */
    why: line(REASON_LENGTH.max),
  })
  .partial();

export type ItemChanges = z.infer<typeof changesSchema>;

const listQuery = {
  jurisdiction: jurisdictionSchema,
  /** Leaves out what does not apply to an employer of this size. */
  numEmployees: z.coerce.number().int().min(1).max(MAX_EMPLOYEES).optional(),
};

export const checklistsContract = defineContract({
  checklist: {
    method: 'GET',
    path: '/api/checklists',
    access: 'signedIn',
    summary: 'What an employer in a jurisdiction has to have done, and how far the organisation is with it',
    query: z.strictObject(listQuery),
    response: z.array(checklistRequirementSchema),
  },
  setChecklistStatus: {
    method: 'PATCH',
    path: ITEM,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Says how far the organisation is with a requirement; everybody of the account sees it',
    params: item,
    body: z.strictObject({ status: statusSchema }),
    response: z.object({
      requirementId: idSchema,
      status: statusSchema,
      lastUpdated: z.iso.datetime(),
      lastUpdatedBy: z.string(),
    }),
  },
  myRequirements: {
    method: 'GET',
    path: '/api/checklists/mine',
    access: 'signedIn',
    summary: 'The open requirements that this person owns, in every jurisdiction, those due first at the top',
    response: z.array(checklistRequirementSchema),
  },
  pack: {
    method: 'GET',
    path: '/api/checklists/pack',
    access: 'signedIn',
    perMinute: 20,
    summary: 'The evidence of a jurisdiction as a zip: a register as PDF and Excel, and the files',
    query: z.strictObject(listQuery),
    response: z.unknown(),
  },
  calendar: {
    method: 'GET',
    path: '/api/checklists/calendar',
    access: 'signedIn',
    summary: 'Whether the person has a calendar address, and since when',
    response: z.object({ since: z.iso.datetime().nullable() }),
  },
  makeCalendar: {
    method: 'POST',
    path: '/api/checklists/calendar',
    access: 'signedIn',
    summary:
      'Makes a new secret address for the calendar of what is due of the person, and ends the one before',
    response: z.object({ url: z.url(), since: z.iso.datetime() }),
  },
  endCalendar: {
    method: 'DELETE',
    path: '/api/checklists/calendar',
    access: 'signedIn',
    summary: 'Ends the calendar address of the person',
    response: z.object({ success: z.literal(true) }),
  },
  calendarFeed: {
    method: 'GET',
    path: '/api/checklists/calendar/:secret',
    access: 'public',
    perMinute: 60,
    summary: 'What is due of the person whose secret address this is, as iCalendar (RFC 5545)',
    params: z.object({
      secret: z.string().regex(/^[A-Za-z0-9_-]{1,64}(\.ics)?$/, 'This is not an address of a calendar.'),
    }),
    response: z.unknown(),
  },
  requirement: {
    method: 'GET',
    path: ITEM,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'A requirement with the comments, the evidence and the history of the organisation',
    params: item,
    response: requirementDetailsSchema,
  },
  changeRequirement: {
    method: 'PATCH',
    path: `${ITEM}/details`,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Changes who sees to a requirement, when it is due, or whether it applies',
    params: item,
    body: changesSchema,
    response: checklistRequirementSchema,
  },
  addComment: {
    method: 'POST',
    path: `${ITEM}/comments`,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Says something about a requirement to everybody of the account',
    params: item,
    body: z.strictObject({ text: z.string().trim().min(1, 'This is needed.').max(MAX_COMMENT) }),
    status: 201,
    response: commentSchema,
  },
  addLink: {
    method: 'POST',
    path: `${ITEM}/links`,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Keeps a link as evidence',
    params: item,
    body: z.strictObject({
      name: line(200),
      url: z.url({ protocol: /^https?$/, error: 'This is not a web address.' }).max(2_000),
    }),
    status: 201,
    response: evidenceSchema,
  },
  addFile: {
    method: 'POST',
    path: `${ITEM}/files`,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Keeps a file as evidence; its bytes are the body (application/octet-stream)',
    params: item,
    query: z.strictObject({ name: line(200) }),
    status: 201,
    response: evidenceSchema,
  },
  downloadFiles: {
    method: 'GET',
    path: `${ITEM}/files`,
    access: 'signedIn',
    ownAccount: 'accountId',
    perMinute: 20,
    summary: 'All files of the evidence of a requirement, as a zip',
    params: item,
    response: z.unknown(),
  },
  downloadFile: {
    method: 'GET',
    path: `${ITEM}/files/:evidenceId`,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'A file of the evidence, as an attachment',
    params: evidence,
    response: z.unknown(),
  },
  renameEvidence: {
    method: 'PATCH',
    path: `${ITEM}/evidence/:evidenceId`,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Gives evidence another name',
    params: evidence,
    body: z.strictObject({ name: line(200) }),
    response: evidenceSchema,
  },
  removeEvidence: {
    method: 'DELETE',
    path: `${ITEM}/evidence/:evidenceId`,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Takes evidence away; for a day it can be restored',
    params: evidence,
    response: z.object({ success: z.literal(true) }),
  },
  restoreEvidence: {
    method: 'POST',
    path: `${ITEM}/evidence/:evidenceId/restore`,
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Brings evidence back that was taken away',
    params: evidence,
    response: evidenceSchema,
  },
});

/** Where a page listens for changes of its account's checklists: lines of JSON for as long as it is open. */
export const CHECKLIST_STREAM = '/api/checklists/stream';
