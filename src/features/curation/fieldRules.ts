import { z } from 'zod';
import { FIELD_KINDS, THRESHOLD_KINDS, type WrittenField } from './fieldKinds.ts';
import { line } from './fields.ts';

const field = z.strictObject({
  key: z
    .string()
    .max(60)
    .regex(/^[a-z][A-Za-z0-9]*$/, 'A key is one word that begins with a small letter.')
    // Values are looked up by it: `constructor` would be found where there is none.
    .refine((key) => !(key in {}), 'This word cannot be a key.'),
  label: line(120),
  type: z.enum(FIELD_KINDS),
  unit: line(40).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  threshold: z.enum(THRESHOLD_KINDS).nullable(),
  protects: z.enum(['higher', 'lower']).nullable(),
}) satisfies z.ZodType<WrittenField>;

const faults = ({ type, min, max, threshold }: WrittenField): string[] => [
  ...(type !== 'number' && (min !== null || max !== null) ? ['Only a number has bounds.'] : []),
  ...(min !== null && max !== null && min > max ? ['The lower bound is above the upper.'] : []),
  ...((type === 'bands') !== (threshold !== null)
    ? ['Bands say what their thresholds count, and nothing else does.']
    : []),
];

/** The fields of a provision group: each key once, and each as its kind asks. A fault is said with the field's name. */
export const fieldsSchema = z
  .array(field)
  .max(40)
  .superRefine((fields, context) => {
    const seen = new Set<string>();
    for (const one of fields) {
      const twice = seen.has(one.key) ? ['Another field has this key.'] : [];
      seen.add(one.key);
      for (const fault of [...twice, ...faults(one)]) {
        context.addIssue({ code: 'custom', path: [], message: `${one.label}: ${fault}` });
      }
    }
  });
