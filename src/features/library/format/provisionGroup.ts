import { z } from 'zod';
import { citation, citations, day, groupKey, jurisdiction, markdown, standing, yearly } from './fields.ts';
import { formula } from './formula.ts';

/** What thresholds count: time by duration, the rest by number. */
export const THRESHOLDS = ['duration', 'employees', 'workers', 'hours'] as const;

const field = z
  .strictObject({
    label: z.string().min(1),
    type: z.enum(['number', 'boolean', 'text', 'date', 'duration', 'list', 'table', 'bands', 'formula']),
    unit: z.string().min(1).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    /** What the thresholds of bands count. */
    threshold: z.enum(THRESHOLDS).optional(),
    /** Which way protects the employee more, where one does. */
    protects: z.enum(['higher', 'lower']).optional(),
    /** The fields that this one limits together: their sum does not go beyond it. */
    limits: z.array(z.string()).min(2).optional(),
    /** The field of bands whose greatest amount this one is. */
    greatestOf: z.string().optional(),
    /** Bands that begin with the first day, or the law would owe nothing for the beginning. */
    fromStart: z.literal(true).optional(),
  })
  .refine((f) => f.type === 'number' || (f.min === undefined && f.max === undefined), {
    message: 'only a number has min and max',
  })
  .refine((f) => (f.type === 'bands') === (f.threshold !== undefined), {
    message: 'bands say what their thresholds count, and nothing else does',
    path: ['threshold'],
  });

const scalar = z.union([z.number(), z.boolean(), z.string()]);
const tableRow = z.record(z.string(), scalar);
const value = z.union([scalar, z.array(scalar), z.array(tableRow), z.array(formula)]);

/** Why a cell has no value: the law has no such rule, the question does not arise, or we have not established it. */
export const CELL_STATES = ['none', 'not-applicable', 'unknown'] as const;

const span = { from: day.optional(), to: day.optional() };

/** What a row rests on where that differs from its provision: one of the provision's sources by its `ref`, and the sections. */
const basis = { source: z.string().min(1).optional(), cites: z.array(citation).min(1).optional() };

const dated = z.union([
  z.strictObject({ value, ...span, ...basis }),
  z.strictObject({ state: z.enum(CELL_STATES), why: markdown.optional(), ...span, ...basis }),
]);

const isDated = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && ('value' in raw || 'state' in raw);

/**
 * A value may be written as dated rows, as one dated row, or as the bare value: one row whose start is not established.
 * `{ state: none }` says why a cell has no value.
 */
const valueRows = z.preprocess((raw) => {
  if (Array.isArray(raw) && raw.length > 0 && raw.every(isDated)) return raw;
  return [isDated(raw) ? raw : { value: raw }];
}, z.array(dated));

const version = z.strictObject({
  from: day.optional(),
  to: day,
  text: markdown,
  warning: markdown.optional(),
});

const upcoming = z.strictObject({
  from: day.optional(),
  overview: markdown,
  ...citations,
});

const deadline = z.strictObject({
  /** Once, or every year; 02-29 is the last day of February. */
  on: z.union([day, yearly]),
  duty: z.string().trim().min(1).max(200),
  /** The first day on which a yearly duty can fall due, when it is new. */
  from: day.optional(),
});

const provision = z.strictObject({
  ...standing,
  effectiveDate: day.optional(),
  ...citations,
  warning: markdown.optional(),
  values: z.record(z.string(), valueRows).default({}),
  seeAlso: z.array(groupKey).default([]),
  text: markdown,
  /** Changes already decided that no bill of the library brings. */
  upcoming: z.array(upcoming).default([]),
  versions: z.array(version).default([]),
  /** Dated duties that readers are reminded of, and that no checklist requirement says. */
  deadlines: z.array(deadline).default([]),
});

/** `provisions/<area>/<topic>/<group>.yaml` */
export const provisionGroupFormat = z.strictObject({
  group: groupKey,
  fields: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), field).default({}),
  provisions: z.partialRecord(jurisdiction, provision),
});

export type ProvisionGroupContent = z.infer<typeof provisionGroupFormat>;
export type ProvisionContent = z.infer<typeof provision>;
export type FieldContent = z.infer<typeof field>;
export type ValueRow = z.infer<typeof dated>;
export type Value = z.infer<typeof value>;
export type VersionContent = z.infer<typeof version>;
