import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

/** Notification frequency (specification 9). */
export const FREQUENCIES = ['Never', 'Daily Summary', 'Weekly Summary'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const preferencesSchema = z.object({ notificationFrequency: z.enum(FREQUENCIES) });
export type Preferences = z.infer<typeof preferencesSchema>;

/** Where an entry of a summary belongs: a report, the watchlist, or a watched search. */
export const summaryGroupSchema = z.object({
  kind: z.enum(['report', 'watchlist', 'search']),
  /** The report's or the search's id; empty for the watchlist, of which a person has one. */
  id: z.string(),
  name: z.string(),
});
export type SummaryGroup = z.infer<typeof summaryGroupSchema>;

/** One changed text of a provision, as a redline. */
export const changedTextSchema = z.object({
  part: z.enum(['description', 'warning', 'policy', 'upcoming']),
  /** Sanitised HTML with `ins` and `del`; only what changed and what stands around it. */
  html: z.string(),
});

export const summaryEntrySchema = z.object({
  id: idSchema,
  changeType: z.enum(['Amendment In Force', 'Upcoming Amendment']),
  /** The day of the change in Toronto. */
  date: z.string(),
  provisionId: idSchema,
  name: z.string(),
  area: z.string(),
  topic: z.string(),
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  /** The path of the provision in the Info Hub. */
  link: z.string(),
  /** The bill's number and name, where a bill brings the change. */
  bill: z.string().nullable(),
  /** What its editor tells readers, in one line; null where it follows from the texts. */
  line: z.string().nullable(),
  changes: z.array(changedTextSchema),
  /** The other groups that it belongs to: it is told of once. */
  alsoIn: z.array(summaryGroupSchema),
});
export type SummaryEntry = z.infer<typeof summaryEntrySchema>;

/** An open requirement of a checklist that the person owns, near its day or past it. */
export const dueRequirementSchema = z.object({
  requirementId: idSchema,
  requirement: z.string(),
  jurisdiction: jurisdictionSchema,
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
  /** The path of its drawer. */
  link: z.string(),
});
export type DueRequirement = z.infer<typeof dueRequirementSchema>;

export const summaryPreviewSchema = z.object({
  frequency: z.enum(FREQUENCIES),
  /** When the next summary falls due; null with *Never*. */
  nextAt: z.iso.datetime().nullable(),
  groups: z.array(summaryGroupSchema.extend({ entries: z.array(summaryEntrySchema) })),
  /** Empty when the next summary would not tell of it: nothing of it is new, and nothing else changed. */
  due: z.array(dueRequirementSchema),
  /** Entries beyond those listed. */
  more: z.number().int(),
});
export type SummaryPreview = z.infer<typeof summaryPreviewSchema>;

export const summariesContract = defineContract({
  preferences: {
    method: 'GET',
    path: '/api/preferences',
    access: 'signedIn',
    summary: 'What the person chose for themselves',
    response: preferencesSchema,
  },
  changePreferences: {
    method: 'PATCH',
    path: '/api/preferences',
    access: 'signedIn',
    summary: 'Changes how often summaries of changes come by email',
    body: z.strictObject({ notificationFrequency: z.enum(FREQUENCIES) }),
    response: preferencesSchema,
  },
  preview: {
    method: 'GET',
    path: '/api/summaries/preview',
    access: 'signedIn',
    perMinute: 60,
    summary: 'What the next summary would hold if it were written now',
    response: summaryPreviewSchema,
  },
});
