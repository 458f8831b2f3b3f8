/** What stands in the fields of a case. */
export type Values = Record<string, string | boolean>;

export interface Field {
  name: string;
  label: string;
  /** `jobs`: a count, or one for each of several jurisdictions: "ON 52, AB 3". */
  kind: 'day' | 'money' | 'decimal' | 'count' | 'jobs' | 'choice' | 'check' | 'hours';
  hint?: string;
  options?: readonly { value: string; label: string }[];
  /** Side by side with its neighbour, or its label at the left. */
  width?: 'half' | 'inline';
  /** Left out while it is not asked. */
  isShown?: (values: Values) => boolean;
}

export interface Block {
  title: string;
  fields: readonly Field[];
  /** What follows from the entries, below the fields: "7 years and 8 months". */
  derived?: (values: Values) => string | null;
}

/** What is asked for a case. */
export interface CaseForm {
  blocks: readonly Block[];
  initial: (today: string) => Values;
}

/** The days of a week, each a field of its own: `hours1` to `hours7`. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** The fields that are asked at present. */
export const fieldsOf = (blocks: readonly Block[], values: Values): Field[] =>
  blocks.flatMap(({ fields }) => fields.filter(({ isShown }) => isShown?.(values) ?? true));

/** What is asked of the calculator: fields that are empty or not shown are left out, counts are numbers. */
export function askedOf(blocks: readonly Block[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(blocks, values).flatMap(({ name, kind }): [string, unknown][] => {
      if (kind === 'hours') return [[name, WEEK.map((day) => values[`${name}${day}`] || '0')]];
      const value = values[name];
      if (value === '' || value === undefined) return [];
      const isCount = (kind === 'count' || kind === 'jobs') && /^\d+$/.test(String(value).trim());
      if (kind === 'jobs' && !isCount) return [[`${name}In`, value]];
      return [[name, isCount ? Number(value) : value]];
    }),
  );
}
