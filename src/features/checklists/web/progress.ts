import type { ChecklistRequirement } from '../contract.ts';

/** How far an organisation is. What does not apply, or is asked of nobody any more, counts in none of them. */
export interface Progress {
  done: number;
  inProgress: number;
  notStarted: number;
  total: number;
}

/** The counts of some requirements. */
export function progressOf(list: readonly ChecklistRequirement[]): Progress {
  const counted = list.filter(({ notApplicable, isRetired }) => !notApplicable && !isRetired);
  const count = (status: ChecklistRequirement['status']): number =>
    counted.filter((one) => one.status === status).length;
  return {
    done: count('Done'),
    inProgress: count('In Progress'),
    notStarted: count('Not Started'),
    total: counted.length,
  };
}

/** The same for each area or type, by its name. */
export function progressBy(
  list: readonly ChecklistRequirement[],
  nameOf: (one: ChecklistRequirement) => string,
): { name: string; progress: Progress }[] {
  const names = [...new Set(list.map(nameOf))].sort((a, b) => a.localeCompare(b, 'en'));
  return names
    .map((name) => ({ name, progress: progressOf(list.filter((one) => nameOf(one) === name)) }))
    .filter(({ progress }) => progress.total > 0);
}
