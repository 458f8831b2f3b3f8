import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

/** What the library is arranged by, and what staff edit here; the kinds are those of the audit log. */
export const THING_KINDS = [
  'act',
  'regulation',
  'industry',
  'checklistRequirement',
  'area',
  'topic',
  'provisionGroup',
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export const DEPENDENT_KINDS = [
  'provision',
  'specialRule',
  'bill',
  'regulation',
  'act',
  'requirement',
  'topic',
  'group',
] as const;
export type DependentKind = (typeof DEPENDENT_KINDS)[number];

/** What is counted and never shown: it belongs to people and accounts, or to an editor's draft. */
export const COUNTED_KINDS = [
  'provisions',
  'specialRules',
  'requirements',
  'bills',
  'acts',
  'drafts',
  'announced',
  'notes',
  'reports',
  'watchlists',
  'coverageLimits',
  'accounts',
  'statuses',
  'evidence',
  'comments',
  'merged',
] as const;
export type CountedKind = (typeof COUNTED_KINDS)[number];

export const dependentSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Where it stands, or which sections it cites. */
  line: z.string().nullable(),
  jurisdiction: jurisdictionSchema.nullable(),
  /** Where staff open it; null where there is no such place. */
  href: z.string().nullable(),
  /** Readers see it. */
  isLive: z.boolean(),
});
export type Dependent = z.infer<typeof dependentSchema>;

/** Everything that refers to a thing: what the library says by name, what people keep by its number alone. */
export const dependentsSchema = z.object({
  parts: z.array(z.object({ kind: z.enum(DEPENDENT_KINDS), items: z.array(dependentSchema) })),
  counts: z.array(z.object({ kind: z.enum(COUNTED_KINDS), count: z.int() })),
});
export type Dependents = z.infer<typeof dependentsSchema>;

/** Who put a thing away and when; `mergedInto`: what stands for it now. */
export const archivedSchema = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable(),
  mergedInto: z.object({ id: idSchema, name: z.string() }).nullable(),
});
export type Archived = z.infer<typeof archivedSchema>;

const thing = z.strictObject({ kind: z.enum(THING_KINDS), id: idSchema });
const revision = z.int().min(1);

export const thingsContract = defineContract({
  dependents: {
    method: 'GET',
    path: '/api/staff/library/:kind/:id/dependents',
    access: 'staff',
    summary: 'Everything that refers to a thing of the library; what people keep is counted and not shown',
    params: thing,
    response: dependentsSchema,
  },
  archiveThing: {
    method: 'POST',
    path: '/api/staff/library/:kind/:id/archive',
    access: 'staff',
    summary:
      'Puts a thing away, so that it is not offered any more, or takes it back; it stays readable where it is referred to',
    params: thing,
    body: z.strictObject({ revision, isArchived: z.boolean() }),
    /** `waits`: a second reader has to approve it before it is offered again. */
    response: z.object({ id: idSchema, waits: z.boolean() }),
  },
  mergeThing: {
    method: 'POST',
    path: '/api/staff/library/:kind/:id/merge',
    access: 'staff',
    summary: 'Lets another of its kind stand for a thing: what refers to it refers to the other from now on',
    params: thing,
    body: z.strictObject({ revision, into: idSchema }),
    response: z.object({ id: idSchema }),
  },
  undoMerge: {
    method: 'POST',
    path: '/api/staff/library/:kind/:id/undoMerge',
    access: 'staff',
    summary:
      'Takes the merge of an act or regulation back: what it moved leads to the former again, but for what was written since',
    params: thing,
    body: z.strictObject({ revision }),
    /** How many links were written otherwise since, and stay. */
    response: z.object({ id: idSchema, left: z.int() }),
  },
  deleteThing: {
    method: 'DELETE',
    path: '/api/staff/library/:kind/:id',
    access: 'staff',
    summary: 'Deletes a thing of staff’s own to which nothing refers; 409 for any other',
    params: thing,
    query: z.strictObject({ revision: z.coerce.number().int().min(1) }),
    response: z.object({ id: idSchema }),
  },
});
