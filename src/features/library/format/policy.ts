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
    z.strictObject({
      text: markdown,
      /**
       * Where a policy meets what the law wants of it: each of the provision's required contents (`policyContents`), with the
       * heading or the words of the text that meet it.
       */
      meets: z.record(z.string().min(1), z.string().min(1)).default({}),
      editorNote: markdown.optional(),
    }),
  ),
});

export type PoliciesContent = z.infer<typeof policiesFormat>;
