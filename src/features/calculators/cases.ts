import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import { t } from '../../shared/text.ts';
import type { CalculatorName } from './calculatorNames.ts';
import { type CaseRules, inOrder } from './caseRules.ts';
import { LEAVES } from './groups.ts';

/** Jurisdictions that are reckoned side by side. */
export const MAX_PLACES = 14;

/** What every calculation is asked with, beside its case. */
export interface Reading {
  /** Where the work is done; several are answered side by side. */
  jurisdictions: JurisdictionCode[];
  /** The day whose law counts; the day that matters in the case unless said. */
  on?: string | undefined;
  /** Where our history of a figure does not reach back to that day, reckon with the oldest that is known, and say so. */
  assumeEarlier: boolean;
  /** An industry or occupation, for its exemptions and special rules. */
  industry?: string | null | undefined;
  /** For each of these rules, by id, whether it applies to the case. */
  applies: Record<string, boolean>;
}

export const WAGE_UNITS = ['hour', 'week', 'month', 'year'] as const;
export type WageUnit = (typeof WAGE_UNITS)[number];

const WEEK_HOURS = { kind: 'decimal', most: 168, tooMuch: 'A week has 168 hours.' } as const;
const WEEK_DAYS = { kind: 'decimal', most: 7, tooMuch: 'A week has 7 days.', initial: '5' } as const;

/** The end of a job: notice, group notice and severance pay. */
export interface NoticeCase extends Reading {
  firstDay: string;
  lastDay: string;
  /** Regular wages, before deductions. */
  wages: string;
  wagesPer: WageUnit;
  /** Hours of a usual week: needed for an hourly wage, and where the law asks for some. */
  weeklyHours?: string | undefined;
  daysPerWeek: string;
  /** How the notice is met: paid instead, worked, or part of each. */
  met: 'paid' | 'worked' | 'part';
  /** With `part`: how many weeks of notice are worked. */
  weeksWorked?: string | undefined;
  /** Jobs that end within the time over which a group is counted, this one included. */
  jobs: number;
  /** The same where it differs between jurisdictions. */
  jobsIn: Partial<Record<JurisdictionCode, number>>;
  /** Employees in all, for laws that ask for a share of the staff. */
  staff?: number | undefined;
  /** Payroll a year, for laws that ask for it. */
  payroll?: string | undefined;
  /** All or part of the business closes for good. */
  closes: boolean;
  /** An exception of the law holds, such as just cause or the end of a fixed term. */
  excepted: boolean;
}

export const NOTICE_RULES: CaseRules = {
  fields: {
    firstDay: { kind: 'day', needed: true },
    lastDay: { kind: 'day', needed: true },
    wages: { kind: 'money', needed: true },
    wagesPer: { kind: 'choice', choices: WAGE_UNITS, initial: 'week' },
    weeklyHours: WEEK_HOURS,
    daysPerWeek: WEEK_DAYS,
    met: { kind: 'choice', choices: ['paid', 'worked', 'part'], initial: 'paid' },
    weeksWorked: { kind: 'decimal', most: 104, tooMuch: 'Give at most 104 weeks.' },
    jobs: { kind: 'count', least: 1, initial: 1 },
    jobsIn: { kind: 'counts', initial: {} },
    staff: { kind: 'count', least: 0 },
    payroll: { kind: 'money' },
    closes: { kind: 'check', initial: false },
    excepted: { kind: 'check', initial: false },
  },
  together: (read) => ({
    ...inOrder(read, 'firstDay', 'lastDay', 'The last day is before the first day.'),
    ...(read.wagesPer === 'hour' && read.weeklyHours === undefined
      ? { weeklyHours: t('Give the hours of a usual week.') }
      : {}),
    ...(read.met === 'part' && read.weeksWorked === undefined
      ? { weeksWorked: t('Give the weeks of notice that are worked.') }
      : {}),
    ...(Number(read.daysPerWeek) === 0 ? { daysPerWeek: t('Give at least part of a day.') } : {}),
  }),
};

/** Vacation time and pay at a length of service. */
export interface VacationCase extends Reading {
  firstDay: string;
  /** The end of the time in which the wages were earned. */
  lastDay: string;
  /** The wages of that time, as the law counts them. */
  wages: string;
  /** Vacation pay of it that was paid already. */
  paid?: string | undefined;
  /** The employment ends. */
  ends: boolean;
}

export const VACATION_RULES: CaseRules = {
  fields: {
    firstDay: { kind: 'day', needed: true },
    lastDay: { kind: 'day', needed: true },
    wages: { kind: 'money', needed: true },
    paid: { kind: 'money' },
    ends: { kind: 'check', initial: false },
  },
  together: (read) => inOrder(read, 'firstDay', 'lastDay', 'The end is before the first day.'),
};

export const PAID_HOW = ['same', 'varies', 'commission', 'salary'] as const;
export const PERIODS = ['P4W', 'P30D', 'P12W', 'P3W', 'P2W', 'P1W'] as const;

