import { z } from 'zod';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { VERIFICATION_LEVELS } from '../../shared/source.ts';
import { CHANGE_TYPES, typedValueSchema } from '../provisions/contract.ts';
import {
  editableRuleSchema,
  editableSchema,
  editableSourceSchema,
  editableValuesSchema,
} from '../provisions/editable.ts';
import { proposalSchema } from './besideContract.ts';

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

export const named = z.object({ id: idSchema, name: z.string() });

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
  /** Sources that changed, moved or are gone. */
  sources: z.int(),
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

export const colleagueSchema = z.object({ id: idSchema, name: z.string(), place: z.string() });

export const waitingSchema = z.object({
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
  /** The change in force that it brings into the text. */
  rollsIn: idSchema.nullable(),
});

export const upcomingSchema = z.object({
  id: idSchema,
  /** Null of an announcement that no bill of the library brings. */
  billId: idSchema.nullable(),
  bill: z.string().nullable(),
  /** HTML. */
  overview: z.string(),
  /** HTML of the whole text once it holds; null until an editor wrote it. */
  upcomingText: z.string().nullable(),
  /** The rows of typed values that it brings, by field; null where nobody wrote any. */
  upcomingValues: editableValuesSchema.nullable(),
  day: z.iso.date().nullable(),
  /** It holds, and the text of the provision does not say so yet. */
  isInForce: z.boolean(),
});

export const ruleSchema = editableRuleSchema.extend({
  id: idSchema,
  /** How many provision groups it stands with. */
  groups: z.int(),
});

export const deadlineSchema = z.object({
  id: idSchema,
  /** A day, or MM-DD of every year. */
  on: z.string(),
  duty: z.string(),
  from: z.string().nullable(),
});

/** A source that changed since the provision was read against it. */
export const sourceChangeSchema = z.object({ ref: z.string(), changedOn: z.iso.date() });

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
  sourceChanges: z.array(sourceChangeSchema),
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
  rules: z.array(ruleSchema),
  upcoming: z.array(upcomingSchema),
  deadlines: z.array(deadlineSchema),
  draft: draftSchema.nullable(),
  /** The published content that the draft began from; null without a draft. */
  draftBase: editableSchema.nullable(),
  /** What went out last and was not taken back; null where nothing did since publications are kept. */
  lastPublication: z
    .object({
      by: z.string(),
      at: z.iso.datetime(),
      changeType: z.enum(CHANGE_TYPES),
      line: z.string().nullable(),
    })
    .nullable(),
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
  /** What waits for a second reader beside the text. */
  proposals: z.array(proposalSchema),
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
  /** The changes in force that the text says from now on; left out, all that wait. */
  rollsIn: z.array(idSchema).max(200).nullish(),
});

export type Publication = z.infer<typeof publicationSchema>;
export type Tree = z.infer<typeof treeSchema>;
export type Group = z.infer<typeof groupSchema>;
export type Cell = z.infer<typeof cellSchema>;
export type Field = z.infer<typeof fieldSchema>;
export type OpenProvision = z.infer<typeof openProvisionSchema>;
export type Upcoming = z.infer<typeof upcomingSchema>;
export type Rule = z.infer<typeof ruleSchema>;
export type Deadline = z.infer<typeof deadlineSchema>;
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
  /** The start of its text, in plain words. */
  excerpt: z.string(),
  value: typedValueSchema.pick({ label: true, value: true, unit: true, from: true }).nullable(),
  sources: z.array(editableSourceSchema),
  changes: z.array(sourceChangeSchema),
  revision: z.int(),
});
export type QueueRow = z.infer<typeof queueRowSchema>;
