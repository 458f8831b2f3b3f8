import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { linesRedlineSchema } from './redlineSchema.ts';
import { restingSchema } from './restingSchema.ts';

const byId = z.object({ id: idSchema });

export const statuteChangeSchema = z.object({
  id: idSchema,
  address: z.string(),
  title: z.string(),
  kind: z.enum(['act', 'regulation']),
  /** The days of the two texts. */
  from: z.iso.date(),
  to: z.iso.date(),
  foundAt: z.iso.datetime(),
  sections: z.int(),
  /** Provisions that cite a section that changed. */
  provisions: z.int(),
});
export type StatuteChange = z.infer<typeof statuteChangeSchema>;

export const statuteFileSchema = z.object({
  id: idSchema,
  title: z.string(),
  asOf: z.iso.date(),
  currentTo: z.iso.date().nullable(),
  importedAt: z.iso.datetime(),
  sections: z.int(),
});

/** A section as one text had it, from the day of that text until the next that has other words. */
export const sectionVersionSchema = z.object({
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  /** Null where the section was not in the text of that day. */
  body: z.string().nullable(),
});
export const sectionHistorySchema = z.object({
  label: z.string(),
  nth: z.int(),
  note: z.string().nullable(),
  part: z.string().nullable(),
  amendedOn: z.iso.date().nullable(),
  /** Newest first. */
  versions: z.array(sectionVersionSchema),
});
export type SectionHistory = z.infer<typeof sectionHistorySchema>;

export const importedStatuteSchema = z.object({
  fileId: idSchema,
  title: z.string(),
  asOf: z.iso.date(),
  sections: z.int(),
  isKnown: z.boolean(),
  instruments: z.array(z.string()),
  changed: z
    .object({ since: z.iso.date(), sections: z.int(), provisions: z.int(), changeId: idSchema })
    .nullable(),
});
export type ImportedStatute = z.infer<typeof importedStatuteSchema>;

export const statutesContract = defineContract({
  importStatute: {
    method: 'POST',
    path: '/api/staff/statutes/files',
    access: 'staff',
    summary:
      'Reads the official XML of a federal act or regulation; its bytes are the body (application/octet-stream)',
    status: 201,
    response: importedStatuteSchema,
  },
  statuteChanges: {
    method: 'GET',
    path: '/api/staff/statutes/changes',
    access: 'staff',
    summary: 'Statutes of which a newer text came, and what of them is still to be read; 200 at most',
    response: z.array(statuteChangeSchema),
  },
  statuteChange: {
    method: 'GET',
    path: '/api/staff/statutes/changes/:id',
    access: 'staff',
    summary: 'What changed in a statute, section by section as a redline, and the provisions that cite it',
    params: byId,
    response: z.object({
      change: statuteChangeSchema,
      version: z.int(),
      sections: z.array(
        z.object({
          label: z.string(),
          note: z.string().nullable(),
          part: z.string().nullable(),
          kind: z.enum(['amended', 'added', 'removed']),
          redline: linesRedlineSchema,
        }),
      ),
      provisions: z.array(restingSchema),
    }),
  },
  readStatuteAgain: {
    method: 'POST',
    path: '/api/staff/statutes/changes/:id/readAgain',
    access: 'staff',
    summary: 'Provisions were read against a statute as it is now, and nothing of them changes',
    params: byId,
    body: z.strictObject({ version: z.int().min(1), provisionIds: z.array(idSchema).min(1).max(200) }),
    response: z.object({ isDone: z.boolean() }),
  },
  closeStatuteChange: {
    method: 'POST',
    path: '/api/staff/statutes/changes/:id/close',
    access: 'staff',
    summary: 'The change of a statute is not about what the library says',
    params: byId,
    body: z.strictObject({ version: z.int().min(1) }),
    response: z.object({}),
  },
  instrumentText: {
    method: 'GET',
    path: '/api/staff/statutes/instruments/:id',
    access: 'staff',
    summary:
      'The texts that are kept of an act or regulation, and its sections as of the newest with whether they changed',
    params: byId,
    response: z.object({
      address: z.string().nullable(),
      files: z.array(statuteFileSchema),
      sections: z.array(
        z.object({
          label: z.string(),
          nth: z.int(),
          note: z.string().nullable(),
          part: z.string().nullable(),
          /** Against the text before the newest. */
          mark: z.enum(['added', 'amended', 'same']),
        }),
      ),
    }),
  },
  section: {
    method: 'GET',
    path: '/api/staff/statutes/instruments/:id/section',
    access: 'staff',
    summary:
      'One section of an act or regulation in every text that is kept, and the newest against that of a day',
    params: byId,
    query: z.strictObject({
      label: z.string().min(1).max(100),
      nth: z.coerce.number().int().min(1).default(1),
      against: z.iso.date().optional(),
    }),
    /** `redline`: from the text of the day asked for to the newest. */
    response: sectionHistorySchema.extend({ redline: linesRedlineSchema.nullable() }),
  },
  citedText: {
    method: 'GET',
    path: '/api/staff/statutes/cited/:id',
    access: 'staff',
    summary:
      'The sections that a provision cites, in every text that is kept: what its editor reads beside it',
    params: byId,
    response: z.array(
      z.object({
        instrument: z.object({ id: idSchema, name: z.string() }),
        sections: z.string().nullable(),
        address: z.string(),
        asOf: z.iso.date(),
        texts: z.array(sectionHistorySchema),
        /** There are more than are shown. */
        isCut: z.boolean(),
      }),
    ),
  },
});
