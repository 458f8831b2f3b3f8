import { z } from 'zod';
import { groupKey, jurisdiction, markdown, slug, standing } from './fields.ts';
import { groupPlaces, type Taxonomy } from './taxonomy.ts';

export const COVERAGE_KINDS = ['federal', 'collective agreement', 'managers and professionals'] as const;

const topicKey = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'is not a key like area/topic');

/** An entry of `not-covered.yaml`: one line for readers, and the provisions with which it is shown. */
export const coverageLimitFormat = z
  .strictObject({
    id: slug,
    kind: z.enum(COVERAGE_KINDS),
    jurisdictions: z.array(jurisdiction).min(1),
    areas: z.array(slug).default([]),
    topics: z.array(topicKey).default([]),
    groups: z.array(groupKey).default([]),
    /** Groups of these areas and topics that it does not concern. */
    except: z.array(groupKey).default([]),
    text: markdown,
    ...standing,
  })
  .refine(({ areas, topics, groups }) => areas.length + topics.length + groups.length > 0, {
    message: 'concerns no area, topic or group',
  });
export const coverageLimitsFormat = z.array(coverageLimitFormat);

export type CoverageLimitContent = z.infer<typeof coverageLimitFormat>;

/** The groups of a taxonomy that an entry concerns, by key. */
export function concernedGroups(limit: CoverageLimitContent, taxonomy: Taxonomy): string[] {
  return groupPlaces(taxonomy)
    .filter(
      ({ key, areaKey, topicKey: topic }) =>
        !limit.except.includes(key) &&
        (limit.groups.includes(key) || limit.topics.includes(topic) || limit.areas.includes(areaKey)),
    )
    .map(({ key }) => key);
}
