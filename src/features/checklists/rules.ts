/** The types of a requirement (specification 9). */
export const REQUIREMENT_TYPES = [
  'Employee Committees',
  'Employee Communications',
  'Hiring',
  'Ongoing Compliance',
  'Policies & Procedures',
  'Records',
  'Reporting',
  'Training',
] as const;

export type RequirementType = (typeof REQUIREMENT_TYPES)[number];

/** How far an organisation is with a requirement; any of them may follow any other (specification 4). */
export const CHECKLIST_STATUSES = ['Not Started', 'In Progress', 'Done'] as const;

export type ChecklistStatus = (typeof CHECKLIST_STATUSES)[number];

/** When a duty falls due: on one day (YYYY-MM-DD), or every year (MM-DD) from `startsOn` on. */
export interface DueRule {
  onceOn: string | null;
  yearlyOn: string | null;
  startsOn: string | null;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day of a year that a yearly date means; 02-29 is the last day of February. */
function dayIn(year: number, monthAndDay: string): string {
  const day = monthAndDay === '02-29' && !isLeap(year) ? '02-28' : monthAndDay;
  return `${year}-${day}`;
}

/** The days on which a duty falls due between two calendar dates, both included, earliest first. */
export function dueDays({ onceOn, yearlyOn, startsOn }: DueRule, from: string, to: string): string[] {
  const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, i) =>
    dayIn(Number(from.slice(0, 4)) + i, yearlyOn ?? ''),
  );
  const days = yearlyOn === null ? [onceOn ?? ''] : years;
  return days.filter((day) => day >= from && day <= to && (startsOn === null || day >= startsOn));
}
