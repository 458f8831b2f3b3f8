import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { lawDaySchema } from '../../shared/lawDay.ts';
import { VERIFICATION_LEVELS } from '../../shared/source.ts';
import { billSchema, instrumentSchema, upcomingChangeSchema } from '../legislation/contract.ts';

const named = z.object({ id: idSchema, name: z.string() });

/** An act or regulation as a provision cites it, with the sections. */
export const citationSchema = instrumentSchema.extend({
  sections: z.string().nullable(),
  /**
   * Read on a day before the act cited today began: `former` is the act of that day, whose sections are not kept; `not begun` is
   * today's, where no former one is known, with the day on which it begins.
   */
  dated: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('former') }),
      z.object({ kind: z.literal('not begun'), begins: z.iso.date() }),
    ])
    .optional(),
});

/** A number of a special rule: in words only, unless `replaces` names the field of a group whose place it takes. */
export const ruleValueSchema = z.object({
  label: z.string(),
  /** A part of a whole stays a fraction: "1/60". */
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
  replaces: z.string().optional(),
});

export const specialRuleSchema = z.object({
  _id: idSchema,
  type: z.enum(['Exemption', 'Special Rule']),
  industries: z.array(idSchema),
  industryNames: z.array(z.string()),
  act: instrumentSchema.nullable(),
  actSections: z.string().nullable(),
  regulations: z.array(citationSchema),
  regSections: z.string().nullable(),
  description: z.string(),
  values: z.array(ruleValueSchema),
});

export const referenceSchema = z.object({
  _id: idSchema,
  name: z.string(),
  area: named,
  topic: named,
});

/** Why a typed value has none: the law has no such rule, the question does not arise, or it is not established. */
export const CELL_STATES = ['none', 'not-applicable', 'unknown'] as const;

/** Where something was read, as readers see it. */
export const sourceSchema = z.object({
  name: z.string(),
  url: z.string().nullable(),
  checked: z.iso.date().nullable(),
});

/**
 * A typed value at the day it is read: what the prose says, as data. `from`/`to` are calendar dates, null when not established.
 * Without a value `state` says why. `source` and `cites` are its own, where they differ from the provision's.
 */
export const typedValueSchema = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  value: z.union([z.number(), z.boolean(), z.string(), z.array(z.unknown())]).nullable(),
  state: z.enum(CELL_STATES).nullable(),
  /** Why it is not established, in words for readers. */
  why: z.string().nullable(),
  source: sourceSchema.nullable(),
  cites: z.array(citationSchema),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
});

/** Whom the law of a jurisdiction does not cover, in one line. */
export const coverageLimitSchema = z.object({
  kind: z.enum(['federal', 'collective agreement', 'managers and professionals']),
  text: z.string(),
  /** What is not settled, in words. */
  open: z.string().nullable(),
});

