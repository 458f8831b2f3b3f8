import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { VERIFICATION_LEVELS } from '../../shared/source.ts';
import { CHANGE_TYPES, typedValueSchema } from '../provisions/contract.ts';
import { editableSchema, editableSourceSchema } from '../provisions/editable.ts';

/** How a provision stands, as one mark: a tree shows thousands of them. */
export const MARKS = [
  'published',
  'draft',
  'unconfirmed',
  'reviewDue',
  'unpublished',
  'empty',
  'none',
] as const;
export const markSchema = z.enum(MARKS);
export type Mark = (typeof MARKS)[number];

/** The letter of each mark in the strings of the tree. `none`: the area does not speak of that jurisdiction. */
export const MARK_LETTERS: Record<string, Mark> = {
  p: 'published',
  d: 'draft',
  q: 'unconfirmed',
  r: 'reviewDue',
  u: 'unpublished',
  e: 'empty',
  '-': 'none',
};

const named = z.object({ id: idSchema, name: z.string() });

export const fieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['number', 'boolean', 'text', 'date', 'duration', 'list', 'table', 'bands', 'formula']),
  unit: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  threshold: z.enum(['duration', 'employees', 'workers', 'hours']).optional(),
  protects: z.enum(['higher', 'lower']).optional(),
});

export const treeSchema = z.object({
  areas: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      topics: z.array(
        z.object({
          id: idSchema,
          name: z.string(),
          groups: z.array(
            z.object({
              id: idSchema,
              name: z.string(),
              /** One letter (`MARK_LETTERS`) for each jurisdiction, in the order of their codes. */
              marks: z.string().length(14),
            }),
          ),
        }),
      ),
    }),
  ),
  drafts: z.int(),
  toRead: z.int(),
});

export const cellSchema = z.object({
  jurisdiction: jurisdictionSchema,
  /** Null where nothing was written for this jurisdiction. */
  provisionId: idSchema.nullable(),
  mark: markSchema,
  verification: z.enum(VERIFICATION_LEVELS).nullable(),
  /** The first number of the group as it holds today, and as a draft has it; null where there is none. */
  value: typedValueSchema.pick({ value: true, unit: true, from: true }).nullable(),
  draftValue: z.number().nullable(),
});

export const groupSchema = z.object({
  id: idSchema,
  name: z.string(),
  area: named,
  topic: named.extend({ frozenAt: z.iso.date().nullable() }),
  /** The first number field of the group, which the cells show; null when it has none. */
  field: fieldSchema.nullable(),
  cells: z.array(cellSchema).length(14),
});

export const instrumentChoiceSchema = z.object({
  id: idSchema,
  kind: z.enum(['act', 'regulation']),
  name: z.string(),
  citation: z.string().nullable(),
  jurisdiction: jurisdictionSchema,
  /** The act that a regulation is made under. */
  under: z.string().nullable(),
});

const colleagueSchema = z.object({ id: idSchema, name: z.string(), place: z.string() });

const waitingSchema = z.object({
  for: z.enum(['time', 'review']),
  /** When it goes out; null where it waits for a second reader. */
  at: z.iso.datetime().nullable(),
  changeType: z.enum(CHANGE_TYPES),
  line: z.string().nullable(),
});

export const draftSchema = z.object({
  content: editableSchema,
  version: z.int(),
  baseRevision: z.int(),
  savedAt: z.iso.datetime(),
  waiting: waitingSchema.nullable(),
  failedWhy: z.string().nullable(),
});

