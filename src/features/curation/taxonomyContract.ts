import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { fieldsSchema } from './fieldRules.ts';
import { line } from './fields.ts';
import { archivedSchema } from './thingsContract.ts';

/** Areas of law, their topics, and the provision groups of these, as the audit log names them. */
export const PLACE_KINDS = ['area', 'topic', 'provisionGroup'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const placeRowSchema = z.object({
  id: idSchema,
  kind: z.enum(PLACE_KINDS),
  name: z.string(),
  /** The area of a topic, the topic of a group. */
  parentId: idSchema.nullable(),
  isArchived: z.boolean(),
  /** Topics of an area, groups of a topic, provisions of a group. */
  count: z.int(),
});
export type PlaceRow = z.infer<typeof placeRowSchema>;

/** The neighbour behind which a place stands; null for the first. */
const after = idSchema.nullable();

/** What an editor writes of an area of law, whole. */
export const writtenAreaSchema = z.strictObject({
  name: line(120),
  /** The jurisdictions whose law speaks of it. */
  jurisdictions: z.array(jurisdictionSchema).min(1, 'Choose at least one jurisdiction.').max(14),
  after,
});

/** What an editor writes of a topic, whole. */
export const writtenTopicSchema = z.strictObject({
  name: line(120),
  areaId: idSchema,
  /** The day since which changes are no longer reported. */
  frozenAt: z.iso.date().nullable(),
  after,
});

/** What an editor writes of a provision group, whole. */
export const writtenGroupSchema = z.strictObject({
  name: line(160),
  topicId: idSchema,
  /** Other words by which its provisions are found. */
  searchWords: z.array(line(60)).max(30),
  /** Groups that stand under "Also see" with each of its provisions. */
  seeAlso: z.array(idSchema).max(12),
  fields: fieldsSchema,
  after,
});
export type WrittenArea = z.infer<typeof writtenAreaSchema>;
export type WrittenTopic = z.infer<typeof writtenTopicSchema>;
export type WrittenGroup = z.infer<typeof writtenGroupSchema>;

const place = z.object({
  id: idSchema,
  /** The name under which it is stored and exported; it never changes. */
  key: z.string(),
  revision: z.int(),
  isFromLibrary: z.boolean(),
  archived: archivedSchema.nullable(),
});
export const staffPlaceSchema = z.discriminatedUnion('kind', [
  place.extend({ kind: z.literal('area'), code: z.string(), written: writtenAreaSchema }),
  place.extend({ kind: z.literal('topic'), written: writtenTopicSchema }),
  place.extend({
    kind: z.literal('provisionGroup'),
    written: writtenGroupSchema,
    /** How many provisions answer each field, by its key; fields that none answers are left out. */
    fieldUses: z.record(z.string(), z.int()),
  }),
]);
export type StaffPlace = z.infer<typeof staffPlaceSchema>;

const byId = z.strictObject({ id: idSchema });
const made = z.object({ id: idSchema });
const revision = { revision: z.int().min(1) };

export const taxonomyContract = defineContract({
  staffTaxonomy: {
    method: 'GET',
    path: '/api/staff/taxonomy',
    access: 'staff',
    summary: 'Every area of law with its topics and provision groups, in their order',
    response: z.array(placeRowSchema),
  },
  staffPlace: {
    method: 'GET',
    path: '/api/staff/taxonomy/:kind/:id',
    access: 'staff',
    summary: 'One area, topic or provision group as editors write it',
    params: z.strictObject({ kind: z.enum(PLACE_KINDS), id: idSchema }),
    response: staffPlaceSchema,
  },
  createArea: {
    method: 'POST',
    path: '/api/staff/taxonomy/areas',
    access: 'staff',
    status: 201,
    summary: 'Adds an area of law',
    body: writtenAreaSchema.extend({
      code: z.string().regex(/^[A-Z]{2,3}$/, 'Two or three capital letters, as in ES.'),
    }),
    response: made,
  },
  changeArea: {
    method: 'PATCH',
    path: '/api/staff/taxonomy/areas/:id',
    access: 'staff',
    summary: 'Changes an area of law; 409 when somebody else changed it since `revision`',
    params: byId,
    body: writtenAreaSchema.extend(revision),
    response: made,
  },
  createTopic: {
    method: 'POST',
    path: '/api/staff/taxonomy/topics',
    access: 'staff',
    status: 201,
    summary: 'Adds a topic to an area of law',
    body: writtenTopicSchema,
    response: made,
  },
  changeTopic: {
    method: 'PATCH',
    path: '/api/staff/taxonomy/topics/:id',
    access: 'staff',
    summary:
      'Changes a topic, or moves it to another area; 409 when somebody else changed it since `revision`',
    params: byId,
    body: writtenTopicSchema.extend(revision),
    response: made,
  },
  createGroup: {
    method: 'POST',
    path: '/api/staff/taxonomy/groups',
    access: 'staff',
    status: 201,
    summary: 'Adds a provision group to a topic',
    body: writtenGroupSchema,
    response: made,
  },
  changeGroup: {
    method: 'PATCH',
    path: '/api/staff/taxonomy/groups/:id',
    access: 'staff',
    summary:
      'Changes a provision group with its fields, or moves it to another topic; a new field is not established in its provisions',
    params: byId,
    body: writtenGroupSchema.extend(revision),
    response: made,
  },
});
