import { z } from 'zod';
import { REQUIREMENT_TYPES } from '../../checklists/rules.ts';
import { citations, day, groupKey, slug, standing, yearly } from './fields.ts';

/** `checklists/<JUR>.yaml` */
export const requirementFormat = z.strictObject({
  id: slug,
  type: z.enum(REQUIREMENT_TYPES),
  requirement: z.string().trim().min(1).max(300),
  group: groupKey,
  minEmployees: z.int().min(1).optional(),
  maxEmployees: z.int().min(1).optional(),
  frequency: z.string().min(1).optional(),
  deadline: z.union([day, yearly]).optional(),
  /** The day from which the duty exists; left out when it is long in force. */
  from: day.optional(),
  ...citations,
  ...standing,
});

export const requirementsFormat = z.array(requirementFormat);

export type RequirementContent = z.infer<typeof requirementFormat>;
