import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

export const topicSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** The day since which changes are no longer reported (the COVID-19 topic), or null. */
  frozenAt: z.iso.date().nullable(),
});

export const areaSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  topics: z.array(topicSchema),
  jurisdictions: z.array(jurisdictionSchema),
});

export const provisionGroupSchema = z.object({ id: idSchema, name: z.string() });

export const industrySchema = z.object({ id: idSchema, name: z.string() });

export type Area = z.infer<typeof areaSchema>;
export type Topic = z.infer<typeof topicSchema>;
export type ProvisionGroup = z.infer<typeof provisionGroupSchema>;
export type Industry = z.infer<typeof industrySchema>;

export const catalogueContract = defineContract({
  areasWithPrunedTopics: {
    method: 'GET',
    path: '/api/areas/withPrunedTopics',
    isCacheable: true,
    access: 'signedIn',
    summary: 'The areas of law the account may read, each with the topics that hold something for it',
    response: z.array(areaSchema),
  },
  topicProvisions: {
    method: 'GET',
    path: '/api/topics/:id/provisions',
    isCacheable: true,
    access: 'signedIn',
    summary: 'The provision groups of a topic; their ids are what buildReport takes',
    params: z.object({ id: idSchema }),
    response: z.array(provisionGroupSchema),
  },
  industries: {
    method: 'GET',
    path: '/api/industries',
    isCacheable: true,
    access: 'signedIn',
    summary: 'Industries and occupations that exemptions and special rules speak of',
    response: z.array(industrySchema),
  },
});
