import { z } from 'zod';
import { citations, day, groupKey, slug, standing } from './fields.ts';

/** Specification 9. */
export const REQUIREMENT_TYPES = [
  'Employee Committees',
  'Employee Communications',
  'Hiring',
  'Ongoing Compliance',
  'Policies & Procedures',
  'Records',
  'Reporting',
  'Training',
] as const;

const yearly = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'is not a yearly day written MM-DD');

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
