import { z } from 'zod';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import {
  type CaseRules,
  cleanMoney,
  countProblem,
  dayHoursProblem,
  dayProblem,
  decimalProblem,
  type FieldRule,
  moneyProblem,
} from './caseRules.ts';
import {
  FINAL_PAY_RULES,
  type FinalPayCase,
  HOLIDAY_RULES,
  type HolidayCase,
  LEAVE_RULES,
  type LeaveCase,
  MAX_PLACES,
  MINIMUM_WAGE_RULES,
  type MinimumWageCase,
  NOTICE_RULES,
  type NoticeCase,
  OVERTIME_RULES,
  type OvertimeCase,
  type Reading,
  VACATION_RULES,
  type VacationCase,
} from './cases.ts';

/** A text that a rule reads; what is wrong with it is said in the rule's own words. */
const readBy = (problem: (text: string) => string | null, example: string) =>
  z
    .string()
    .max(40)
    .superRefine((text, context) => {
      const words = problem(text);
      if (words) context.addIssue({ code: 'custom', message: words, continue: false });
    })
    .meta({ example });

const countBy = (least: 0 | 1) =>
  z.number().superRefine((count, context) => {
    const words = countProblem(count, least);
    if (words) context.addIssue({ code: 'custom', message: words, continue: false });
  });

function bareSchema(rule: FieldRule): z.ZodType {
  switch (rule.kind) {
    case 'day':
      return readBy(dayProblem, '2026-11-30');
    case 'money':
      return readBy(moneyProblem, '1200.50').transform(cleanMoney);
    case 'decimal':
      return readBy((text) => decimalProblem(text, rule.most, rule.tooMuch), '7.5');
    case 'count':
      return countBy(rule.least);
    case 'counts':
      return z.partialRecord(jurisdictionSchema, countBy(1));
    case 'hours':
      return z.array(readBy(dayHoursProblem, '8')).length(7, 'Give the hours of seven days.');
    case 'choice':
      return z.enum(rule.choices);
    case 'check':
      return z.boolean();
  }
}

function fieldSchema(rule: FieldRule): z.ZodType {
  const bare = bareSchema(rule);
  if ('initial' in rule && rule.initial !== undefined) return bare.default(rule.initial);
  return 'needed' in rule ? bare : bare.optional();
}

const readingShape = {
  jurisdictions: z
    .array(jurisdictionSchema)
    .min(1, 'Choose at least one jurisdiction.')
    .max(MAX_PLACES)
    .refine((codes) => new Set(codes).size === codes.length, 'Name each jurisdiction once.'),
  on: readBy(dayProblem, '2026-11-30').optional(),
  assumeEarlier: z.boolean().default(false),
  industry: idSchema.nullish(),
  applies: z.record(idSchema, z.boolean()).default({}),
};

/** The body of a call, by the rules that the screens check the same entries with. */
const schemaOf = <C extends Reading>({ fields, together }: CaseRules): z.ZodType<C> =>
  z
    .strictObject({
      ...readingShape,
      ...Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, fieldSchema(rule)])),
    })
    .superRefine((value, context) => {
      for (const [name, message] of Object.entries(together?.(value) ?? {}))
        context.addIssue({ code: 'custom', path: [name], message });
    }) as unknown as z.ZodType<C>;

export const noticeCaseSchema = schemaOf<NoticeCase>(NOTICE_RULES);
export const vacationCaseSchema = schemaOf<VacationCase>(VACATION_RULES);
export const holidayCaseSchema = schemaOf<HolidayCase>(HOLIDAY_RULES);
export const overtimeCaseSchema = schemaOf<OvertimeCase>(OVERTIME_RULES);
export const finalPayCaseSchema = schemaOf<FinalPayCase>(FINAL_PAY_RULES);
export const minimumWageCaseSchema = schemaOf<MinimumWageCase>(MINIMUM_WAGE_RULES);
export const leaveCaseSchema = schemaOf<LeaveCase>(LEAVE_RULES);
