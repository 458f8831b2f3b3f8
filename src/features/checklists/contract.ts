import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { CHECKLIST_STATUSES, REQUIREMENT_TYPES } from './rules.ts';

const statusSchema = z.enum(CHECKLIST_STATUSES);

/** A requirement as an organisation sees it (specification 2.12, 3). */
export const checklistRequirementSchema = z.object({
  id: idSchema,
  requirementId: idSchema,
  requirement: z.string(),
  requirementType: z.enum(REQUIREMENT_TYPES),
  area: z.object({ id: idSchema, name: z.string() }),
  status: statusSchema,
  /** When somebody of the organisation last changed the status. */
  lastUpdated: z.iso.datetime().nullable(),
  lastUpdatedBy: z.string().nullable(),
  /** The Info Hub's address of the provision behind it; null when there is none, or the account's areas leave it out. */
  href: z.string().nullable(),
  /** Whether the account's areas hold it: where not, the screen says how to get it. */
  isAreaAllowed: z.boolean(),
  minEmployees: z.int().nullable(),
  maxEmployees: z.int().nullable(),
  frequency: z.string().nullable(),
});

export type ChecklistRequirement = z.infer<typeof checklistRequirementSchema>;

export const checklistsContract = defineContract({
  checklist: {
    method: 'GET',
    path: '/api/checklists',
    access: 'signedIn',
    summary: 'What an employer in a jurisdiction has to have done, and how far the organisation is with it',
    query: z.strictObject({
      jurisdiction: jurisdictionSchema,
      /** Leaves out what does not apply to an employer of this size. */
      numEmployees: z.coerce.number().int().min(1).max(10_000_000).optional(),
    }),
    response: z.array(checklistRequirementSchema),
  },
  setChecklistStatus: {
    method: 'PATCH',
    path: '/api/checklists/:requirementId/accounts/:accountId',
    access: 'signedIn',
    ownAccount: 'accountId',
    summary: 'Says how far the organisation is with a requirement; everybody of the account sees it',
    params: z.object({ requirementId: idSchema, accountId: idSchema }),
    body: z.strictObject({ status: statusSchema }),
    response: z.object({
      requirementId: idSchema,
      status: statusSchema,
      lastUpdated: z.iso.datetime(),
      lastUpdatedBy: z.string(),
    }),
  },
});
