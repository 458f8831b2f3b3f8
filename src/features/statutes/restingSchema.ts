import { z } from 'zod';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

const named = z.object({ id: idSchema, name: z.string() });

/** A provision, or a special rule beside one, behind a source that changed: a page, or a statute. */
export const restingSchema = z.object({
  kind: z.enum(['provision', 'rule']),
  id: idSchema,
  /** Where it is read and changed: the provision itself, or the first that the rule stands beside. */
  provisionId: idSchema,
  name: z.string(),
  jurisdiction: jurisdictionSchema,
  area: named,
  topic: named,
  isPublished: z.boolean(),
  /** The sections that it cites; null where it gives none. */
  sections: z.string().nullable(),
  /** What changed is what it rests on: each of these is read by itself. */
  isPassage: z.boolean(),
  /** The start of what it says, in plain text. */
  excerpt: z.string(),
  checked: z.iso.date().nullable(),
  /** Readers are told since this day; null when they are not. */
  toldSince: z.iso.date().nullable(),
  /** It was read against the source as it is now. */
  isRead: z.boolean(),
});
export type Resting = z.infer<typeof restingSchema>;
