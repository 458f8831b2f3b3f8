import { z } from 'zod';
import { BILL_OUTCOMES, IN_FORCE_TYPES } from '../../legislation/contract.ts';
import { day, groupKey, markdown, slug, standing } from './fields.ts';

const partInForce = z.enum(['assent', 'to be proclaimed', 'on date', 'retro on date']);

const part = z.strictObject({
  what: z.string().min(1),
  inForce: partInForce,
  inForceDate: day.optional(),
  sections: z.string().min(1).optional(),
  groups: z.array(groupKey).default([]),
  awaits: z.array(groupKey).default([]),
  overview: markdown.optional(),
});

/** `bills/<JUR>.yaml` */
export const billFormat = z.strictObject({
  id: slug,
  kind: z.enum(['bill', 'regulation']),
  number: z.string().min(1).optional(),
  name: z.string().min(1),
  chapter: z.string().min(1).optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  introductionDate: day.optional(),
  assentDate: day.optional(),
  status: z.string().min(1),
  /** The day on which a stage was reached, where it is known; introduction and assent are added from their own dates. */
  stages: z.record(z.string(), day).default({}),
  inForce: z.enum(IN_FORCE_TYPES),
  inForceDate: day.optional(),
  isActive: z.boolean(),
  /** The day on which a source was last seen that tells of its stage. */
  seenOn: day.optional(),
  /** How it ended, when it never became law. */
  outcome: z.enum(BILL_OUTCOMES).optional(),
  description: z.string().trim().min(1),
  affects: z
    .strictObject({
      acts: z.array(slug).default([]),
      groups: z.array(groupKey).default([]),
      /** Groups that it would change and that have no provisions yet: nothing is announced for them. */
      awaits: z.array(groupKey).default([]),
    })
    .default({ acts: [], groups: [], awaits: [] }),
  sections: z.string().min(1).optional(),
  parts: z.array(part).default([]),
  ...standing,
});

export const billsFormat = z.array(billFormat);

export type BillContent = z.infer<typeof billFormat>;
export type BillPartContent = z.infer<typeof part>;

/** The groups whose provisions a bill changes, its parts' among them. */
export const namedGroups = (bill: BillContent): string[] => [
  ...bill.affects.groups,
  ...bill.parts.flatMap((part) => part.groups),
];

/** The groups that a bill would change once they have provisions. */
export const awaitedGroups = (bill: BillContent): string[] => [
  ...bill.affects.awaits,
  ...bill.parts.flatMap((part) => part.awaits),
];
