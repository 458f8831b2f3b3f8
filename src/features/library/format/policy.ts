import { z } from 'zod';
import { groupKey, jurisdiction, markdown } from './fields.ts';

/**
 * `policies/<area>/<topic>/<group>.yaml`: sample policy text in the employer's voice. `{{key}}` stands for the typed value of
 * the same group and jurisdiction (`fillPolicy`), `[role responsible]` for what the employer fills in.
 */
export const policiesFormat = z.strictObject({
  group: groupKey,
  policies: z.partialRecord(
    jurisdiction,
    z.strictObject({ text: markdown, editorNote: markdown.optional() }),
  ),
});

export type PoliciesContent = z.infer<typeof policiesFormat>;
