import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
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

const citedRows = (kind: InstrumentRow['kind'], cited: WrittenRequirement['acts']): CitedRow[] =>
  cited.map(({ id, sections }) => ({ id, kind, sections: sections ?? '' }));

/** As this editor left it: what waits of theirs for a second reader, else what stands. */
const asLeft = ({ proposed, written }: StaffRequirement): WrittenRequirement =>
  proposed.find(({ isOwn }) => isOwn)?.written ?? written;

const valuesOfWritten = (jurisdiction: JurisdictionCode, written: WrittenRequirement): RequirementValues => ({
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
  cited: [...citedRows('act', written.acts), ...citedRows('regulation', written.regulations)],
});

const orNull = (text: string): string | null => text.trim() || null;
const numberOrNull = (text: string): number | null => (text.trim() ? Number(text) : null);

export const valuesOf = (requirement: StaffRequirement): RequirementValues =>
  valuesOfWritten(requirement.jurisdiction, asLeft(requirement));

/** What is sent of the form; a row in which nothing is chosen is left out. */
export function writtenOf(values: RequirementValues): WrittenRequirement {
  const cited = (kind: InstrumentRow['kind']) =>
    values.cited.flatMap((row) =>
      row.id !== null && row.kind === kind ? [{ id: row.id, sections: orNull(row.sections) }] : [],
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

/** What a requirement rests on, by name with its sections. */
export const citedText = (
  { acts, regulations }: WrittenRequirement,
  instruments: readonly InstrumentRow[],
): string[] =>
  [...acts, ...regulations].map(({ id, sections }) =>
    [instruments.find((row) => row.id === id)?.name ?? t('no longer there'), sections]
      .filter(Boolean)
      .join(', '),
  );
