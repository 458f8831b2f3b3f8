import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { BILL_OUTCOMES, billSchema, IN_FORCE_TYPES } from '../legislation/contract.ts';

const named = z.object({ id: idSchema, name: z.string() });

/** A bill as a row of the tracker. */
export const trackedBillSchema = z
  .object({
    id: idSchema,
    kind: z.enum(['bill', 'regulation']),
    name: z.string(),
    number: z.string().nullable(),
    jurisdiction: jurisdictionSchema,
    status: z.string(),
    inForce: z.enum(IN_FORCE_TYPES),
    inForceDate: z.iso.date().nullable(),
    assentDate: z.iso.date().nullable(),
    introductionDate: z.iso.date().nullable(),
    /** The last day on which it is known to have moved: a stage reached, assent, introduction. */
    lastMove: z.iso.date().nullable(),
    /** The day on which its stage was last seen in a source; null when nobody noted it. */
    seenOn: z.iso.date().nullable(),
    /** How it ended, when it never became law. */
    outcome: z.enum(BILL_OUTCOMES).nullable(),
    /** Every part of it counts as in force today (specification 4). */
    isInForce: z.boolean(),
    /** Of a bill that starts in stages: how many parts it has, and how many count as in force. */
    parts: z.object({ total: z.int(), inForce: z.int() }),
    /** The areas it concerns, of those the account covers. */
    areas: z.array(named),
  })
  .meta({ id: 'TrackedBill' });

export const affectedProvisionSchema = z.object({
  id: idSchema,
  name: z.string(),
  area: named,
  topic: named,
  /** The part of the bill that changes it; null when the whole does. */
  part: z.string().nullable(),
  /** HTML. */
  changesOverview: z.string(),
  inForce: z.enum(IN_FORCE_TYPES),
  inForceDate: z.iso.date().nullable(),
  isInForce: z.boolean(),
});

export const billDetailsSchema = z.object({
  bill: billSchema,
  seenOn: z.iso.date().nullable(),
  outcome: z.enum(BILL_OUTCOMES).nullable(),
  /** The days on which stages were reached, where they are known. */
  stageDates: z.array(z.object({ stage: z.string(), date: z.iso.date() })),
  provisions: z.array(affectedProvisionSchema),
});

export type TrackedBill = z.infer<typeof trackedBillSchema>;
export type AffectedProvision = z.infer<typeof affectedProvisionSchema>;
export type BillDetails = z.infer<typeof billDetailsSchema>;

export const trackerContract = defineContract({
  bills: {
    method: 'GET',
    path: '/api/bills',
    isCacheable: true,
    access: 'signedIn',
    summary: "The bills and filed regulations of the account's jurisdictions and areas",
    response: z.array(trackedBillSchema),
  },
  bill: {
    method: 'GET',
    path: '/api/bills/:id',
    isCacheable: true,
    access: 'signedIn',
    summary: 'One bill, the days of its stages, and the provisions it changes',
    params: z.strictObject({ id: idSchema }),
    response: billDetailsSchema,
  },
});
