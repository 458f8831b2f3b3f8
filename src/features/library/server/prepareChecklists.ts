import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { DeadlineToLoad, RequirementToLoad } from '../../checklists/server/load.ts';
import type { RequirementContent } from '../format/checklist.ts';
import type { Library } from '../format/library.ts';
import { deadlineId, type LibraryIds, libraryIds } from './contentIds.ts';
import { standingColumns } from './standingColumns.ts';

const requirementRow = (
  ids: LibraryIds,
  jurisdiction: JurisdictionCode,
  entry: RequirementContent,
): RequirementToLoad['requirement'] => ({
  id: ids.requirement(entry.id),
  key: entry.id,
  jurisdiction,
  provision_group_id: ids.group(entry.group),
  type: entry.type,
  requirement: entry.requirement,
  min_employees: entry.minEmployees ?? null,
  max_employees: entry.maxEmployees ?? null,
  frequency: entry.frequency ?? null,
  starts_on: entry.from ?? null,
  ...standingColumns(entry),
});

/** Every checklist requirement as rows. Those of low confidence are for staff until somebody has checked them. */
export function prepareRequirements(library: Library): RequirementToLoad[] {
  const ids = libraryIds(library.moved);
  return library.checklists.flatMap(({ jurisdiction, content }) =>
    content.map((entry) => ({
      requirement: requirementRow(ids, jurisdiction, entry),
      acts: entry.acts.map(({ id, sections }, sort) => ({
        act_id: ids.instrument(id),
        sections: sections ?? null,
        sort,
      })),
      regulations: entry.regulations.map(({ id, sections }, sort) => ({
        regulation_id: ids.instrument(id),
        sections: sections ?? null,
        sort,
      })),
    })),
  );
}

/** When a duty falls due, as columns: once on a day of the calendar, or yearly on a month and day. */
const due = (on: string, from: string | undefined) => {
  const isYearly = on.length === 'MM-DD'.length;
  return { once_on: isYearly ? null : on, yearly_on: isYearly ? on : null, starts_on: from ?? null };
};

/** The dated duties of the checklists and of the provisions. */
export function prepareDeadlines(library: Library): DeadlineToLoad[] {
  const ids = libraryIds(library.moved);
  const ofRequirements = library.checklists.flatMap(({ content }) =>
    content.flatMap(({ id, requirement, deadline, from }) => {
      if (!deadline) return [];
      const owner = ids.requirement(id);
      return {
        id: deadlineId(owner, deadline, ''),
        requirement_id: owner,
        provision_id: null,
        description: requirement,
        ...due(deadline, from),
      };
    }),
  );
  const ofProvisions = library.groups.flatMap(({ content }) =>
    Object.entries(content.provisions).flatMap(([jurisdiction, { deadlines }]) => {
      const owner = ids.provision(content.group, jurisdiction as JurisdictionCode);
      return deadlines.map(({ on, duty, from }) => ({
        id: deadlineId(owner, on, duty),
        requirement_id: null,
        provision_id: owner,
        description: duty,
        ...due(on, from),
      }));
    }),
  );
  return [...ofRequirements, ...ofProvisions];
}
