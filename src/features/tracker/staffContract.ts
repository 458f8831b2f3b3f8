import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { VERIFICATION_LEVELS } from '../../shared/source.ts';
import { BILL_OUTCOMES, IN_FORCE_TYPES } from '../legislation/contract.ts';
import { editableSourceSchema } from '../provisions/editable.ts';
import { trackedBillSchema } from './contract.ts';

/** The longest list of provisions, parts and changes that one bill has. */
const MAX_LIST = 200;

const line = (max: number) => z.string().trim().min(1).max(max);
const day = z.iso.date().nullable();

const partSchema = z.strictObject({
  /** Null of a part that is new. */
  id: idSchema.nullable(),
  what: line(300),
  inForce: z.enum(['assent', 'to be proclaimed', 'on date', 'retro on date']),
  inForceDate: day,
  sections: line(300).nullable(),
});

/** What an editor writes of a bill, whole. */
export const writtenBillSchema = z.strictObject({
  number: line(60).nullable(),
  name: line(300),
  chapter: line(120).nullable(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .nullable(),
  description: line(5000).nullable(),
  status: line(120),
  stageDates: z.array(z.strictObject({ stage: line(120), date: z.iso.date() })).max(20),
  inForce: z.enum(IN_FORCE_TYPES),
  inForceDate: day,
  outcome: z.enum(BILL_OUTCOMES).nullable(),
  seenOn: day,
  parts: z.array(partSchema).max(MAX_LIST),
  sources: z.array(editableSourceSchema).max(60),
  confidence: z.enum(['high', 'medium', 'low']),
  /** The acts and regulations of its jurisdiction that it changes, by id. */
  acts: z.array(idSchema).max(MAX_LIST),
  regulations: z.array(idSchema).max(MAX_LIST),
});
export type WrittenBillBody = z.infer<typeof writtenBillSchema>;

export const staffBillRowSchema = trackedBillSchema.extend({
  /** How many of its changes are in force while the text of their provision does not say so. */
  toRollIn: z.int(),
  /** How many of its changes start within 60 days. */
  startSoon: z.int(),
});
export type StaffBillRow = z.infer<typeof staffBillRowSchema>;

export const staffChangeSchema = z.object({
  id: idSchema,
  /** The part that brings it; null when the whole bill does. */
  partId: idSchema.nullable(),
  provision: z.object({
    id: idSchema,
    name: z.string(),
    topic: z.string(),
    areaId: idSchema,
    topicId: idSchema,
  }),
  /** HTML. */
  overview: z.string(),
  /** HTML of the provision as readers have it. */
  published: z.string(),
  /** HTML of the whole text once the change holds, and the same against what is published; null until somebody wrote it. */
  upcoming: z.string().nullable(),
  redline: z.string().nullable(),
  state: z.enum(['upcoming', 'toRollIn', 'rolledIn']),
  day,
});
export type StaffChange = z.infer<typeof staffChangeSchema>;

/** What a bill is to change in a provision, and waits for a second reader. */
export const waitingChangeSchema = z.object({
  id: idSchema,
  verb: z.enum(['add', 'change', 'remove']),
  provision: z.string(),
  /** HTML; null where the change is to be taken out. */
  overview: z.string().nullable(),
  by: z.string(),
  isOwn: z.boolean(),
  /** Where it is read and approved. */
  href: z.string(),
});
export type WaitingChange = z.infer<typeof waitingChangeSchema>;

/** A bill's own record as an editor wants readers to see it, and waits for a second reader. */
export const proposedBillSchema = z.object({
  id: idSchema,
  by: z.string(),
  isOwn: z.boolean(),
  bill: writtenBillSchema,
  /** Where it is read and approved. */
  href: z.string(),
});
export type ProposedBill = z.infer<typeof proposedBillSchema>;

export const staffBillSchema = z.object({
  id: idSchema,
  kind: z.enum(['bill', 'regulation']),
  jurisdiction: jurisdictionSchema,
  /** Moves on with every write; a write says which it began from. */
  revision: z.int(),
  /** Readers see it. */
  isPublished: z.boolean(),
  bill: writtenBillSchema,
  proposed: z.array(proposedBillSchema),
  changes: z.array(staffChangeSchema),
  waiting: z.array(waitingChangeSchema),
  verification: z.enum(VERIFICATION_LEVELS),
});
export type StaffBill = z.infer<typeof staffBillSchema>;

/** `waits`: what was asked for is shown to readers once a second person approved it. */
const afterChange = staffBillSchema.extend({ waits: z.boolean() });

const ofBill = z.strictObject({ id: idSchema });
const ofChange = z.strictObject({ id: idSchema, changeId: idSchema });
/** Text; Markdown marks make lists and emphasis. */
const overview = line(5000);

export const staffTrackerContract = defineContract({
  staffBills: {
    method: 'GET',
    path: '/api/staff/bills',
    access: 'staff',
    summary: 'Every bill and filed regulation, with how much of it waits to be rolled in',
    response: z.array(staffBillRowSchema),
  },
  staffBill: {
    method: 'GET',
    path: '/api/staff/bills/:id',
    access: 'staff',
    summary: 'One bill as editors write it, with the provisions it changes',
    params: ofBill,
    response: staffBillSchema,
  },
  billProvisions: {
    method: 'GET',
    path: '/api/staff/bills/:id/provisions',
    access: 'staff',
    summary: "The provisions of the bill's jurisdiction, to choose from",
    params: ofBill,
    response: z.array(z.object({ id: idSchema, name: z.string() })),
  },
  billInstruments: {
    method: 'GET',
    path: '/api/staff/bills/:id/instruments',
    access: 'staff',
    summary: "The acts and regulations of the bill's jurisdiction, to choose what it changes",
    params: ofBill,
    response: z.array(z.object({ id: idSchema, kind: z.enum(['act', 'regulation']), name: z.string() })),
  },
  createBill: {
    method: 'POST',
    path: '/api/staff/bills',
    access: 'staff',
    status: 201,
    summary:
      'Adds a bill or a filed regulation; dates that contradict are refused at their field. Readers see it once a second reader let it out, where one is wanted',
    body: z.strictObject({
      kind: z.enum(['bill', 'regulation']),
      jurisdiction: jurisdictionSchema,
      bill: writtenBillSchema,
    }),
    response: staffBillSchema,
  },
  changeBill: {
    method: 'PATCH',
    path: '/api/staff/bills/:id',
    access: 'staff',
    summary:
      'Changes a bill, or keeps it for a second reader; 409 when somebody else changed it since `revision`',
    params: ofBill,
    body: z.strictObject({ revision: z.int().min(1), bill: writtenBillSchema }),
    response: staffBillSchema,
  },
  addBillChange: {
    method: 'POST',
    path: '/api/staff/bills/:id/changes',
    access: 'staff',
    status: 201,
    summary:
      'Adds what a bill changes in a provision, and tells readers of it; or keeps it for a second reader',
    params: ofBill,
    body: z.strictObject({
      provisionId: idSchema,
      partId: idSchema.nullable(),
      overview,
    }),
    response: afterChange,
  },
  editBillChange: {
    method: 'PATCH',
    path: '/api/staff/bills/:id/changes/:changeId',
    access: 'staff',
    summary: 'Says otherwise what a bill changes in a provision, or which part of it does',
    params: ofChange,
    body: z.strictObject({ partId: idSchema.nullable(), overview }),
    response: afterChange,
  },
  removeBillChange: {
    method: 'DELETE',
    path: '/api/staff/bills/:id/changes/:changeId',
    access: 'staff',
    summary: 'Takes a change out of a bill, with what readers were told of it; one that is rolled in stays',
    params: ofChange,
    response: afterChange,
  },
});
