import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { lawDaySchema } from '../../shared/lawDay.ts';
import { noteSchema } from '../provisions/contract.ts';
import { MAX_HTML } from './rules.ts';

const named = z.object({ id: idSchema, name: z.string() });

/** A note with where its provision stands; null when the reader's plan no longer holds that provision. */
export const placedNoteSchema = noteSchema.extend({
  place: z
    .object({
      name: z.string(),
      jurisdiction: jurisdictionSchema,
      jurisdictionName: z.string(),
      area: named,
      topic: named,
    })
    .nullable(),
});

export type PlacedNote = z.infer<typeof placedNoteSchema>;

const textSchema = z.string().max(MAX_HTML, 'This note is too long. Shorten it, or split it in two.');
const reminderSchema = z.iso.datetime({ offset: true }).nullable();
const sharedWithSchema = z.array(idSchema).max(500);

export const notesContract = defineContract({
  notes: {
    method: 'GET',
    path: '/api/notes',
    access: 'signedIn',
    summary: 'Every note that the person wrote or that is shared with them, newest first',
    response: z.array(placedNoteSchema),
  },
  createNote: {
    method: 'POST',
    path: '/api/notes',
    access: 'signedIn',
    status: 201,
    summary: 'Writes a note beside a provision, with a reminder and colleagues if wanted',
    body: z.strictObject({
      provisionId: idSchema,
      text: textSchema,
      reminder: reminderSchema.default(null),
      sharedWith: sharedWithSchema.default([]),
      /** The day whose law is read beside it; null for today's. */
      on: lawDaySchema.nullable().default(null),
    }),
    response: noteSchema,
  },
  changeNote: {
    method: 'PATCH',
    path: '/api/notes/:noteId',
    access: 'signedIn',
    summary: 'Changes the text, the reminder or the colleagues of a note; its author only',
    params: z.object({ noteId: idSchema }),
    body: z.strictObject({
      text: textSchema.optional(),
      reminder: reminderSchema.optional(),
      sharedWith: sharedWithSchema.optional(),
    }),
    response: noteSchema,
  },
  deleteNote: {
    method: 'DELETE',
    path: '/api/notes/:noteId',
    access: 'signedIn',
    summary: 'Deletes a note; its author only',
    params: z.object({ noteId: idSchema }),
    response: z.object({ success: z.literal(true) }),
  },
});
