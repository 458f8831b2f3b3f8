/** Something the linter has to say about the library. Errors fail the check; warnings are for an editor to judge. */
export interface Finding {
  severity: 'error' | 'warning';
  /** The rule's own name, e.g. "values-against-prose". */
  rule: string;
  /** Path inside the content folder. */
  file: string;
  /** Where in the file: a jurisdiction, an id, a key. */
  where: string;
  message: string;
  /** The typed value it is about. */
  key?: string;
  /** What the text says in which passage, and what the value says in its place. */
  contradiction?: { passage: string; says: string; value: string };
}

/** `ON values.generalHourly`: the parts of a place, those that there are. */
export const place = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
