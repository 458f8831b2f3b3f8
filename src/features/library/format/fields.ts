import { z } from 'zod';
import { jurisdictionSchema } from '../../../shared/jurisdictions.ts';
import { SOURCE_TYPES, VERIFICATION_LEVELS } from '../../../shared/source.ts';

/** The pieces that every file of the library is made of (content/README.md). Nothing is null: what is not known is left out. */

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug of lower-case words joined by -');

export const groupKey = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, 'is not a key like area/topic/group');

const isRealDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

export const day = z
  .string({ error: 'is not a date written YYYY-MM-DD' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date written YYYY-MM-DD')
  .refine(isRealDay, 'is not a day of the calendar');

/** A day of every year, `02-29` for the last day of February. */
export const yearly = z
  .string()
  .regex(/^\d{2}-\d{2}$/, 'is not a yearly day written MM-DD')
  .refine((text) => isRealDay(`2024-${text}`), 'is not a day of the calendar');

const approximateDay = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'is not a date written YYYY, YYYY-MM or YYYY-MM-DD');

export const markdown = z.string().trim().min(1);

export const confidence = z.enum(['high', 'medium', 'low']);
export const verification = z.enum(VERIFICATION_LEVELS);

export const source = z.strictObject({
  type: z.enum(SOURCE_TYPES),
  ref: z.string().min(1),
  date: approximateDay.optional(),
  checked: day.optional(),
});

/** How far a statement can be trusted, and why: the same words in every file. */
export const standing = {
  asOf: day,
  confidence,
  verification,
  sources: z.array(source).default([]),
  editorNote: markdown.optional(),
};

export const citation = z.strictObject({ id: slug, sections: z.string().min(1).optional() });

export const citations = {
  acts: z.array(citation).default([]),
  regulations: z.array(citation).default([]),
};

export const jurisdiction = jurisdictionSchema;

export type Citation = z.infer<typeof citation>;
