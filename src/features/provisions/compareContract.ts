import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { lawDaySchema } from '../../shared/lawDay.ts';
import { CHANGE_TYPES } from './contract.ts';

/** The most provisions one export compares. */
export const MAX_EXPORTED = 60;

/** What a redline holds, for those who want the figures before the text. */
export const changesSchema = z.object({
  /** Places with new words, and places with words that went; a replacement is in both. */
  insertions: z.int(),
  deletions: z.int(),
  /** Blocks that stand elsewhere; in neither of the above. */
  moves: z.int(),
  /** The texts were too long or too broken to compare word by word: each is shown whole. */
  isPlain: z.boolean(),
});

/** One provision of the same group: what it asks, and what differs from the provision that was asked about. */
export const jurisdictionVersionSchema = z.object({
  id: idSchema,
  name: z.string(),
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  /** When the law as stated last changed; null where that is not known. */
  updatedAt: z.iso.datetime().nullable(),
  description: z.string().nullable(),
  /** HTML with insertions and deletions against the provision asked about; null for that one itself. */
  redline: z.string().nullable(),
  changes: changesSchema.nullable(),
});

export const policyComparisonSchema = z.object({
  id: idSchema,
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  policy: z.string(),
  redline: z.string().nullable(),
  changes: changesSchema.nullable(),
});

export const versionSchema = z.object({
  snapshotId: idSchema,
  /** The day since which that text held, or was shown where the rule's own day is not known. */
  previousDate: z.iso.date(),
  /** Whether that is the day since which it held; otherwise it was first shown then, and may have held before. */
  isBeginningKnown: z.boolean(),
  /** The last day on which it did; null when it is not known. */
  until: z.iso.date().nullable(),
  /** The kind of change that brought that text; null for the oldest one kept. */
  changeType: z.enum(CHANGE_TYPES).nullable(),
  previous: z.string(),
  /** The earlier text with what is gone since marked. */
  previousRedline: z.string(),
  /** The current text with what is new since marked. */
  currentRedline: z.string(),
  changes: changesSchema,
});

export const timeMachineSchema = z.object({
  /** The day to which the current text is believed good. */
  asOf: z.iso.date(),
  /** The day since which the current text holds, or is shown. */
  since: z.iso.date(),
  /** Whether it holds since that day; otherwise it is shown since then, and may have held before. */
  isBeginningKnown: z.boolean(),
  changeType: z.enum(CHANGE_TYPES).nullable(),
  current: z.string(),
  /** Newest first. */
  versions: z.array(versionSchema),
});

export type Changes = z.infer<typeof changesSchema>;
export type JurisdictionVersion = z.infer<typeof jurisdictionVersionSchema>;
export type PolicyComparisonItem = z.infer<typeof policyComparisonSchema>;
export type TimeMachine = z.infer<typeof timeMachineSchema>;
export type Version = z.infer<typeof versionSchema>;

/** The most changed provisions that one answer between two days tells of. */
export const MAX_DAY_CHANGES = 200;

const placedSchema = z.object({
  provisionId: idSchema,
  name: z.string(),
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  area: z.object({ id: idSchema, name: z.string() }),
  topic: z.object({ id: idSchema, name: z.string() }),
});

export const dayChangeSchema = placedSchema.extend({
  /** The values that differ, in words, with the day since which the later one holds. */
  values: z.array(
    z.object({
      label: z.string(),
      before: z.string(),
      after: z.string(),
      since: z.iso.date().nullable(),
    }),
  ),
  /** Null where the text is the same, or not known on both days. */
  redline: z.string().nullable(),
  changes: changesSchema.nullable(),
});

export const dayChangesSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  changes: z.array(dayChangeSchema),
  /** How many more changed. */
  more: z.int(),
  /** Provisions of whose text nothing is known on one of the days, with the day on which their history begins. */
  unreached: z.array(placedSchema.extend({ begins: z.iso.date().nullable() })),
  moreUnreached: z.int(),
});

export type DayChange = z.infer<typeof dayChangeSchema>;
export type DayChanges = z.infer<typeof dayChangesSchema>;

/** A query parameter that comes once, many times, or once with commas. */
const many = (most: number, tooMany: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    z.array(idSchema).min(1).max(most, tooMany),
  );

export const compareContract = defineContract({
  allJurs: {
    method: 'GET',
    path: '/api/provisions/:id/allJurs',
    access: 'signedIn',
    summary:
      'The same provision in every jurisdiction the account may see, each with a redline against this one',
    params: z.object({ id: idSchema }),
    response: z.array(jurisdictionVersionSchema),
  },
  policyComparison: {
    method: 'GET',
    path: '/api/provisions/:id/policyComparison',
    access: 'admin',
    summary: 'The policy language of every jurisdiction that has any, each with a redline against this one',
    params: z.object({ id: idSchema }),
    response: z.array(policyComparisonSchema),
  },
  changesBetween: {
    method: 'POST',
    path: '/api/changesBetween',
    access: 'signedIn',
    summary:
      'What changed in the law between two days, as redlines and as values: of groups, of provisions, or of everything the account may see',
    body: z
      .strictObject({
        from: lawDaySchema,
        to: lawDaySchema,
        groups: z.array(idSchema).max(200).default([]),
        provisions: z.array(idSchema).max(1_000).default([]),
      })
      .refine(({ from, to }) => from < to, {
        path: ['to'],
        message: 'The second day is not after the first.',
      }),
    response: dayChangesSchema,
  },
  timeMachine: {
    method: 'GET',
    path: '/api/provisions/:id/timeMachine',
    access: 'signedIn',
    summary: 'The earlier texts of a provision, each compared with the current one',
    params: z.object({ id: idSchema }),
    response: timeMachineSchema,
  },
  deleteVersions: {
    method: 'DELETE',
    path: '/api/provisions/:id/timeMachine',
    access: 'staff',
    summary: 'Takes earlier texts out of the history',
    params: z.object({ id: idSchema }),
    query: z.strictObject({ ids: many(200, 'At most 200 versions can be deleted at once.') }),
    response: z.object({ deleted: z.array(idSchema) }),
  },
  exportComparison: {
    method: 'GET',
    path: '/api/provisions/exportComparison',
    access: 'signedIn',
    tokenInQuery: true,
    summary: 'An Excel file that compares provisions with the first of them, redlines in the cells',
    query: z.strictObject({
      'provs[]': many(MAX_EXPORTED, `At most ${MAX_EXPORTED} provisions fit in one file. Choose fewer.`),
      token: z.string().max(4_000).optional(),
    }),
    response: z.unknown(),
  },
});
