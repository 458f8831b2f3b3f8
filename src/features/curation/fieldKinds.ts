/** What a typed value of a provision group may be. */
export const FIELD_KINDS = [
  'number',
  'boolean',
  'text',
  'date',
  'duration',
  'list',
  'table',
  'bands',
  'formula',
] as const;
export type FieldType = (typeof FIELD_KINDS)[number];

/** What the thresholds of bands count. */
export const THRESHOLD_KINDS = ['duration', 'employees', 'workers', 'hours'] as const;

/** A field of a provision group as a form holds it: what it does not have is null. */
export interface WrittenField {
  /** The name under which its values are stored; it never changes. */
  key: string;
  label: string;
  type: FieldType;
  unit: string | null;
  min: number | null;
  max: number | null;
  /** What the thresholds of bands count. */
  threshold: (typeof THRESHOLD_KINDS)[number] | null;
  /** Which way protects the employee more. */
  protects: 'higher' | 'lower' | null;
}