/** Pay for a public holiday. */
export interface HolidayCase extends Reading {
  /** The day of the holiday. */
  holiday: string;
  firstDay: string;
  /** The same hours and wages each week, hours or wages that vary, commission, or a salary. */
  paidHow: (typeof PAID_HOW)[number];
  /** Wages that the law counts, of the time before the holiday. */
  wages?: string | undefined;
  over: (typeof PERIODS)[number];
  /** Days worked, or with wages, in that time. */
  daysWorked?: number | undefined;
  /** What a usual day brings. */
  dayWages?: string | undefined;
  /** Days worked in the 12 months before. */
  daysIn12Months?: number | undefined;
  /** Days with work or pay among the 30 before. */
  daysOf30?: number | undefined;
  missedShift: boolean;
  /** It falls on a day that would not have been worked. */
  isDayOff: boolean;
  hoursWorked?: string | undefined;
  hourly?: string | undefined;
}

export const HOLIDAY_RULES: CaseRules = {
  fields: {
    holiday: { kind: 'day', needed: true },
    firstDay: { kind: 'day', needed: true },
    paidHow: { kind: 'choice', choices: PAID_HOW, initial: 'same' },
    wages: { kind: 'money' },
    over: { kind: 'choice', choices: PERIODS, initial: 'P4W' },
    daysWorked: { kind: 'count', least: 0 },
    dayWages: { kind: 'money' },
    daysIn12Months: { kind: 'count', least: 0 },
    daysOf30: { kind: 'count', least: 0 },
    missedShift: { kind: 'check', initial: false },
    isDayOff: { kind: 'check', initial: false },
    hoursWorked: { kind: 'decimal', most: 24, tooMuch: 'A day has 24 hours.' },
    hourly: { kind: 'money' },
  },
  together: (read) => ({
    ...inOrder(read, 'firstDay', 'holiday', 'The holiday is before the first day.'),
    ...(Number(read.daysOf30 ?? 0) > 30 ? { daysOf30: t('There are 30 days at most.') } : {}),
    ...(Number(read.daysIn12Months ?? 0) > 366 ? { daysIn12Months: t('A year has 366 days at most.') } : {}),
    ...(Number(read.hoursWorked ?? 0) > 0 && read.hourly === undefined
      ? { hourly: t('Give the wage of an hour.') }
      : {}),
  }),
};

/** Overtime of one week. */
export interface OvertimeCase extends Reading {
  /** The last day of the week. */
  weekEnds: string;
  /** Of its seven days. */
  hours: string[];
  /** Of an hour. */
  wage: string;
  /** There is a public holiday in the week. */
  hasHoliday: boolean;
  /** A schedule of four days a week. */
  fourDays: boolean;
}

export const OVERTIME_RULES: CaseRules = {
  fields: {
    weekEnds: { kind: 'day', needed: true },
    hours: { kind: 'hours', needed: true },
    wage: { kind: 'money', needed: true },
    hasHoliday: { kind: 'check', initial: false },
    fourDays: { kind: 'check', initial: false },
  },
};

/** By when the last pay is due. */
export interface FinalPayCase extends Reading {
  lastDay: string;
  endedBy: 'employer' | 'employee';
  /** The next regular payday. */
  payday?: string | undefined;
  /** The end of the pay period in which the employment ended. */
  periodEnd?: string | undefined;
}

export const FINAL_PAY_RULES: CaseRules = {
  fields: {
    lastDay: { kind: 'day', needed: true },
    endedBy: { kind: 'choice', choices: ['employer', 'employee'], initial: 'employer' },
    payday: { kind: 'day' },
    periodEnd: { kind: 'day' },
  },
  together: (read) => ({
    ...inOrder(read, 'lastDay', 'payday', 'The next payday is before the last day.'),
    ...inOrder(read, 'lastDay', 'periodEnd', 'The end of the pay period is before the last day.'),
  }),
};

export const WAGE_KINDS = ['general', 'student', 'homeworker', 'tipped', 'liquor'] as const;

/** Whether pay is at least the minimum wage. */
export interface MinimumWageCase extends Reading {
  /** The day of the work. */
  day: string;
  paid: string;
  hours: string;
  rate: (typeof WAGE_KINDS)[number];
}

export const MINIMUM_WAGE_RULES: CaseRules = {
  fields: {
    day: { kind: 'day', needed: true },
    paid: { kind: 'money', needed: true },
    hours: { kind: 'decimal', needed: true, most: 744, tooMuch: 'A month has 744 hours at most.' },
    rate: { kind: 'choice', choices: WAGE_KINDS, initial: 'general' },
  },
  together: (read): Record<string, string> =>
    Number(read.hours) === 0 ? { hours: t('Give at least part of an hour.') } : {},
};

/** Leaves for a reason. */
export interface LeaveCase extends Reading {
  reason: keyof typeof LEAVES | 'all';
  firstDay: string;
  /** The day on which the leave begins. */
  begins: string;
}

export const LEAVE_RULES: CaseRules = {
  fields: {
    reason: { kind: 'choice', choices: ['all', ...Object.keys(LEAVES)], initial: 'all' },
    firstDay: { kind: 'day', needed: true },
    begins: { kind: 'day', needed: true },
  },
  together: (read) => inOrder(read, 'firstDay', 'begins', 'The leave begins before the first day.'),
};

/** The rules of each calculator's entries. */
export const RULES: Record<CalculatorName, CaseRules> = {
  notice: NOTICE_RULES,
  finalPay: FINAL_PAY_RULES,
  vacation: VACATION_RULES,
  holiday: HOLIDAY_RULES,
  leave: LEAVE_RULES,
  overtime: OVERTIME_RULES,
  minimumWage: MINIMUM_WAGE_RULES,
};
