import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';

/** What a reader is told on opening an area or a topic (specification 2.7). */
export const noticeSchema = z.object({
  key: z.string(),
  areaId: idSchema.nullable(),
  topicId: idSchema.nullable(),
  title: z.string(),
  /** HTML. */
  html: z.string(),
});

export type Notice = z.infer<typeof noticeSchema>;

export const hubContract = defineContract({
  notices: {
    method: 'GET',
    path: '/api/notices',
    isCacheable: true,
    access: 'signedIn',
    summary: 'What a reader is told on opening certain areas and topics of the Info Hub',
    response: z.array(noticeSchema),
  },
});
