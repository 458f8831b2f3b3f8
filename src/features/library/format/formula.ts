import { z } from 'zod';
import { duration, fraction } from './fields.ts';

const words = z.string().trim().min(1);

/**
 * How an amount of pay is worked out, as data. Of several, the first whose `when` fits holds; the last has none.
 * - `share`: `fraction` or `percent` of the `base` earned in `period`, which ends at `ending`
 * - `average-day`: the `base` of `period`, divided by `divisor` (days worked, days with wages …)
 * - `usual-day`: what the employee would have earned on the day
 */
export const formula = z
  .strictObject({
    when: words.optional(),
    method: z.enum(['share', 'average-day', 'usual-day']),
    /** What is counted: "wages", "regular wages", "total earnings". */
    base: words.optional(),
    includes: z.array(words).default([]),
    excludes: z.array(words).default([]),
    period: duration.optional(),
    ending: words.optional(),
    fraction: fraction.optional(),
    percent: z.number().positive().max(100).optional(),
    divisor: words.optional(),
  })
  .refine((f) => f.method !== 'share' || (f.fraction === undefined) !== (f.percent === undefined), {
    message: 'a share has a fraction or a percent',
  })
  .refine((f) => f.method === 'usual-day' || (f.base !== undefined && f.period !== undefined), {
    message: 'says what is counted (base) and over which time (period)',
  })
  .refine((f) => f.method !== 'average-day' || f.divisor !== undefined, {
    message: 'an average says by what it is divided',
  });

export type Formula = z.infer<typeof formula>;
