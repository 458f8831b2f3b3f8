import { z } from 'zod';
import { day, groupKey, jurisdiction, slug } from './fields.ts';

const group = z.strictObject({
  key: slug,
  name: z.string().min(1),
  /** Other words by which its provisions are found. */
  searchWords: z.array(z.string().min(1)).optional(),
  /** Groups that stand under "Also see" with each of its provisions, in the same jurisdiction. */
  seeAlso: z.array(groupKey).optional(),
});

const topic = z.strictObject({
  key: slug,
  name: z.string().min(1),
  /** Changes after this day are no longer reported. */
  frozenAt: day.optional(),
  groups: z.array(group).min(1),
});

const area = z.strictObject({
  key: slug,
  code: z.string().regex(/^[A-Z]{2,3}$/),
  name: z.string().min(1),
  /** The jurisdictions whose law speaks of it. */
  jurisdictions: z.array(jurisdiction).min(1),
  topics: z.array(topic).min(1),
});

/** `taxonomy.yaml` */
export const taxonomyFormat = z.strictObject({
  jurisdictions: z.array(
    z.strictObject({
      code: jurisdiction,
      name: z.string().min(1),
      inPlans: z.boolean(),
      inChecklists: z.boolean(),
    }),
  ),
  areas: z.array(area).min(1),
});

export type Taxonomy = z.infer<typeof taxonomyFormat>;

export interface GroupPlace {
  /** area/topic/group */
  key: string;
  name: string;
  areaKey: string;
  topicKey: string;
  frozenAt: string | undefined;
  searchWords: string[];
  seeAlso: string[];
}

/** Every provision group of the taxonomy, in order, with its full key. */
export function groupPlaces(taxonomy: Taxonomy): GroupPlace[] {
  return taxonomy.areas.flatMap((area) =>
    area.topics.flatMap((topic) =>
      topic.groups.map((group) => ({
        key: `${area.key}/${topic.key}/${group.key}`,
        name: group.name,
        areaKey: area.key,
        topicKey: `${area.key}/${topic.key}`,
        frozenAt: topic.frozenAt,
        searchWords: group.searchWords ?? [],
        seeAlso: group.seeAlso ?? [],
      })),
    ),
  );
}
