import { z } from 'zod';
import { idSchema } from '../../shared/id.ts';
import { isSourceDate, SOURCE_TYPES } from '../../shared/source.ts';
import { CELL_STATES } from './contract.ts';

/** A provision as editors write it: everything that one publication replaces. The texts are HTML. */

const words = (max: number) => z.string().max(max);
const day = z.iso.date();

const scalar = z.union([z.number(), z.boolean(), words(4_000)]);
const value = z.union([scalar, z.array(z.union([scalar, z.record(z.string(), z.unknown())])).max(200)]);

const basis = {
  /** One of the provision's sources by its `ref`, where the row rests on another than the text. */
  source: words(2_000).optional(),
  cites: z
    .array(z.strictObject({ id: words(200), sections: words(200).optional() }))
    .max(20)
    .optional(),
  from: day.optional(),
  to: day.optional(),
};

/** What holds between two days: a value, or why there is none. */
export const editableRowSchema = z.union([
  z.strictObject({ value, ...basis }),
  z.strictObject({ state: z.enum(CELL_STATES), why: words(2_000).optional(), ...basis }),
]);

export const editableSourceSchema = z.strictObject({
  type: z.enum(SOURCE_TYPES),
  ref: z.string().trim().min(1, 'Say what was read: an address, or its name.').max(2_000),
  /** Of the page itself: a year, a month or a day. */
  date: z
    .string()
    .refine(isSourceDate, 'Write the day of the page as YYYY, YYYY-MM or YYYY-MM-DD.')
    .optional(),
  /** The day on which we read it. */
  checked: day.optional(),
  /** What it bears out: `text`, and the keys of typed values; all of it when left out. */
  bears: z.array(words(100)).min(1).max(100).optional(),
});

export const editableCitationSchema = z.strictObject({ id: idSchema, sections: words(200).nullable() });

/** Rows of typed values by the key of their field, newest first. */
export const editableValuesSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  z.array(editableRowSchema).max(200),
);

export const editableSchema = z.strictObject({
  description: words(200_000),
  warning: words(20_000).nullable(),
  /** With its placeholders: `{{generalHourly}}`. */
  policy: words(200_000).nullable(),
  effectiveDate: day.nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
  /** What is not settled, in words for readers. */
  openQuestion: words(4_000).nullable(),
  editorNote: words(4_000).nullable(),
  sources: z.array(editableSourceSchema).max(60),
  /** By key, newest first. */
  values: editableValuesSchema,
  acts: z.array(editableCitationSchema).max(40),
  regulations: z.array(editableCitationSchema).max(40),
  /** Ids of other provisions: "Also see". */
  references: z.array(idSchema).max(40),
});

/** A number of a special rule, in the order of its words. `replaces` names a field of a group, where it takes its place. */
export const editableRuleValueSchema = z.strictObject({
  label: z.string().trim().min(1, 'Say what the number is.').max(120),
  value: z.union([
    z.number('Write a number.'),
    z.string().regex(/^[1-9]\d*\/[1-9]\d*$/, 'Write a number, or a fraction like 1/60.'),
  ]),
  unit: z.string().trim().min(1, 'Say what it counts.').max(60),
  replaces: words(300).optional(),
});

/** An exemption or special rule as editors write it. The text is HTML. */
export const editableRuleSchema = z.strictObject({
  type: z.enum(['Exemption', 'Special Rule']),
  description: z.string().trim().min(1, 'Say what the rule is.').max(50_000),
  industries: z.array(idSchema).max(100),
  acts: z.array(editableCitationSchema).max(40),
  regulations: z.array(editableCitationSchema).max(40),
  /** Left out: as they are. */
  values: z.array(editableRuleValueSchema).max(30).optional(),
});

export type EditableRuleValue = z.infer<typeof editableRuleValueSchema>;
export type EditableRule = z.infer<typeof editableRuleSchema>;
export type EditableProvision = z.infer<typeof editableSchema>;
export type EditableRow = z.infer<typeof editableRowSchema>;
export type EditableSource = z.infer<typeof editableSourceSchema>;
export type EditableCitation = z.infer<typeof editableCitationSchema>;
