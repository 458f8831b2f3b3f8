import { z } from 'zod';

/** A paragraph of two texts as one, with what changed of it marked. Plain text, never HTML. */
export const redlineLineSchema = z.object({
  parts: z.array(
    z.object({
      text: z.string(),
      mark: z.enum(['ins', 'del']).nullable(),
      /** The number of the change, from 1. */
      change: z.int().nullable(),
    }),
  ),
  isChanged: z.boolean(),
});
export type RedlineLine = z.infer<typeof redlineLineSchema>;

export const linesRedlineSchema = z.object({
  lines: z.array(redlineLineSchema),
  changes: z.int(),
  /** Words. */
  inserted: z.int(),
  deleted: z.int(),
});
export type LinesRedline = z.infer<typeof linesRedlineSchema>;
