import type {
  FinalPayCase,
  HolidayCase,
  LeaveCase,
  MinimumWageCase,
  NoticeCase,
  OvertimeCase,
  Reading,
  VacationCase,
} from '../cases.ts';
import { GROUPS, type GroupName, LEAVES, leaveGroup } from '../groups.ts';
import type { Answer } from './answer.ts';
import { finalPayAnswer } from './finalPay.ts';
import { holidayAnswer } from './holiday/holiday.ts';
import type { LawOfPlace } from './law.ts';
import { leaveAnswer } from './leaves.ts';
import { minimumWageAnswer } from './minimumWage.ts';
import { noticeAnswer } from './notice/notice.ts';
import { overtimeAnswer } from './overtime.ts';
import type { Asked } from './question.ts';
import { vacationAnswer } from './vacation.ts';

/** A calculator: which provision groups it reads, which day's law it takes, and the answer for one jurisdiction. */
export interface Calculator<C extends Reading> {
  groups: readonly string[];
  /** The day that matters in a case, where no other is asked for. */
  day: (asked: C) => string;
  answer: (place: LawOfPlace, asked: C, how: Asked) => Answer;
}

const keysOf = (...names: GroupName[]): string[] => names.map((name) => GROUPS[name]);

export const NOTICE: Calculator<NoticeCase> = {
  groups: keysOf('notice', 'group', 'severance'),
  day: ({ lastDay }) => lastDay,
  answer: noticeAnswer,
};

export const FINAL_PAY: Calculator<FinalPayCase> = {
  groups: keysOf('payment'),
  day: ({ lastDay }) => lastDay,
  answer: finalPayAnswer,
};

export const VACATION: Calculator<VacationCase> = {
  groups: keysOf('vacationTime', 'vacationPay'),
  day: ({ lastDay }) => lastDay,
  answer: vacationAnswer,
};

export const HOLIDAY: Calculator<HolidayCase> = {
  groups: keysOf('holidays', 'holidayPay'),
  day: ({ holiday }) => holiday,
  answer: holidayAnswer,
};

export const OVERTIME: Calculator<OvertimeCase> = {
  groups: keysOf('overtime', 'averaging'),
  day: ({ weekEnds }) => weekEnds,
  answer: overtimeAnswer,
};

export const MINIMUM_WAGE: Calculator<MinimumWageCase> = {
  groups: keysOf('minimumWage'),
  day: ({ day }) => day,
  answer: minimumWageAnswer,
};

export const LEAVE: Calculator<LeaveCase> = {
  groups: Object.keys(LEAVES).map(leaveGroup),
  day: ({ begins }) => begins,
  answer: leaveAnswer,
};

/** By the name in its address. */
export const CALCULATOR = {
  notice: NOTICE,
  finalPay: FINAL_PAY,
  vacation: VACATION,
  holiday: HOLIDAY,
  overtime: OVERTIME,
  minimumWage: MINIMUM_WAGE,
  leave: LEAVE,
} as const;

/** The answers to one case, in the order of the jurisdictions asked for. */
export function answersOf<C extends Reading>(
  { day, answer }: Calculator<C>,
  laws: readonly LawOfPlace[],
  asked: C,
  today: string,
): { on: string; answers: Answer[] } {
  const on = asked.on ?? day(asked);
  const how: Asked = {
    on,
    today,
    assumeEarlier: asked.assumeEarlier,
    industry: asked.industry ?? null,
    applies: asked.applies,
  };
  const answers = asked.jurisdictions.flatMap((code) => {
    const place = laws.find(({ jurisdiction }) => jurisdiction === code);
    return place ? [answer(place, asked, how)] : [];
  });
  return { on, answers };
}
