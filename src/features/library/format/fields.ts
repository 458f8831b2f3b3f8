import { z } from 'zod';
import { jurisdictionSchema } from '../../../shared/jurisdictions.ts';
import { isSourceDate, SOURCE_TYPES, VERIFICATION_LEVELS } from '../../../shared/source.ts';
import { isCalendarDay } from '../../../shared/torontoDate.ts';

/** The pieces that every file of the library is made of (content/README.md). Nothing is null: what is not known is left out. */

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug of lower-case words joined by -');

export const groupKey = z
  .string()
  .regex(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/, 'is not a key like area/topic/group');

export const day = z
  .string({ error: 'is not a date written YYYY-MM-DD' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date written YYYY-MM-DD')
  .refine(isCalendarDay, 'is not a day of the calendar');

/** A day of every year, `02-29` for the last day of February. */
export const yearly = z
  .string()
  .regex(/^\d{2}-\d{2}$/, 'is not a yearly day written MM-DD')
  .refine((text) => isCalendarDay(`2024-${text}`), 'is not a day of the calendar');

const approximateDay = z.string().refine(isSourceDate, 'is not a date written YYYY, YYYY-MM or YYYY-MM-DD');

export const markdown = z.string().trim().min(1);

export const confidence = z.enum(['high', 'medium', 'low']);
export const verification = z.enum(VERIFICATION_LEVELS);

/** A length of time as ISO 8601 writes it: P3M, P90D, P13W, PT3H. */
export const duration = z
  .string()
  .regex(
    /^P(?=[\dT])(\d+Y)?(\d+M)?(\d+W)?(\d+D)?(T\d+H)?$/,
    'is not a duration like P3M, P90D, P13W or PT3H',
  );

/** A part of a whole, kept as the law says it: 1/20, 3/52. */
export const fraction = z.string().regex(/^[1-9]\d*\/[1-9]\d*$/, 'is not a fraction like 3/52');

export const source = z.strictObject({
  type: z.enum(SOURCE_TYPES),
  ref: z.string().min(1),
  date: approximateDay.optional(),
  checked: day.optional(),
  /** What it bears out: `text`, and the keys of typed values. Left out: all of it. */
  bears: z.array(z.string().min(1)).min(1).optional(),
});

/**
 * How far a statement can be trusted, and why: the same words in every file. `verification` and `asOf` follow from the sources
 * (`standing.ts`) and are written only to claim less than these bear out.
 */
export const standing = {
  asOf: day.optional(),
  confidence,
  verification: verification.optional(),
  sources: z.array(source).default([]),
  /** What is not settled, in words for readers. */
  open: markdown.optional(),
  editorNote: markdown.optional(),
};

/** An instrument with the sections; `notFound` where they were looked for and no source shows them. */
export const citation = z
  .strictObject({
    id: slug,
    sections: z.string().min(1).optional(),
    notFound: z.literal(true).optional(),
  })
  .refine(({ sections, notFound }) => !(sections && notFound), {
    message: 'has sections and says that none were found',
  });

export const citations = {
  acts: z.array(citation).default([]),
  regulations: z.array(citation).default([]),
};

export const jurisdiction = jurisdictionSchema;

export type Citation = z.infer<typeof citation>;
