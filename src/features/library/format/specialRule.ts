import { z } from 'zod';
import { citations, fraction, groupKey, markdown, slug, standing } from './fields.ts';

/** A number of a special rule. It is computed with only where `replaces` names the field (`area/topic/group#key`) whose place it takes. */
const ruleValue = z.strictObject({
  label: z.string().trim().min(1).max(120),
  value: z.union([z.number(), fraction]),
  unit: z.string().trim().min(1).max(60),
  replaces: z
    .string()
    .regex(/^[a-z0-9-]+(\/[a-z0-9-]+){2}#[a-z][A-Za-z0-9]*$/, 'is not a field like area/topic/group#key')
    .optional(),
});

/** `special-rules/<JUR>.yaml` */
export const specialRuleFormat = z.strictObject({
  id: slug,
  type: z.enum(['Exemption', 'Special Rule']),
  groups: z.array(groupKey).min(1),
  industries: z.array(slug).min(1),
  ...citations,
  description: markdown,
  /** Every number that the description gives. */
  values: z.array(ruleValue).max(30).default([]),
  ...standing,
});

export const specialRulesFormat = z.array(specialRuleFormat);

export type SpecialRuleContent = z.infer<typeof specialRuleFormat>;
