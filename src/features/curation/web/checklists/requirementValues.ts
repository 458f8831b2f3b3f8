import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { RequirementType } from '../../../checklists/rules.ts';
import type { InstrumentRow } from '../../instrumentsContract.ts';
import type { StaffRequirement, WrittenRequirement } from '../../requirementsContract.ts';
import type { CitedRow } from './CitationRows.tsx';

/** What stands in the fields of the form. */
export interface RequirementValues extends Record<string, unknown> {
  jurisdiction: JurisdictionCode | null;
  groupId: string | null;
  type: RequirementType | null;
  requirement: string;
  minEmployees: string;
  maxEmployees: string;
  frequency: string;
  startsOn: string;
  deadline: string;
  isPublished: boolean;
  cited: CitedRow[];
}

export const EMPTY_REQUIREMENT: RequirementValues = {
  ...{ jurisdiction: null, groupId: null, type: null, requirement: '', minEmployees: '', maxEmployees: '' },
  ...{ frequency: '', startsOn: '', deadline: '', isPublished: true, cited: [] },
};

export const valuesOf = ({ jurisdiction, written }: StaffRequirement): RequirementValues => ({
  jurisdiction,
  groupId: written.groupId,
  type: written.type,
  requirement: written.requirement,
  minEmployees: written.minEmployees?.toString() ?? '',
  maxEmployees: written.maxEmployees?.toString() ?? '',
  frequency: written.frequency ?? '',
  startsOn: written.startsOn ?? '',
  deadline: written.deadline ?? '',
  isPublished: written.isPublished,
  cited: [...written.acts, ...written.regulations].map(({ id, sections }) => ({
    id,
    sections: sections ?? '',
  })),
});

const orNull = (text: string): string | null => text.trim() || null;
const numberOrNull = (text: string): number | null => (text.trim() ? Number(text) : null);

/** What is sent of the form; `instruments` tells acts from regulations. */
export function writtenOf(
  values: RequirementValues,
  instruments: readonly InstrumentRow[],
): WrittenRequirement {
  const cited = (kind: InstrumentRow['kind']) =>
    values.cited.flatMap(({ id, sections }) =>
      id !== null && instruments.find((row) => row.id === id)?.kind === kind
        ? [{ id, sections: orNull(sections) }]
        : [],
    );
  return {
    groupId: values.groupId ?? '',
    type: values.type ?? 'Ongoing Compliance',
    requirement: values.requirement,
    minEmployees: numberOrNull(values.minEmployees),
    maxEmployees: numberOrNull(values.maxEmployees),
    frequency: orNull(values.frequency),
    startsOn: orNull(values.startsOn),
    deadline: orNull(values.deadline),
    isPublished: values.isPublished,
    acts: cited('act'),
    regulations: cited('regulation'),
  };
}
