import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { billSchema } from '../legislation/contract.ts';

const named = z.object({ id: idSchema, name: z.string() });

/** Where in the library an entry or a reminder stands. */
const placed = z.object({
  id: idSchema,
  /** The calendar day it is listed under. */
  date: z.iso.date(),
  /** The provision's name. */
  name: z.string(),
  provision: named.nullable(),
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  area: named,
  topic: named.nullable(),
  /** A path of this site, or null when there is nothing to open. */
  url: z.string().nullable(),
});

/** Why an entry is shown to this person, beyond the account covering its area and jurisdiction. */
export const reasonsSchema = z.object({
  isWatched: z.boolean(),
  reports: z.array(named),
});

/** A typed value that a change set: "Minimum wage: $17.60 an hour to $17.95 an hour". */
export const valueChangeSchema = z.object({
  label: z.string(),
  unit: z.string().nullable(),
  before: z.union([z.number(), z.boolean(), z.string()]),
  after: z.union([z.number(), z.boolean(), z.string()]),
});

export const updateEntrySchema = placed
  .extend({
    createdAt: z.iso.datetime(),
    changeType: z.enum(['Upcoming Amendment', 'Amendment In Force']),
    provision: named,
    topic: named,
    url: z.string(),
    bill: billSchema.nullable(),
    /** What changed, in a sentence or two of plain text. */
    summary: z.string(),
    values: z.array(valueChangeSchema),
    why: reasonsSchema,
  })
  .meta({ id: 'UpdateEntry' });

export const REMINDER_TYPES = ['In Force', 'Deadline', 'Note'] as const;

export const reminderSchema = placed
  .extend({
    reminderType: z.enum(REMINDER_TYPES),
    /** Plain text. */
    description: z.string(),
    bill: billSchema.nullable(),
    /** The moment a note reminds of; null for what has a day only. */
    createdAt: z.iso.datetime().nullable(),
    /** Who wrote the note, when that is somebody else. */
    sharedBy: z.string().nullable(),
  })
  .meta({ id: 'Reminder' });

export const affectedReportSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: z.string(),
  changedProvisions: z.int(),
  lastChange: z.iso.date(),
});

export const updatesSchema = z.object({
  matchedEntries: z.array(updateEntrySchema),
  reminders: z.array(reminderSchema),
  affectedReports: z.array(affectedReportSchema),
});

export type UpdateEntry = z.infer<typeof updateEntrySchema>;
export type ValueChange = z.infer<typeof valueChangeSchema>;
export type Reminder = z.infer<typeof reminderSchema>;
export type AffectedReport = z.infer<typeof affectedReportSchema>;
export type Updates = z.infer<typeof updatesSchema>;

const day = z.union([z.literal(''), z.iso.date()]).default('');

export const updatesContract = defineContract({
  updates: {
    method: 'GET',
    path: '/api/updates',
    access: 'signedIn',
    summary: 'What changed between two days (the previous 60 unless said), and what comes in the next 60',
    query: z.strictObject({ dateStart: day, dateEnd: day }),
    response: updatesSchema,
  },
});
