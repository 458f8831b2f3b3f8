import type { Dependent, Dependents } from './thingsContract.ts';

/** A section of an act with what cites it; `section` null: the whole of it. */
export interface CitedSection {
  section: string | null;
  cited: Dependent[];
}

/** The sections that a citation names, one by one: "ss 54-61, 63; s 70" is 54-61, 63 and 70. */
const sectionsIn = (line: string | null): (string | null)[] => {
  const pieces = (line ?? '')
    .split(/[,;]/)
    .map((piece) => piece.trim().replace(/^(?:ss?|and)\.? +/i, ''))
    .filter(Boolean);
  return pieces.length === 0 ? [null] : [...new Set(pieces)];
};

/** By number first, as acts are read, and what has none after them. */
const inOrder = ({ section: a }: CitedSection, { section: b }: CitedSection): number =>
  a === null || b === null
    ? Number(a === null) - Number(b === null)
    : a.localeCompare(b, 'en', { numeric: true });

/** What cites an act, by the section: an editor who reads that section changed sees at once what rests on it. */
export function citedSections({ parts }: Dependents): CitedSection[] {
  const bySection = new Map<string | null, Dependent[]>();
  for (const { kind, items } of parts) {
    if (kind !== 'provision' && kind !== 'requirement') continue;
    for (const item of items) {
      for (const section of sectionsIn(item.line)) {
        bySection.set(section, [...(bySection.get(section) ?? []), item]);
      }
    }
  }
  return [...bySection].map(([section, cited]) => ({ section, cited })).sort(inOrder);
}