/** What somebody wrote beside a provision, as those who may read it see it (specification 3). */
export const noteSchema = z
  .object({
    _id: idSchema,
    provision: idSchema,
    /** Sanitised HTML. */
    text: z.string(),
    reminder: z.iso.datetime().nullable(),
    /** Ids of colleagues. */
    sharedWith: z.array(idSchema),
    createdBy: z.object({ id: idSchema, fullName: z.string() }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    /** The day whose law was read when it was written; null for that of the day itself. */
    on: z.iso.date().nullable(),
  })
  .meta({ id: 'Note' });

/**
 * How a provision stands on the day that was asked for, where that is not today (decisions 13).
 *
 * - `held`: its text is the one that held on the day, from `from` to `to`
 * - `before`: our history does not reach back to the day; it begins on `begins`, and there is no text
 * - `announced`: its text is the one that is announced for the day
 * - `changing`: changes are announced by then, whose text nobody wrote yet; the text is today's
 * - `unchanged`: no change is announced by then; the text is today's
 */
export const lawDayReachSchema = z.object({
  day: z.iso.date(),
  reach: z.enum(['held', 'before', 'announced', 'changing', 'unchanged']),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  begins: z.iso.date().nullable(),
  /** Exemptions and special rules exist today, and no history of them is kept. */
  rulesNotKept: z.boolean(),
});

export type LawDayReach = z.infer<typeof lawDayReachSchema>;

export const provisionSchema = z
  .object({
    id: idSchema,
    _id: idSchema,
    name: z.string(),
    jurisdiction: jurisdictionSchema,
    jurisdictionName: z.string(),
    area: named,
    topic: named,
    provisionGroup: named,
    isPublished: z.boolean(),
    /** When the law as stated last changed; null where that is not known (decisions 13). */
    updatedAt: z.iso.datetime().nullable(),
    hasVersions: z.boolean(),
    description: z.string().nullable(),
    textDescription: z.string().nullable(),
    policy: z.string().nullable(),
    textPolicy: z.string().nullable(),
    warning: z.string().nullable(),
    textWarning: z.string().nullable(),
    act: instrumentSchema.nullable(),
    actSections: z.string().nullable(),
    acts: z.array(citationSchema),
    regulations: z.array(citationSchema),
    regSections: z.string().nullable(),
    bills: z.array(billSchema),
    upcomingChanges: z.array(upcomingChangeSchema),
    specialRules: z.array(specialRuleSchema),
    references: z.array(referenceSchema),
    values: z.array(typedValueSchema),
    effectiveDate: z.iso.date().nullable(),
    asOf: z.iso.date().nullable(),
    verification: z.enum(VERIFICATION_LEVELS),
    /** `medium` is shown as "not fully confirmed"; `low` is for staff until somebody has checked it. */
    confidence: z.enum(['high', 'medium', 'low']),
    /** What is not settled, in words. */
    open: z.string().nullable(),
    /** The best source that bears out the text, with the day it was read; null when it rests on none that was read. */
    verified: z
      .object({
        on: z.iso.date(),
        against: z.string(),
        url: z.string().nullable(),
        /** The day of the source itself, which may be a year or a month only. */
        date: z.string().nullable(),
      })
      .nullable(),
    /** The day since which a source that it rests on has changed and is being checked; null when none has. */
    sourceChangedOn: z.iso.date().nullable(),
    /** Whom the law does not cover, or by another rule: lines that are told once for many provisions. */
    notCovered: z.array(coverageLimitSchema),
    /** Ids of the special rules that matched the industry asked for. */
    matchedESRs: z.array(idSchema),
    /** The reader's own, and those shared with them. */
    notes: z.array(noteSchema),
    /** Left out for today. */
    onDay: lawDayReachSchema.optional(),
  })
  .meta({ id: 'Provision' });

export type Provision = z.infer<typeof provisionSchema>;
export type Note = z.infer<typeof noteSchema>;
export type SpecialRule = z.infer<typeof specialRuleSchema>;
export type RuleValue = z.infer<typeof ruleValueSchema>;
export type Reference = z.infer<typeof referenceSchema>;
export type Citation = z.infer<typeof citationSchema>;
export type CoverageLimit = z.infer<typeof coverageLimitSchema>;
export type TypedValue = z.infer<typeof typedValueSchema>;

export const CHANGE_TYPES = ['Amendment In Force', 'Upcoming Amendment', 'Editorial'] as const;

export const provisionsContract = defineContract({
  buildReport: {
    method: 'POST',
    path: '/api/buildReport',
    access: 'signedIn',
    summary: 'The provisions of the chosen groups and jurisdictions, or all that have a rule for an industry',
    body: z
      .strictObject({
        provisions: z.array(idSchema).max(200).default([]),
        jurisdictions: z.array(jurisdictionSchema).max(14).default([]),
        industry: idSchema.nullish(),
        /** The day whose law is read; today where it is left out. */
        on: lawDaySchema.optional(),
      })
      .refine((body) => body.provisions.length > 0 || body.industry, {
        path: ['provisions'],
        message: 'Choose at least one provision or an industry.',
      }),
    response: z.array(provisionSchema),
  },
  provision: {
    method: 'GET',
    path: '/api/provisions/:id',
    access: 'signedIn',
    summary: 'One provision, with the topic it stands in: what a permalink opens',
    params: z.object({ id: idSchema }),
    query: z.strictObject({ on: lawDaySchema.optional() }),
    response: provisionSchema,
  },
  publishProvision: {
    method: 'POST',
    path: '/api/staff/provisions/:id/publish',
    access: 'staff',
    summary: 'Publishes new text of a provision: snapshot, update entry and search change in one step',
    params: z.object({ id: idSchema }),
    body: z.strictObject({
      description: z.string().max(200_000),
      warning: z.string().max(20_000).nullish(),
      policy: z.string().max(200_000).nullish(),
      changeType: z.enum(CHANGE_TYPES),
      /** The revision the editor began from; a newer one on the server is a 409 (decisions 7). */
      revision: z.int().min(0),
    }),
    response: z.object({
      id: idSchema,
      revision: z.int(),
      updatedAt: z.iso.datetime(),
      snapshotId: idSchema.nullable(),
      updateEntryId: idSchema.nullable(),
    }),
  },
  unconvertedValues: {
    method: 'GET',
    path: '/api/staff/unconvertedValues',
    access: 'staff',
    summary:
      'Typed values of provisions that staff edited whose field got another kind since, and that no rule could convert: what they were, for an editor to enter anew',
    response: z.array(
      z.object({
        provisionId: idSchema,
        name: z.string(),
        jurisdiction: jurisdictionSchema,
        key: z.string(),
        label: z.string(),
        former: z.union([z.number(), z.boolean(), z.string(), z.array(z.unknown())]),
        from: z.iso.date().nullable(),
        to: z.iso.date().nullable(),
      }),
    ),
  },
  markPublicSample: {
    method: 'PATCH',
    path: '/api/staff/provisions/:id/publicSample',
    access: 'staff',
    summary:
      'Marks a published provision as one that strangers may read at /preview/{id}, or takes the mark away',
    params: z.object({ id: idSchema }),
    body: z.strictObject({ isPublicSample: z.boolean() }),
    response: z.object({ id: idSchema, isPublicSample: z.boolean() }),
  },
});
