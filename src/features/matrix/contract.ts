import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { lawDaySchema } from '../../shared/lawDay.ts';
import { VERIFICATION_LEVELS } from '../../shared/source.ts';
import { IN_FORCE_TYPES } from '../legislation/contract.ts';
import { citationSchema, provisionSchema, typedValueSchema } from '../provisions/contract.ts';

/** The most provision groups that one matrix holds. */
export const MAX_GROUPS = 12;
export const MATRIX_FORMATS = ['xlsx', 'csv'] as const;
export type MatrixFormat = (typeof MATRIX_FORMATS)[number];

const named = z.object({ id: idSchema, name: z.string() });

/** What a typed value of a group is: a row of the matrix. */
export const matrixFieldSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(['number', 'boolean', 'text', 'date', 'duration', 'list', 'table', 'bands', 'formula']),
  unit: z.string().nullable(),
  /** What the thresholds of a scale count. */
  threshold: z.enum(['duration', 'employees', 'workers', 'hours']).nullable(),
  /** Which way protects the employee more, where one does. */
  protects: z.enum(['higher', 'lower']).nullable(),
});

/** What is coming for a provision as a whole, as far as the matrix tells it. */
export const comingSchema = z.object({
  /** Plain text. */
  overview: z.string(),
  bill: z.string().nullable(),
  billUrl: z.string().nullable(),
  inForce: z.enum(IN_FORCE_TYPES),
  inForceDate: z.iso.date().nullable(),
  assentDate: z.iso.date().nullable(),
  sections: z.string().nullable(),
});

/** A provision as the matrix needs it: everything about its figures, and no text. */
export const matrixProvisionSchema = z.object({
  id: idSchema,
  jurisdiction: jurisdictionSchema,
  jurisdictionName: z.string(),
  acts: z.array(citationSchema),
  regulations: z.array(citationSchema),
  textWarning: z.string().nullable(),
  values: z.array(typedValueSchema),
  upcomingChanges: z.array(comingSchema),
  effectiveDate: z.iso.date().nullable(),
  asOf: z.iso.date().nullable(),
  verification: z.enum(VERIFICATION_LEVELS),
  confidence: provisionSchema.shape.confidence,
  open: z.string().nullable(),
  verified: provisionSchema.shape.verified,
  hasVersions: z.boolean(),
});

export const matrixGroupSchema = named.extend({
  area: named,
  topic: named,
  fields: z.array(matrixFieldSchema),
  /** One for each jurisdiction that answers the group, in the order of jurisdictions. */
  provisions: z.array(matrixProvisionSchema),
});

export const matrixSchema = z.object({
  /** The day whose law is told, and the day it is. */
  on: z.iso.date(),
  today: z.iso.date(),
  /** The columns: those asked for that the account has. */
  jurisdictions: z.array(jurisdictionSchema),
  groups: z.array(matrixGroupSchema),
});

export type Matrix = z.infer<typeof matrixSchema>;
export type MatrixGroup = z.infer<typeof matrixGroupSchema>;
export type MatrixField = z.infer<typeof matrixFieldSchema>;
export type MatrixProvision = z.infer<typeof matrixProvisionSchema>;
export type Coming = z.infer<typeof comingSchema>;

/** A query parameter that holds a list with commas. */
const listed = <T extends z.ZodType>(item: T, max: number, tooMany: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(item).max(max, tooMany),
  );

const asked = z.strictObject({
  groups: listed(
    idSchema,
    MAX_GROUPS,
    `A matrix holds at most ${MAX_GROUPS} provisions. Choose fewer.`,
  ).refine((groups) => groups.length > 0, 'Choose at least one provision.'),
  jurisdictions: listed(jurisdictionSchema, 14, 'Choose at most 14 jurisdictions.').default([]),
  /** Keys of typed fields; none means all. */
  fields: listed(z.string().max(100), 200, 'Choose at most 200 rows.').default([]),
  on: lawDaySchema.optional(),
});

export const matrixContract = defineContract({
  matrix: {
    method: 'GET',
    path: '/api/matrix',
    access: 'signedIn',
    summary:
      'The typed values of provision groups in every jurisdiction the account may see, with sections and standing',
    query: asked,
    response: matrixSchema,
  },
  downloadMatrix: {
    method: 'GET',
    path: '/api/matrix/download',
    access: 'signedIn',
    summary: 'The same as an Excel or CSV file',
    query: asked.extend({
      format: z.enum(MATRIX_FORMATS),
      /** The jurisdiction that the others are compared with. */
      home: jurisdictionSchema.optional(),
    }),
    response: z.unknown(),
  },
});
