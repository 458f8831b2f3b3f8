import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { line } from './fields.ts';
import { archivedSchema } from './thingsContract.ts';

/** What an editor writes of an industry or occupation, whole. */
export const writtenIndustrySchema = z.strictObject({
  name: line(120),
  kind: z.enum(['industry', 'occupation']),
  /** Of the North American Industry Classification System: codes of 2 to 6 digits, or spans of them. */
  naics: z
    .string()
    .trim()
    .max(120)
    .regex(/^\d{2,6}(-\d{2,6})?(, ?\d{2,6}(-\d{2,6})?)*$/, 'NAICS codes have 2 to 6 digits, as in 211, 213.')
    .nullable(),
});
export type WrittenIndustry = z.infer<typeof writtenIndustrySchema>;

export const staffIndustrySchema = z.object({
  id: idSchema,
  revision: z.int(),
  written: writtenIndustrySchema.extend({ naics: z.string().nullable() }),
  isFromLibrary: z.boolean(),
  archived: archivedSchema.nullable(),
  /** How many special rules and exemptions speak of it. */
  rules: z.int(),
});
export type StaffIndustry = z.infer<typeof staffIndustrySchema>;

export const industriesContract = defineContract({
  staffIndustries: {
    method: 'GET',
    path: '/api/staff/industries',
    access: 'staff',
    summary: 'Every industry and occupation, with how many special rules speak of it',
    response: z.array(staffIndustrySchema),
  },
  createIndustry: {
    method: 'POST',
    path: '/api/staff/industries',
    access: 'staff',
    status: 201,
    summary: 'Adds an industry or occupation',
    body: writtenIndustrySchema,
    response: z.object({ id: idSchema }),
  },
  changeIndustry: {
    method: 'PATCH',
    path: '/api/staff/industries/:id',
    access: 'staff',
    summary: 'Changes an industry or occupation; 409 when somebody else changed it since `revision`',
    params: z.strictObject({ id: idSchema }),
    body: writtenIndustrySchema.extend({ revision: z.int().min(1) }),
    response: z.object({ id: idSchema }),
  },
});
