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

/** More than any employer of Canada has; the least is 1 (specification 5). */
export const MAX_EMPLOYEES = 10_000_000;

/** The number of employees that somebody typed; null when it is none: empty, no whole number, or out of bounds. */
export function readEmployees(text: string): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  const count = Number(text);
  return count >= 1 && count <= MAX_EMPLOYEES ? count : null;
}

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

/** How often an organisation has to see to a requirement: its own due date, or the deadline that the law sets. */
export const DUE_EVERY = ['once', 'monthly', 'quarterly', 'yearly', 'statute'] as const;

export type DueEvery = (typeof DUE_EVERY)[number];

/** Why a requirement does not apply, in characters. */
export const REASON_LENGTH = { min: 10, max: 500 } as const;

/** A comment, in characters. */
export const MAX_COMMENT = 4_000;

/** A due date this near is marked, and counts as due soon. */
export const SOON_DAYS = 45;

const MONTHS_APART = { monthly: 1, quarterly: 3, yearly: 12 } as const;

const daysOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A calendar date moved by whole months, to `dayOfMonth` or the last day of a shorter month. */
function addMonths(day: string, months: number, dayOfMonth: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  const d = Math.min(dayOfMonth, daysOfMonth(y, m));
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

/** Of an organisation's own recurring due date: how often, its present day, and the day of the month that was meant. */
export interface Recurrence {
  every: 'monthly' | 'quarterly' | 'yearly';
  on: string;
  dayOfMonth: number;
}

/** The first day after `after` on which it falls due. */
export function recursAfter({ every, on, dayOfMonth }: Recurrence, after: string): string {
  const apart = MONTHS_APART[every];
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const steps = Math.max(0, Math.floor((monthOf(after) - monthOf(on)) / apart));
  const day = addMonths(on, steps * apart, dayOfMonth);
  return day > after ? day : addMonths(on, (steps + 1) * apart, dayOfMonth);
}

/** The days on which it falls due until a day: its present one, however far past, and those that follow it. */
export function recursUntil(recurrence: Recurrence, until: string): string[] {
  const days = [recurrence.on];
  for (let day = recurrence.on; day <= until; ) {
    day = recursAfter(recurrence, day);
    if (day <= until) days.push(day);
  }
  return days;
}

/** How pressing a due date is on a day: past it, near it, or neither. */
export function urgencyOf(dueOn: string, today: string): 'overdue' | 'soon' | 'later' {
  if (dueOn < today) return 'overdue';
  const days = (Date.parse(dueOn) - Date.parse(today)) / 86_400_000;
  return days <= SOON_DAYS ? 'soon' : 'later';
}
