import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { line, webAddress } from './fields.ts';
import { archivedSchema } from './thingsContract.ts';

const kind = z.enum(['act', 'regulation']);

export const instrumentRowSchema = z.object({
  id: idSchema,
  kind,
  name: z.string(),
  citation: z.string().nullable(),
  jurisdiction: jurisdictionSchema,
  area: z.object({ id: idSchema, name: z.string() }),
  /** The act that a regulation is made under. */
  actId: idSchema.nullable(),
  isArchived: z.boolean(),
  /** How many provisions cite it. */
  citedBy: z.int(),
});
export type InstrumentRow = z.infer<typeof instrumentRowSchema>;

/** What an editor writes of an act or regulation, whole. */
export const writtenInstrumentSchema = z.strictObject({
  areaId: idSchema,
  actId: idSchema.nullable(),
  name: line(300),
  citation: line(120).nullable(),
  url: webAddress.nullable(),
  editorNote: line(2000).nullable(),
});
export type WrittenInstrument = z.infer<typeof writtenInstrumentSchema>;

export const instrumentSchema = z.object({
  id: idSchema,
  kind,
  jurisdiction: jurisdictionSchema,
  /** Moves on with every write; a write says which it began from. */
  revision: z.int(),
  written: writtenInstrumentSchema.extend({ url: z.string().nullable() }),
  /** The starter library brought it. */
  isFromLibrary: z.boolean(),
  archived: archivedSchema.nullable(),
});
export type StaffInstrument = z.infer<typeof instrumentSchema>;

const byId = z.strictObject({ id: idSchema });

export const instrumentsContract = defineContract({
  staffInstruments: {
    method: 'GET',
    path: '/api/staff/instruments',
    access: 'staff',
    summary: 'Every act and regulation, with how many provisions cite it',
    response: z.array(instrumentRowSchema),
  },
  staffInstrument: {
    method: 'GET',
    path: '/api/staff/instruments/:id',
    access: 'staff',
    summary: 'One act or regulation as editors write it',
    params: byId,
    response: instrumentSchema,
  },
  createInstrument: {
    method: 'POST',
    path: '/api/staff/instruments',
    access: 'staff',
    status: 201,
    summary: 'Adds an act or a regulation',
    body: writtenInstrumentSchema.extend({ kind, jurisdiction: jurisdictionSchema }),
    response: instrumentSchema,
  },
  changeInstrument: {
    method: 'PATCH',
    path: '/api/staff/instruments/:id',
    access: 'staff',
    summary: 'Changes an act or regulation; 409 when somebody else changed it since `revision`',
    params: byId,
    body: writtenInstrumentSchema.extend({ revision: z.int().min(1) }),
    response: instrumentSchema,
  },
});
