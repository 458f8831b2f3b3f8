import { z } from 'zod';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

/** A provision that asks for an editor. */
export const attentionItemSchema = z.object({
  provisionId: idSchema,
  name: z.string(),
  jurisdiction: jurisdictionSchema,
  areaId: idSchema,
  topicId: idSchema,
  /** The calendar day that it is about: of coming into force, or by which it was to be read; null where there is none. */
  day: z.string().nullable(),
  /** What brings the change; null for an announcement, and where it is about no change. */
  bill: z.string().nullable(),
  hasDraft: z.boolean(),
});
export type AttentionItem = z.infer<typeof attentionItemSchema>;

/** How many there are, and the first of them. */
export const attentionSchema = z.object({ count: z.int(), items: z.array(attentionItemSchema) });
export type Attention = z.infer<typeof attentionSchema>;
