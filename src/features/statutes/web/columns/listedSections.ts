import type { Citable } from '../../citedSections.ts';

export interface KeptSection extends Citable {
  nth: number;
  note: string | null;
  mark: 'added' | 'amended' | 'same';
}

export interface ListedSection extends KeptSection {
  key: string;
  /** How many of the library cite it. */
  cited: number;
}

export interface SectionFilters {
  text: string;
  /** Only those that changed against the text before, or that something cites. */
  isNarrow: boolean;
}

/** The sections of a text that the filters leave, in its order; `citing` counts what cites one. */
export function listedSections(
  sections: readonly KeptSection[],
  citing: (section: Citable) => number,
  { text, isNarrow }: SectionFilters,
): ListedSection[] {
  const sought = text.trim().toLowerCase();
  return sections
    .filter(({ label }) => label !== '')
    .filter(({ label, note }) => `${label} ${note ?? ''}`.toLowerCase().includes(sought))
    .map((section) => ({ ...section, key: `${section.label} ${section.nth}`, cited: citing(section) }))
    .filter(({ mark, cited }) => !isNarrow || mark !== 'same' || cited > 0);
}
