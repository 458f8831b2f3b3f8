import { z } from 'zod';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

/** An act or a regulation as readers meet it: its name and where it is published. */
export const instrumentSchema = z.object({ id: idSchema, name: z.string(), url: z.string().nullable() });

/** How a bill says when it starts (specification 4); `others`: several dates, part by part. */
export const IN_FORCE_TYPES = ['assent', 'to be proclaimed', 'on date', 'retro on date', 'others'] as const;

/** How a bill ended that did not become law; `not established` where it passed or died and no source says which. */
export const BILL_OUTCOMES = ['defeated', 'died', 'withdrawn', 'not established'] as const;
export type BillOutcome = (typeof BILL_OUTCOMES)[number];

export const billPartSchema = z.object({
  what: z.string(),
  inForce: z.enum(IN_FORCE_TYPES),
  inForceDate: z.iso.date().nullable(),
  sections: z.string().nullable(),
});

export const billSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    number: z.string().nullable(),
    url: z.string().nullable(),
    status: z.string(),
    inForce: z.enum(IN_FORCE_TYPES),
    inForceDate: z.iso.date().nullable(),
    introductionDate: z.iso.date().nullable(),
    assentDate: z.iso.date().nullable(),
    description: z.string().nullable(),
    jurisdiction: jurisdictionSchema,
    affectedAct: z.string().nullable(),
    isActive: z.boolean(),
    parts: z.array(billPartSchema),
  })
  .meta({ id: 'Bill' });

export const upcomingChangeSchema = z.object({
  id: idSchema,
  bill: billSchema.nullable(),
  affectedAct: z.string().nullable(),
  changesOverview: z.string(),
  upcomingAct: instrumentSchema.nullable(),
  upcomingActSections: z.string().nullable(),
  upcomingRegulations: z.array(instrumentSchema),
  upcomingRegSections: z.string().nullable(),
  inForce: z.enum(IN_FORCE_TYPES),
  inForceDate: z.iso.date().nullable(),
});

export type Bill = z.infer<typeof billSchema>;
export type BillPart = z.infer<typeof billPartSchema>;
export type UpcomingChange = z.infer<typeof upcomingChangeSchema>;
export type Instrument = z.infer<typeof instrumentSchema>;
export type InForceType = (typeof IN_FORCE_TYPES)[number];
