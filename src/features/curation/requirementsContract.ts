import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { VERIFICATION_LEVELS } from '../../shared/source.ts';
import { MAX_EMPLOYEES, REQUIREMENT_TYPES } from '../checklists/rules.ts';
import { line } from './fields.ts';
import { archivedSchema } from './thingsContract.ts';

const named = z.object({ id: idSchema, name: z.string() });
const employees = z.int().min(1).max(MAX_EMPLOYEES).nullable();
const citation = z.strictObject({ id: idSchema, sections: line(300).nullable() });

/** A day as MM-DD: 02-29 is one, 04-31 is none. */
const isDayOfLeapYear = (day: string): boolean => z.iso.date().safeParse(`2028-${day}`).success;

/** What an editor writes of a checklist requirement, whole. */
export const writtenRequirementSchema = z.strictObject({
  groupId: idSchema,
  type: z.enum(REQUIREMENT_TYPES),
  requirement: line(300),
  /** Both inclusive; null is no limit. */
  minEmployees: employees,
  maxEmployees: employees,
  frequency: line(120).nullable(),
  startsOn: z.iso.date().nullable(),
  /** When the law sets it due: YYYY-MM-DD once, MM-DD every year (02-29 is the last day of February). */
  deadline: z
    .union([z.iso.date(), z.string().refine(isDayOfLeapYear)], {
      error: 'Write a day as 2027-03-31, or 03-31 for every year.',
    })
    .nullable(),
  isPublished: z.boolean(),
  acts: z.array(citation).max(20),
  regulations: z.array(citation).max(20),
});
export type WrittenRequirement = z.infer<typeof writtenRequirementSchema>;

export const requirementRowSchema = z.object({
  id: idSchema,
  jurisdiction: jurisdictionSchema,
  requirement: z.string(),
  type: z.enum(REQUIREMENT_TYPES),
  area: named,
  group: named,
  isPublished: z.boolean(),
  isRetired: z.boolean(),
});
export type RequirementRow = z.infer<typeof requirementRowSchema>;

/** A requirement as an editor wants readers to see it, and waits for a second reader; `written` is null where it is to be brought back. */
const proposedRequirementSchema = z.object({
  id: idSchema,
  by: z.string(),
  isOwn: z.boolean(),
  written: writtenRequirementSchema.nullable(),
  /** Where it is read and approved. */
  href: z.string(),
});
export type ProposedRequirement = z.infer<typeof proposedRequirementSchema>;

/** `waits`: a second reader has to approve it before readers see it. */
const done = z.object({ id: idSchema, waits: z.boolean() });

export const staffRequirementSchema = z.object({
  id: idSchema,
  jurisdiction: jurisdictionSchema,
  revision: z.int(),
  written: writtenRequirementSchema,
  verification: z.enum(VERIFICATION_LEVELS),
  confidence: z.enum(['high', 'medium', 'low']),
  /** Addresses and names of what it rests on. */
  sources: z.array(z.string()),
  isFromLibrary: z.boolean(),
  archived: archivedSchema.nullable(),
  proposed: z.array(proposedRequirementSchema),
});
export type StaffRequirement = z.infer<typeof staffRequirementSchema>;
/** As it stands, whatever waits of it. */
export type StandingRequirement = Omit<StaffRequirement, 'proposed'>;

const byId = z.strictObject({ id: idSchema });

export const requirementsContract = defineContract({
  staffRequirements: {
    method: 'GET',
    path: '/api/staff/requirements',
    access: 'staff',
    summary: 'Every checklist requirement, retired ones among them',
    response: z.array(requirementRowSchema),
  },
  staffRequirement: {
    method: 'GET',
    path: '/api/staff/requirements/:id',
    access: 'staff',
    summary: 'One checklist requirement as editors write it',
    params: byId,
    response: staffRequirementSchema,
  },
  requirementPlaces: {
    method: 'GET',
    path: '/api/staff/requirements/places',
    access: 'staff',
    summary: 'The provision groups that a requirement may be about',
    response: z.array(z.object({ id: idSchema, name: z.string(), area: z.string(), topic: z.string() })),
  },
  createRequirement: {
    method: 'POST',
    path: '/api/staff/requirements',
    access: 'staff',
    status: 201,
    summary: 'Adds a checklist requirement',
    body: writtenRequirementSchema.extend({ jurisdiction: jurisdictionSchema }),
    response: done,
  },
  changeStaffRequirement: {
    method: 'PATCH',
    path: '/api/staff/requirements/:id',
    access: 'staff',
    summary: 'Changes a checklist requirement; 409 when somebody else changed it since `revision`',
    params: byId,
    body: writtenRequirementSchema.extend({ revision: z.int().min(1) }),
    response: done,
  },
});
