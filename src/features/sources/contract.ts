import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { linesRedlineSchema } from '../statutes/redlineSchema.ts';
import { restingSchema } from '../statutes/restingSchema.ts';

export const WATCH_STATES = ['new', 'fine', 'changed', 'moved', 'dead', 'leftOut'] as const;

const refSchema = z.string().min(1).max(2_000);

export const watchedSourceSchema = z.object({
  ref: z.string(),
  title: z.string().nullable(),
  state: z.enum(WATCH_STATES),
  /** Why it is left out; null of all others. */
  why: z.enum(['terms', 'robots', 'forbidden', 'size', 'type', 'address', 'gone']).nullable(),
  changedOn: z.iso.date().nullable(),
  /** An editor said that the law changed with it. */
  isConfirmed: z.boolean(),
  movedTo: z.string().nullable(),
  status: z.int().nullable(),
  failures: z.int(),
  failedSince: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
  /** Provisions that rest on it. */
  provisions: z.int(),
  /** Exemptions and special rules that rest on it. */
  rules: z.int(),
});
export type WatchedSource = z.infer<typeof watchedSourceSchema>;

export const watchedSourcesSchema = z.object({
  isOn: z.boolean(),
  budget: z.int(),
  askedToday: z.int(),
  addresses: z.int(),
  nextRound: z.iso.datetime().nullable(),
  counts: z.object({ changed: z.int(), moved: z.int(), dead: z.int() }),
  sources: z.array(watchedSourceSchema),
  /** Of this list, shown or not. */
  total: z.int(),
});
export type WatchedSources = z.infer<typeof watchedSourcesSchema>;

export const sourcesContract = defineContract({
  sources: {
    method: 'GET',
    path: '/api/staff/sources',
    access: 'staff',
    summary:
      'The pages that provisions rest on: those that changed, moved or are dead, or all; 200 at most, narrowed by words of a title or address',
    query: z.strictObject({
      show: z.enum(['todo', 'moved', 'dead', 'all']).default('todo'),
      find: z.string().trim().max(2_000).default(''),
    }),
    response: watchedSourcesSchema,
  },
  source: {
    method: 'GET',
    path: '/api/staff/sources/page',
    access: 'staff',
    summary:
      'A watched page: then and now as plain text with what changed, and the provisions and special rules that rest on it',
    query: z.strictObject({ ref: refSchema }),
    response: z.object({
      source: watchedSourceSchema,
      version: z.int(),
      /** Why its text is kept; null where only a fingerprint is. */
      keptBecause: z.string().nullable(),
      acceptedAt: z.iso.datetime().nullable(),
      /** Null where nothing changed, or no text is kept. */
      redline: linesRedlineSchema.nullable(),
      provisions: z.array(restingSchema),
    }),
  },
  decideSource: {
    method: 'POST',
    path: '/api/staff/sources/decide',
    access: 'staff',
    summary:
      'What a changed page means: the law changed, or only the page; or takes the new address of one that moved, or keeps one that is gone',
    body: z.strictObject({
      ref: refSchema,
      version: z.int().min(1),
      decision: z.enum(['lawChanged', 'onlyThePage', 'takeAddress', 'keep']),
    }),
    response: z.object({ provisions: z.int() }),
  },
  readSourceNow: {
    method: 'POST',
    path: '/api/staff/sources/readNow',
    access: 'staff',
    summary: 'Reads a page now, by the rules of the nightly round',
    body: z.strictObject({ ref: refSchema }),
    perMinute: 20,
    response: z.object({ isRead: z.boolean() }),
  },
  readSources: {
    method: 'POST',
    path: '/api/staff/sources/readAgain',
    access: 'staff',
    summary:
      'Provisions and special rules were read against a page as it is now, and nothing of them changes',
    body: z.strictObject({
      ref: refSchema,
      version: z.int().min(1),
      provisionIds: z.array(idSchema).max(200).default([]),
      ruleIds: z.array(idSchema).max(200).default([]),
    }),
    response: z.object({
      read: z.array(z.object({ id: idSchema, before: z.iso.date().nullable(), revision: z.int() })),
      /** Nothing is left to read: the page is taken as it is now. */
      isDone: z.boolean(),
    }),
  },
});
