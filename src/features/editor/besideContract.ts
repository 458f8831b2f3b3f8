import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { editableRuleSchema, editableValuesSchema } from '../provisions/editable.ts';

const byId = z.strictObject({ id: idSchema });
/** `waits`: a second reader has to approve it first; `id` is that of the proposal then. */
const done = z.object({ id: idSchema, waits: z.boolean() });

const named = z.object({ id: idSchema, name: z.string() });

/** A change beside a text that waits for a second reader, in the words in which it is read. */
export const proposalSchema = z.object({
  id: idSchema,
  provisionId: idSchema,
  kind: z.enum(['rule', 'deadline', 'announcement', 'billChange']),
  verb: z.enum(['add', 'change', 'remove']),
  by: named,
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  /** What it says, part by part, as it stands and as it is to stand; HTML where the part is a text. */
  parts: z.array(
    z.object({
      part: z.enum(['bill', 'part', 'text', 'kind', 'industries', 'rests', 'values', 'day', 'from', 'duty']),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A bill, or a requirement of the checklists, whose own record waits for a second reader. */
export const waitingRecordSchema = z.object({
  id: idSchema,
  kind: z.enum(['bill', 'requirement']),
  verb: z.enum(['add', 'change', 'bringBack']),
  name: z.string(),
  jurisdiction: jurisdictionSchema,
  /** Where it is written. */
  href: z.string(),
  by: z.string(),
  isOwn: z.boolean(),
  at: z.iso.datetime(),
  /** What it says, field by field, as it stands and as it is to stand; what stays is left out. */
  lines: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});
export type WaitingRecord = z.infer<typeof waitingRecordSchema>;

const dutySchema = z
  .strictObject({
    on: z
      .union([z.iso.date(), z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)])
      .meta({ description: 'A day, or MM-DD of every year' }),
    duty: z.string().trim().min(3, 'Say what has to be done.').max(500),
    from: z.iso.date().nullable(),
  })
  .refine(({ on }) => !/^(02-3\d|(04|06|09|11)-31)$/.test(on), {
    path: ['on'],
    message: 'There is no such day.',
  });

/** The calls about what stands beside a provision's text: rules, deadlines, what is coming. Written at once, or once a second reader approved. */
export const besideContract = defineContract({
  rollIn: {
    method: 'POST',
    path: '/api/staff/data/changes/:id/rollIn',
    access: 'staff',
    status: 201,
    summary:
      "Makes a draft of the upcoming text of a change in force; 409 where this editor's draft says something else",
    params: byId,
    response: z.object({ provisionId: idSchema, version: z.int() }),
  },
  writeUpcoming: {
    method: 'PATCH',
    path: '/api/staff/data/changes/:id',
    access: 'staff',
    summary:
      'Writes the whole text that a provision will have once a change holds; of an announcement also its words and day',
    params: byId,
    body: z.strictObject({
      upcomingText: z.string().max(200_000).nullable().optional(),
      /** The rows of typed values that the change brings, by field; one without a day begins when the change does. */
      upcomingValues: editableValuesSchema.nullable().optional(),
      /** HTML. */
      overview: z.string().min(1).max(20_000).optional(),
      day: z.iso.date().optional(),
    }),
    response: done,
  },
  withdrawAnnouncement: {
    method: 'DELETE',
    path: '/api/staff/data/changes/:id',
    access: 'staff',
    summary: 'Takes an announcement away that no bill brings, with what readers were told of it',
    params: byId,
    response: done,
  },
  addRule: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/rules',
    access: 'staff',
    status: 201,
    summary: 'Adds an exemption or special rule to a provision; readers see it at once',
    params: byId,
    body: editableRuleSchema,
    response: done,
  },
  changeRule: {
    method: 'PATCH',
    path: '/api/staff/data/provisions/:id/rules/:ruleId',
    access: 'staff',
    summary: 'Writes an exemption or special rule anew, wherever it stands',
    params: z.strictObject({ id: idSchema, ruleId: idSchema }),
    body: editableRuleSchema,
    response: done,
  },
  removeRule: {
    method: 'DELETE',
    path: '/api/staff/data/provisions/:id/rules/:ruleId',
    access: 'staff',
    summary: 'Takes an exemption or special rule from a provision; one that stands nowhere else is hidden',
    params: z.strictObject({ id: idSchema, ruleId: idSchema }),
    response: done,
  },
  addDeadline: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/deadlines',
    access: 'staff',
    status: 201,
    summary: 'Adds a dated duty to a provision, of which readers are reminded',
    params: byId,
    body: dutySchema,
    response: done,
  },
  changeDeadline: {
    method: 'PATCH',
    path: '/api/staff/data/provisions/:id/deadlines/:deadlineId',
    access: 'staff',
    summary: 'Writes a dated duty of a provision anew',
    params: z.strictObject({ id: idSchema, deadlineId: idSchema }),
    body: dutySchema,
    response: done,
  },
  removeDeadline: {
    method: 'DELETE',
    path: '/api/staff/data/provisions/:id/deadlines/:deadlineId',
    access: 'staff',
    summary: 'Takes a dated duty from a provision',
    params: z.strictObject({ id: idSchema, deadlineId: idSchema }),
    response: done,
  },
  proposals: {
    method: 'GET',
    path: '/api/staff/data/proposals',
    access: 'staff',
    summary: 'What waits for a second reader beside the texts of provisions',
    response: z.array(
      z.object({
        id: idSchema,
        provision: named,
        jurisdiction: jurisdictionSchema,
        href: z.string(),
        by: named,
      }),
    ),
  },
  waitingRecords: {
    method: 'GET',
    path: '/api/staff/data/proposals/records',
    access: 'staff',
    summary:
      'Bills and checklist requirements that wait for a second reader, as they stand and as they are to stand',
    response: z.array(waitingRecordSchema),
  },
  approveProposal: {
    method: 'POST',
    path: '/api/staff/data/proposals/:id/approve',
    access: 'staff',
    summary:
      'Writes what a colleague proposed; its author cannot (403), and 409 when the thing changed since',
    params: byId,
    body: z.strictObject({}),
    response: z.object({ id: idSchema }),
  },
  dropProposal: {
    method: 'DELETE',
    path: '/api/staff/data/proposals/:id',
    access: 'staff',
    summary: 'Takes back what one proposed, or refuses what a colleague did',
    params: byId,
    response: z.object({ id: idSchema }),
  },
});