export const openProvisionSchema = z.object({
  id: idSchema,
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  area: named,
  topic: named.extend({ frozenAt: z.iso.date().nullable() }),
  group: named,
  fields: z.array(fieldSchema),
  isPublished: z.boolean(),
  isPublicSample: z.boolean(),
  revision: z.int(),
  updatedAt: z.iso.datetime(),
  verification: z.enum(VERIFICATION_LEVELS),
  reviewDue: z.iso.date().nullable(),
  content: editableSchema,
  versions: z.int(),
  /** What `content` and the draft cite and refer to, by id. */
  instruments: z.array(instrumentChoiceSchema),
  references: z.array(z.object({ id: idSchema, name: z.string(), topic: z.string() })),
  /** The values of other groups that the policy names. */
  borrowed: z.array(
    z.object({
      group: z.string(),
      confidence: z.enum(['high', 'medium', 'low']),
      fields: z.array(fieldSchema),
      values: editableSchema.shape.values,
    }),
  ),
  rules: z.array(
    z.object({
      id: idSchema,
      type: z.enum(['Exemption', 'Special Rule']),
      description: z.string(),
      industries: z.array(z.string()),
    }),
  ),
  upcoming: z.array(
    z.object({
      id: idSchema,
      bill: z.string().nullable(),
      overview: z.string(),
      day: z.iso.date().nullable(),
    }),
  ),
  deadlines: z.array(
    z.object({ id: idSchema, on: z.string(), duty: z.string(), from: z.string().nullable() }),
  ),
  draft: draftSchema.nullable(),
  /** The published content that the draft began from; null without a draft. */
  draftBase: editableSchema.nullable(),
  /** Drafts of colleagues. */
  othersDrafts: z.array(
    z.object({
      editorId: idSchema,
      name: z.string(),
      savedAt: z.iso.datetime(),
      waiting: waitingSchema.nullable(),
      mayApprove: z.boolean(),
    }),
  ),
  colleagues: z.array(colleagueSchema),
  needsReview: z.boolean(),
});

/** A publication as an editor asks for it. */
export const publicationSchema = z.strictObject({
  changeType: z.enum(CHANGE_TYPES),
  /** The day on which the law as stated began, or will begin; not asked for an editorial change. */
  effectiveDate: z.iso.date().nullable(),
  line: z
    .string()
    .trim()
    .min(10, 'Write 10 to 160 characters.')
    .max(160, 'Write 10 to 160 characters.')
    .nullable(),
  /** The sources it was checked against, by their `ref`. */
  checkedAgainst: z.array(z.string().max(2_000)).max(60),
  /** Why nothing new was read, in place of a source. */
  nothingRead: z.string().trim().max(500).nullable(),
  /** In place of the day that follows from the sources. */
  reviewBy: z.iso.date().nullable(),
  /** Why values that held before are written otherwise: nothing is overwritten without a word. */
  correctionWhy: z.string().trim().max(500).nullable(),
  /** When it goes out; null: now. */
  at: z.iso.datetime({ offset: true }).nullable(),
});

export type Publication = z.infer<typeof publicationSchema>;
export type Tree = z.infer<typeof treeSchema>;
export type Group = z.infer<typeof groupSchema>;
export type Cell = z.infer<typeof cellSchema>;
export type Field = z.infer<typeof fieldSchema>;
export type OpenProvision = z.infer<typeof openProvisionSchema>;
export type Draft = z.infer<typeof draftSchema>;
export type InstrumentChoice = z.infer<typeof instrumentChoiceSchema>;
export type Borrowed = OpenProvision['borrowed'];
export type Colleague = z.infer<typeof colleagueSchema>;

export const queueRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  jurisdiction: jurisdictionSchema,
  area: named,
  topic: named,
  verification: z.enum(VERIFICATION_LEVELS),
  confidence: z.enum(['high', 'medium', 'low']),
  /** Of 100 in all: how often it is read, how old and of what kind its evidence is, what hangs on it. */
  weight: z.object({ readers: z.int(), evidence: z.int(), stakes: z.int() }),
  reads: z.int(),
  /** The newest day of its sources' pages; null where none has a day. */
  newestPage: z.string().nullable(),
  reviewDue: z.iso.date().nullable(),
  isOverdue: z.boolean(),
  warning: z.string().nullable(),
  value: typedValueSchema.pick({ label: true, value: true, unit: true, from: true }).nullable(),
  sources: z.array(editableSourceSchema),
  revision: z.int(),
});
export type QueueRow = z.infer<typeof queueRowSchema>;

const byId = z.object({ id: idSchema });

export const editorContract = defineContract({
  tree: {
    method: 'GET',
    path: '/api/staff/data/tree',
    access: 'staff',
    summary: 'Areas, topics and provision groups, with how each jurisdiction stands in them',
    response: treeSchema,
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
    summary: 'Publishes the draft of a colleague who asked for a second reader',
    params: byId,
    body: z.strictObject({ editorId: idSchema }),
    response: z.object({ publicationId: idSchema, revision: z.int() }),
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
