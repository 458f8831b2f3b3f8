import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { RISKS, TOLD } from './rules.ts';

const words = (max: number) => z.string().trim().max(max);
const needed = (max: number) => words(max).min(1, 'This is needed.');
const people = z.number().int().min(0).max(100_000_000).nullable();

/** An incident as it is written: what Quebec's regulation has the register say, which is more than PIPEDA asks for. */
export const writtenIncidentSchema = z.strictObject({
  /** What happened, in short. */
  circumstances: needed(4000),
  /** Which information it concerns, or why that is not known. */
  information: needed(4000),
  happenedFrom: z.iso.date().nullable(),
  happenedTo: z.iso.date().nullable(),
  /** What is to be said of days that are not known. */
  happenedNote: words(500),
  /** The day on which it became known. */
  awareOn: z.iso.date(),
  people,
  arePeopleEstimated: z.boolean(),
  peopleInQuebec: people,
  risk: z.enum(RISKS),
  /** Sensitivity, use by somebody of ill intent, consequences, likelihood. */
  riskReasons: words(4000),
  /** What was done to lessen the risk. */
  measures: words(4000),
  notices: z.array(z.strictObject({ to: z.enum(TOLD), on: z.iso.date(), how: words(500) })).max(50),
  /** Why nobody was told, or why by a public notice. */
  noticesNote: words(2000),
  closedOn: z.iso.date().nullable(),
});
export type WrittenIncident = z.infer<typeof writtenIncidentSchema>;

export const incidentSchema = writtenIncidentSchema.extend({
  number: z.int(),
  revision: z.int(),
  /** The first day on which the entry may go. */
  keptUntil: z.iso.date(),
  updatedAt: z.iso.datetime(),
});
export type Incident = z.infer<typeof incidentSchema>;

export const incidentsContract = defineContract({
  incidents: {
    method: 'GET',
    path: '/api/staff/incidents',
    access: 'admin',
    summary: 'The register of confidentiality incidents, the last known first, fifty at a time',
    query: z.strictObject({ after: z.coerce.number().int().min(0).max(2_000_000_000).optional() }),
    response: z.object({ rows: z.array(incidentSchema), next: z.string().nullable() }),
  },
  exportIncidents: {
    method: 'GET',
    path: '/api/staff/incidents/export',
    access: 'admin',
    perMinute: 10,
    summary: 'The whole register as CSV, for the authority that asks for it',
    response: z.unknown(),
  },
  addIncident: {
    method: 'POST',
    path: '/api/staff/incidents',
    access: 'admin',
    status: 201,
    summary: 'Enters an incident',
    body: writtenIncidentSchema,
    response: incidentSchema,
  },
  changeIncident: {
    method: 'PATCH',
    path: '/api/staff/incidents/:number',
    access: 'admin',
    summary: 'Changes an incident; the audit log keeps what it said before. Entries are never deleted',
    params: z.strictObject({ number: z.coerce.number().int().min(1).max(2_000_000_000) }),
    body: writtenIncidentSchema.extend({ revision: z.int() }),
    response: incidentSchema,
  },
});
