import { z } from 'zod';
import { citations, groupKey, markdown, slug, standing } from './fields.ts';

/** `special-rules/<JUR>.yaml` */
export const specialRuleFormat = z.strictObject({
  id: slug,
  type: z.enum(['Exemption', 'Special Rule']),
  groups: z.array(groupKey).min(1),
  industries: z.array(slug).min(1),
  ...citations,
  description: markdown,
  ...standing,
});

export const specialRulesFormat = z.array(specialRuleFormat);

export type SpecialRuleContent = z.infer<typeof specialRuleFormat>;
