import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { editableSchema } from '../provisions/editable.ts';
import { ENTRY_KINDS } from './entries/entry.ts';

const kind = z.enum(ENTRY_KINDS).exclude(['file']);
const key = z.string().min(1).max(300);
const place = z.strictObject({ kind, key });

/** An entry as a list shows it. */
const listed = z.object({
  kind,
  key,
  title: z.string(),
  jurisdiction: jurisdictionSchema.nullable(),
  /** The names of the fields that differ. */
  fields: z.array(z.string()),
});
export type ListedEntry = z.infer<typeof listed>;

/** A field as words: text as HTML, anything else line by line. */
const said = z.union([z.object({ html: z.string() }), z.object({ lines: z.array(z.string()) })]).nullable();
export type FieldWords = z.infer<typeof said>;

const field = z.object({
  field: z.string(),
  label: z.string(),
  /** As both last had it. */
  base: said,
  file: said,
  ours: said,
  changed: z.enum(['file', 'ours', 'both']),
});
export type FieldDifference = z.infer<typeof field>;

/** One entry, field by field. */
const difference = z.object({
  kind,
  key,
  title: z.string(),
  path: z.array(z.string()),
  jurisdiction: jurisdictionSchema.nullable(),
  file: z.string(),
  fields: z.array(field),
  /** How many of its fields say the same on both sides. */
  equal: z.int(),
  /** Who changed it here last, and when. */
  changedBy: z.object({ name: z.string(), at: z.iso.datetime() }).nullable(),
  /** Changes with either side: a choice says which one it saw. */
  seen: z.string(),
  /** Of a provision: where it is opened, and what both sides have as an editor writes it. */
  provision: z
    .object({ id: idSchema, areaId: idSchema, topicId: idSchema, base: editableSchema, file: editableSchema })
    .nullable(),
});
export type Difference = z.infer<typeof difference>;

const differences = z.object({
  checkedAt: z.iso.datetime(),
  /** The day whose law the starter library states. */
  stated: z.string(),
  counts: z.object({ same: z.int(), editedHere: z.int(), taken: z.int(), differ: z.int() }),
  open: z.array(listed),
  settled: z.array(
    listed.extend({
      how: z.enum(['file', 'ours', 'merge']),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type Differences = z.infer<typeof differences>;

const importRun = z.object({
  /** Null where nothing can be taken over. */
  id: idSchema.nullable(),
  name: z.string(),
  /** How many files say something else than the database. */
  differing: z.int(),
  changed: z.array(listed.extend({ isNew: z.boolean() })),
  /** Rows that files cannot say, of an export that brings them along. */
  beside: z.int(),
  errors: z.array(z.object({ file: z.string(), line: z.int(), message: z.string() })),
  errorCount: z.int(),
  notes: z.array(z.string()),
});
export type ImportRun = z.infer<typeof importRun>;

export const libraryContract = defineContract({
  differences: {
    method: 'GET',
    path: '/api/staff/libraryFiles',
    access: 'staff',
    summary: 'Where the starter library and what staff edited differ, counted and listed',
    response: differences,
  },
  countDifferences: {
    method: 'GET',
    path: '/api/staff/libraryFiles/count',
    access: 'staff',
    summary: 'How many entries a newer starter library met that staff had changed, and that are not settled',
    response: z.object({ open: z.int() }),
  },
  difference: {
    method: 'GET',
    path: '/api/staff/libraryFiles/entry',
    access: 'staff',
    summary: 'One entry of the library in its file and in the database, field by field',
    query: place,
    response: difference,
  },
  settleDifference: {
    method: 'POST',
    path: '/api/staff/libraryFiles/settle',
    access: 'staff',
    summary:
      'Takes fields of the file into the database, or keeps what staff wrote; 409 when either changed since',
    body: place.extend({
      /** The fields that are taken from the file: none keeps what the database says. */
      take: z.array(z.string().max(200)).max(500),
      /** The result was saved as a draft by the editor. */
      isMerged: z.boolean(),
      seen: z.string().max(100),
    }),
    response: z.object({ settled: z.boolean() }),
  },
  exportLibrary: {
    method: 'GET',
    path: '/api/staff/libraryFiles/export',
    access: 'staff',
    summary:
      'The library as the files of content/ in a zip: all of it, or the files that differ from the starter library',
    query: z.strictObject({ extent: z.enum(['whole', 'changes']) }),
    response: z.unknown(),
  },
  readImport: {
    method: 'POST',
    path: '/api/staff/libraryFiles/imports',
    access: 'staff',
    status: 201,
    summary:
      'Reads a zip of library files (its bytes are the body, application/octet-stream) and says what it would change; writes nothing',
    query: z.strictObject({ name: z.string().trim().min(1).max(200) }),
    response: importRun,
  },
  importEntry: {
    method: 'GET',
    path: '/api/staff/libraryFiles/imports/:id/entry',
    access: 'staff',
    summary: 'One entry that an import would change: as it is, and as it would be',
    params: z.strictObject({ id: idSchema }),
    query: place,
    response: difference,
  },
  applyImport: {
    method: 'POST',
    path: '/api/staff/libraryFiles/imports/:id/apply',
    access: 'staff',
    summary:
      'Takes an import over, all of it or nothing; 409 when what it would change was changed since it was read',
    params: z.strictObject({ id: idSchema }),
    response: z.object({ changed: z.int() }),
  },
  dropImport: {
    method: 'DELETE',
    path: '/api/staff/libraryFiles/imports/:id',
    access: 'staff',
    summary: 'Forgets an import that is not to be taken over',
    params: z.strictObject({ id: idSchema }),
    response: z.object({ dropped: z.boolean() }),
  },
});
