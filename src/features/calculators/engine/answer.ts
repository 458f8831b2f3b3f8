import { z } from 'zod';
import { jurisdictionSchema } from '../../../shared/jurisdictions.ts';
import { citationSchema, provisionSchema } from '../../provisions/contract.ts';

/** What a step rests on: a provision, and the sections, which may be the figure's own. */
export const basisSchema = z.object({
  provisionId: z.string(),
  citations: z.array(citationSchema),
  /** The day from which the figure holds; null where that is not established. */
  from: z.iso.date().nullable(),
  /** It is of a day to come. */
  isAnnounced: z.boolean(),
  /** Our history does not reach back to the day, and the person asked to reckon with the figure as it stood later. */
  isAssumed: z.boolean(),
});

/** A mark of a scale: what it gives, from where, and whether the case has passed it, lies in it or is short of it. */
export const markSchema = z.object({
  amount: z.string(),
  from: z.string(),
  place: z.enum(['passed', 'reached', 'ahead']),
});

export const stepSchema = z.object({
  key: z.string(),
  /** entry: of what was entered; sum; passed and failed: a test; unknown: a figure is not established. */
  kind: z.enum(['entry', 'sum', 'passed', 'failed', 'unknown']),
  title: z.string(),
  /** The sum, or what is compared, in lines; **what was entered or comes out** stands between stars. */
  lines: z.array(z.string()),
  result: z.string().nullable(),
  note: z.string().nullable(),
  basis: z.array(basisSchema),
  scale: z.array(markSchema).nullable(),
});

export const partSchema = z.object({
  key: z.string(),
  title: z.string(),
  subtotal: z.string(),
  steps: z.array(stepSchema),
});

/** An exemption or special rule of the chosen industry, which somebody has to judge. */
export const industryRuleSchema = z.object({
  id: z.string(),
  type: z.enum(['Exemption', 'Special Rule']),
  text: z.string(),
  /** Its figures take the place of general ones, and are reckoned with where it applies. */
  isComputed: z.boolean(),
  provisionId: z.string(),
  citations: z.array(citationSchema),
  /** What the person answered; null while they have not. */
  applies: z.boolean().nullable(),
});

/** The provisions that an answer rests on, with their standing. */
export const groundSchema = provisionSchema.pick({
  id: true,
  name: true,
  area: true,
  topic: true,
  verification: true,
  confidence: true,
  verified: true,
  open: true,
  textWarning: true,
  notCovered: true,
});

export const answerSchema = z.object({
  jurisdiction: jurisdictionSchema,
  /** The day whose law was used. */
  on: z.iso.date(),
  /** Our history of a figure does not reach the day, so that it is not established; `assumeEarlier` reckons all the same. */
  isBeforeHistory: z.boolean(),
  summary: z.array(z.object({ label: z.string(), value: z.string(), note: z.string().nullable() })),
  parts: z.array(partSchema),
  /** What it comes to. `least`: a part is not established, so it is at least this; `open`: nothing can be said. */
  total: z
    .object({
      label: z.string(),
      text: z.string(),
      certainty: z.enum(['exact', 'least', 'open']),
      lines: z.array(z.string()),
    })
    .nullable(),
  /** The same for programs: amounts in whole cents (`…Cents`), weeks, days and hours as decimals; null where not established. */
  figures: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]).nullable()),
  toDo: z.array(z.object({ text: z.string(), by: z.iso.date().nullable() })),
  assumed: z.array(z.string()),
  notCounted: z.array(z.string()),
  industryRules: z.array(industryRuleSchema),
  grounds: z.array(groundSchema),
});

export type Basis = z.infer<typeof basisSchema>;
export type Mark = z.infer<typeof markSchema>;
export type Step = z.infer<typeof stepSchema>;
export type Part = z.infer<typeof partSchema>;
export type IndustryRule = z.infer<typeof industryRuleSchema>;
export type Ground = z.infer<typeof groundSchema>;
export type Answer = z.infer<typeof answerSchema>;
