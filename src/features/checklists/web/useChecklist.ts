import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { ChecklistRequirement } from '../contract.ts';
import { checklistQuery } from './api.ts';
import { dueUrgency, isOpen } from './DueCell.tsx';
import type { ChecklistChoice, View } from './useChecklistChoice.ts';

/** A choice with its jurisdiction made. */
export type Chosen = ChecklistChoice & { jurisdiction: JurisdictionCode };

/** The list of a jurisdiction, for as many employees as were typed: what is typed stays quick, and the list follows. */
export function useChecklist({ jurisdiction, numEmployees }: Chosen) {
  const employees = useDeferredValue(numEmployees);
  return useQuery({ ...checklistQuery(jurisdiction, employees), placeholderData: keepPreviousData });
}

/** Who looks, and on which day. */
interface Looking {
  me: string;
  today: string;
}

/** Whether a requirement is in a view. */
const isInView = (view: View, one: ChecklistRequirement, { me, today }: Looking): boolean => {
  if (view === 'mine') return one.owner?.id === me && isOpen(one);
  return view === 'all' || dueUrgency(one, today) === view;
};

/** How many there are in each view. */
export const viewCounts = (list: readonly ChecklistRequirement[], looking: Looking) => ({
  mine: list.filter((one) => isInView('mine', one, looking)).length,
  overdue: list.filter((one) => isInView('overdue', one, looking)).length,
  soon: list.filter((one) => isInView('soon', one, looking)).length,
});

/** What is listed: of one view, and without what is done where that is hidden. */
export const listed = (
  list: readonly ChecklistRequirement[],
  { hidesCompleted, view }: Pick<ChecklistChoice, 'hidesCompleted' | 'view'>,
  looking: Looking,
): ChecklistRequirement[] =>
  list.filter(
    (one) => !(hidesCompleted && one.status === 'Done' && !one.notApplicable) && isInView(view, one, looking),
  );
