import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { VERIFICATION_LEVELS } from '../../shared/source.ts';
import { CHANGE_TYPES, provisionSchema } from '../provisions/contract.ts';
import { editableSchema, editableSourceSchema } from '../provisions/editable.ts';
import { coverageRowSchema } from './coverage.ts';
import {
  colleagueSchema,
  groupSchema,
  instrumentChoiceSchema,
  named,
  openProvisionSchema,
  publicationSchema,
  queueRowSchema,
  treeSchema,
  waitingSchema,
} from './schemas.ts';

const byId = z.object({ id: idSchema });

export const editorContract = defineContract({
  tree: {
    method: 'GET',
    path: '/api/staff/data/tree',
    access: 'staff',
    summary: 'Areas, topics and provision groups, with how each jurisdiction stands in them',
    response: treeSchema,
  },
  behindCell: {
    method: 'GET',
    path: '/api/staff/data/coverage',
    access: 'staff',
    summary: 'Every provision group of an area, with the provision of one jurisdiction and how it stands',
    query: z.strictObject({ area: idSchema, jurisdiction: jurisdictionSchema }),
    response: z.object({ area: named, rows: z.array(coverageRowSchema) }),
  },
  group: {
    method: 'GET',
    path: '/api/staff/data/groups/:id',
    access: 'staff',
    summary: 'The 14 jurisdictions of a provision group, side by side',
    params: byId,
    response: groupSchema,
  },
  beginProvision: {
    method: 'POST',
    path: '/api/staff/data/groups/:id/provisions',
    access: 'staff',
    summary: 'Begins the answer of a jurisdiction that has none; only staff see it until it is published',
    params: byId,
    body: z.strictObject({ jurisdiction: jurisdictionSchema }),
    response: z.object({ id: idSchema }),
  },
  open: {
    method: 'GET',
    path: '/api/staff/data/provisions/:id',
    access: 'staff',
    summary: 'A provision as it is published, with the draft of this editor and who else is in it',
    params: byId,
    response: openProvisionSchema,
  },
  saveDraft: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/draft',
    access: 'staff',
    summary:
      'Keeps the draft of this editor; a publication that waited for its time is to be asked for again',
    params: byId,
    body: z.strictObject({
      content: editableSchema,
      /** The version of the draft that this one goes on from; 0 for a new one. */
      version: z.int().min(0),
      /** The revision of the provision that it began from. */
      baseRevision: z.int().min(0),
    }),
    response: z.object({ version: z.int(), savedAt: z.iso.datetime() }),
  },
  discardDraft: {
    method: 'DELETE',
    path: '/api/staff/data/provisions/:id/draft',
    access: 'staff',
    summary: 'Throws the draft of this editor away',
    params: byId,
    response: z.object({ discarded: z.boolean() }),
  },
  drafts: {
    method: 'GET',
    path: '/api/staff/data/drafts',
    access: 'staff',
    summary: 'The drafts of all editors, the newest first',
    response: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        jurisdiction: jurisdictionSchema,
        area: named,
        topic: named,
        editor: named,
        isOwn: z.boolean(),
        savedAt: z.iso.datetime(),
        waiting: waitingSchema.nullable(),
        failedWhy: z.string().nullable(),
        isStale: z.boolean(),
      }),
    ),
  },
  presence: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/presence',
    access: 'staff',
    summary: 'Says where this editor is, and answers who else is there and whether anything moved',
    params: byId,
    body: z.strictObject({ tab: idSchema, place: z.string().max(100) }),
    response: z.object({
      colleagues: z.array(colleagueSchema),
      revision: z.int(),
      /** Of this editor's draft; null without one. */
      draftVersion: z.int().nullable(),
    }),
  },
  instruments: {
    method: 'GET',
    path: '/api/staff/data/instruments',
    access: 'staff',
    summary: 'Acts and regulations by words of their title or citation; those of the jurisdiction first',
    query: z.strictObject({ q: z.string().max(200).default(''), jurisdiction: jurisdictionSchema }),
    response: z.array(instrumentChoiceSchema),
  },
  referenceChoices: {
    method: 'GET',
    path: '/api/staff/data/provisions/:id/referenceChoices',
    access: 'staff',
    summary: 'Provisions of the same jurisdiction by words of their name, for "Also see"',
    params: byId,
    query: z.strictObject({ q: z.string().max(200).default('') }),
    response: z.array(z.object({ id: idSchema, name: z.string(), topic: z.string() })),
  },
  preview: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/preview',
    access: 'staff',
    summary:
      'The provision with the draft of this editor, as a reader of an account sees it; none where that account does not',
    params: byId,
    body: z.strictObject({
      /** What the account chose; empty means all. */
      jurisdictions: z.array(jurisdictionSchema).max(14),
      areas: z.array(idSchema).max(100),
    }),
    response: z.object({
      provision: provisionSchema.nullable(),
      /** Why there is none. */
      why: z.enum(['jurisdiction', 'area']).nullable(),
    }),
  },
  colleagueDraft: {
    method: 'GET',
    path: '/api/staff/data/provisions/:id/drafts/:editorId',
    access: 'staff',
    summary:
      'The draft of a colleague against what is published, and how it is to go out: what a second reader reads',
    params: z.object({ id: idSchema, editorId: idSchema }),
    response: z.object({
      version: z.int(),
      /** HTML, what changed marked; null where a part has no text. */
      texts: z.object({
        description: z.string(),
        warning: z.string().nullable(),
        policy: z.string().nullable(),
      }),
      /** What else was changed, in words: HTML of a line each, what changed marked. */
      others: z.array(z.object({ name: z.string(), redline: z.string() })),
      publication: publicationSchema.nullable(),
      isStale: z.boolean(),
    }),
  },
  preflight: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/preflight',
    access: 'staff',
    summary: 'Who would be told of a publication, counted, and the day by which it is to be read again',
    params: byId,
    body: z.strictObject({
      changeType: z.enum(CHANGE_TYPES),
      sources: z.array(editableSourceSchema).max(60),
    }),
    response: z.object({
      members: z.int(),
      daily: z.int(),
      weekly: z.int(),
      reports: z.int(),
      countedAt: z.iso.datetime(),
      reviewDue: z.iso.date().nullable(),
      verification: z.enum(VERIFICATION_LEVELS),
    }),
  },
  audience: {
    method: 'GET',
    path: '/api/staff/data/provisions/:id/audience',
    access: 'admin',
    summary:
      'The accounts that would be told of a publication, 200 at most: whose customers they are is for ADMIN',
    params: byId,
    response: z.object({
      accounts: z.array(
        z.object({ id: idSchema, name: z.string(), members: z.int(), daily: z.int(), weekly: z.int() }),
      ),
      more: z.int(),
    }),
  },
  publish: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/publish',
    access: 'staff',
    summary: 'Publishes the draft of this editor: now, at a time, or once a second person approved it',
    params: byId,
    body: z.strictObject({ publication: publicationSchema, version: z.int().min(1) }),
    response: z.object({
      /** `published`, or what it waits for. */
      state: z.enum(['published', 'time', 'review']),
      publicationId: idSchema.nullable(),
      revision: z.int().nullable(),
      told: z.int(),
    }),
  },
  undoPublish: {
    method: 'POST',
    path: '/api/staff/data/publications/:id/undo',
    access: 'staff',
    summary: 'Takes a publication back while it is a few seconds old; the draft is there again',
    params: byId,
    response: z.object({ provisionId: idSchema, revision: z.int() }),
  },
  approve: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/approve',
    access: 'staff',
    summary:
      'Approves the draft of a colleague who asked for a second reader: it goes out now, or at its time',
    params: byId,
    body: z.strictObject({
      editorId: idSchema,
      /** The version of the draft that was read: another is a 409. */
      version: z.int().min(1).optional(),
    }),
    response: z.object({
      /** `time`: it waits for the time that its editor asked for. */
      state: z.enum(['published', 'time']),
      publicationId: idSchema.nullable(),
      revision: z.int().nullable(),
    }),
  },
  cancelWaiting: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/cancelWaiting',
    access: 'staff',
    summary: 'Ends the waiting of a publication; the draft stays. For its editor and for the second reader',
    params: byId,
    body: z.strictObject({ editorId: idSchema }),
    response: z.object({ cancelled: z.boolean() }),
  },
  unpublish: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/unpublish',
    access: 'staff',
    summary: 'Takes a provision from readers’ sight; its text and history stay',
    params: byId,
    body: z.strictObject({
      revision: z.int().min(0),
      why: z.string().trim().min(3, 'Say why, in a few words.').max(500),
    }),
    response: z.object({ id: idSchema, revision: z.int() }),
  },
  readAgain: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/readAgain',
    access: 'staff',
    summary: 'Confirms a provision against one of its sources today, without changing a word',
    params: byId,
    body: z.strictObject({ ref: z.string().min(1).max(2_000) }),
    response: z.object({
      id: idSchema,
      revision: z.int(),
      sources: z.array(editableSourceSchema),
      reviewDue: z.iso.date().nullable(),
    }),
  },
  undoReadAgain: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/undoReadAgain',
    access: 'staff',
    summary: 'Takes such a confirmation back',
    params: byId,
    body: z.strictObject({
      ref: z.string().min(1).max(2_000),
      checked: z.iso.date().nullable(),
      revision: z.int().min(0),
    }),
    response: z.object({
      id: idSchema,
      revision: z.int(),
      sources: z.array(editableSourceSchema),
      reviewDue: z.iso.date().nullable(),
    }),
  },
  queue: {
    method: 'GET',
    path: '/api/staff/data/queue',
    access: 'staff',
    summary: 'What to read next: published provisions that are due, the heaviest first; 200 at most',
    query: z.strictObject({ area: idSchema.optional(), jurisdiction: jurisdictionSchema.optional() }),
    response: z.object({
      rows: z.array(queueRowSchema),
      due: z.int(),
      published: z.int(),
      readThisWeek: z.int(),
    }),
  },
  putOff: {
    method: 'POST',
    path: '/api/staff/data/provisions/:id/putOff',
    access: 'staff',
    summary: 'Hides a provision from the queue for 30 days',
    params: byId,
    body: z.strictObject({ isPutOff: z.boolean() }),
    response: z.object({ until: z.iso.date().nullable() }),
  },
});
