import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9-]+$/, 'is not a key of small letters and hyphens');
const words = z.string().trim().min(1);

/** A dialog shown once on opening an area or a topic (specification 2.7). */
export const noticesFormat = z.array(
  z
    .strictObject({
      key,
      area: z.string().optional(),
      topic: z.string().optional(),
      title: words,
      text: words,
    })
    .refine(({ area, topic }) => (area === undefined) !== (topic === undefined), {
      message: 'stands with an area or with a topic',
    }),
);

/** What members find in the bell. */
export const announcementsFormat = z.array(
  z.strictObject({
    key,
    publishedOn: z.iso.date(),
    audience: z.enum(['members', 'staff', 'everyone']),
    /** Stands above the page until a person dismisses it (decisions 7). */
    banner: z.literal(true).optional(),
    title: words,
    text: words,
  }),
);

/** Help and frequent questions, in the order they are shown. */
export const helpFormat = z.array(z.strictObject({ question: words, answer: words }));

/** The words of the product about itself: notices, announcements, help. */
export interface GuidanceContent {
  notices: z.infer<typeof noticesFormat>;
  announcements: z.infer<typeof announcementsFormat>;
  help: z.infer<typeof helpFormat>;
}
