import { z } from 'zod';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { VERIFICATION_LEVELS } from '../../shared/source.ts';

/** What a map of the library can count: everything that is published, or what of it stands well in one respect. */
export const COVERAGE_VIEWS = ['published', 'lawText', 'confirmed', 'inTime'] as const;
export type CoverageView = (typeof COVERAGE_VIEWS)[number];

/** What a view looks at. Days are calendar dates. */
export interface Standing {
  isPublished: boolean;
  verification: (typeof VERIFICATION_LEVELS)[number];
  confidence: 'high' | 'medium' | 'low';
  reviewDue: string | null;
}

/** Whether a provision counts in a view: on the law's own text, nothing of it open, or read within its time. */
export function countsIn(view: CoverageView, standing: Standing, today: string): boolean {
  if (!standing.isPublished) return false;
  if (view === 'lawText') return standing.verification === 'official-text';
  if (view === 'confirmed') return standing.confidence === 'high';
  if (view === 'inTime') return standing.reviewDue !== null && standing.reviewDue > today;
  return true;
}

export const coverageCellSchema = z.object({
  jurisdiction: jurisdictionSchema,
  /** Whether the area knows this jurisdiction at all, or has something published there. */
  applies: z.boolean(),
  /** How many provisions count, by view. */
  counts: z.record(z.enum(COVERAGE_VIEWS), z.int()),
});

export const coverageAreaSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** How many provision groups it has: what a jurisdiction can have at most. */
  groups: z.int(),
  /** In the order of the codes. */
  cells: z.array(coverageCellSchema),
});
export type CoverageArea = z.infer<typeof coverageAreaSchema>;

/** One provision group behind a cell, with the provision of the jurisdiction where there is one. */
export const coverageRowSchema = z.object({
  groupId: idSchema,
  name: z.string(),
  topic: z.object({ id: idSchema, name: z.string() }),
  provision: z
    .object({
      id: idSchema,
      isPublished: z.boolean(),
      verification: z.enum(VERIFICATION_LEVELS),
      confidence: z.enum(['high', 'medium', 'low']),
      reviewDue: z.iso.date().nullable(),
    })
    .nullable(),
});
export type CoverageRow = z.infer<typeof coverageRowSchema>;
