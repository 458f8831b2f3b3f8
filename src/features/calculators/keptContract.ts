import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { CALCULATORS } from './calculatorNames.ts';
import { dayProblem } from './caseRules.ts';
import { MAX_PLACES } from './cases.ts';

/** How many calculations one person may keep. */
export const MAX_KEPT = 200;

const name = z
  .string()
  .trim()
  .min(1, 'This is needed.')
  .max(120, 'Please use at most 120 characters.')
  .regex(/^[^\p{Cc}]*$/u, 'This has characters that cannot be shown.');

const keptReadingSchema = z.strictObject({
  jurisdictions: z.array(jurisdictionSchema).min(1).max(MAX_PLACES),
  on: z.iso.date().nullish(),
  industry: idSchema.nullish(),
});

/** What may be kept anew: its day is one that a calculator can be asked for. */
const readingSchema = keptReadingSchema.extend({
  on: z
    .string()
    .max(40)
    .superRefine((day, context) => {
      const message = dayProblem(day);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .nullish(),
});

/** The entries of a case, by field: what its own rules let through. */
const enteredSchema = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(12)).max(7)]),
);

export const keptCalculationSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    calculator: z.enum(CALCULATORS),
    reading: keptReadingSchema,
    /** Null where what was entered was not to be kept. */
    entered: enteredSchema.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'KeptCalculation' });

export type KeptCalculation = z.infer<typeof keptCalculationSchema>;

export const keptContract = defineContract({
  calculations: {
    method: 'GET',
    path: '/api/calculations',
    access: 'signedIn',
    summary: 'The calculations that the person keeps, newest first',
    response: z.array(keptCalculationSchema),
  },
  keepCalculation: {
    method: 'POST',
    path: '/api/calculations',
    access: 'signedIn',
    status: 201,
    summary: 'Keeps a calculation by a name; what was entered only where it is sent',
    body: z.strictObject({
      name,
      calculator: z.enum(CALCULATORS),
      reading: readingSchema,
      entered: enteredSchema.nullish(),
    }),
    response: keptCalculationSchema,
  },
  renameCalculation: {
    method: 'PATCH',
    path: '/api/calculations/:id',
    access: 'signedIn',
    summary: 'Renames a calculation that the person keeps',
    params: z.strictObject({ id: idSchema }),
    body: z.strictObject({ name }),
    response: keptCalculationSchema,
  },
  forgetCalculation: {
    method: 'DELETE',
    path: '/api/calculations/:id',
    access: 'signedIn',
    summary: 'Forgets a calculation',
    params: z.strictObject({ id: idSchema }),
    response: z.object({ success: z.literal(true) }),
  },
});
