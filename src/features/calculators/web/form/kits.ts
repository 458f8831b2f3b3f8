import type { FormErrors } from '@mantine/form';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { t } from '../../../../shared/text.ts';
import type { CalculatorName } from '../../calculatorNames.ts';
import { type CaseRules, dayProblem, readCase } from '../../caseRules.ts';
import {
  FINAL_PAY_RULES,
  HOLIDAY_RULES,
  LEAVE_RULES,
  MINIMUM_WAGE_RULES,
  NOTICE_RULES,
  OVERTIME_RULES,
  type Reading,
  VACATION_RULES,
} from '../../cases.ts';
import type { Answers } from '../../contract.ts';
import { answersOf, CALCULATOR, type Calculator } from '../../engine/calculators.ts';
import type { LawOfPlace } from '../../engine/law.ts';
import type { CaseForm } from './fields.ts';
import { noticeForm } from './noticeForm.ts';
import { finalPayForm, minimumWageForm, overtimeForm } from './payForms.ts';
import { holidayForm, leaveForm, vacationForm } from './timeForms.ts';

/** What was entered, read: what is wrong with it, by field, or the way to its answers. */
export interface Parsed {
  errors: FormErrors;
  /** Jurisdictions that the entries name themselves. */
  named: JurisdictionCode[];
  answers: ((laws: readonly LawOfPlace[], today: string) => Answers) | null;
}

/** What a screen needs of a calculator. */
export interface Kit {
  form: () => CaseForm;
  /** `own`: the jurisdictions that the account has, and that entries may name. */
  parse: (reading: Reading, entered: Record<string, unknown>, own: readonly JurisdictionCode[]) => Parsed;
}

/** The jurisdictions for which a number of jobs was entered, and what is wrong with them. */
function namedPlaces(
  { jobsIn }: Record<string, unknown>,
  own: readonly JurisdictionCode[],
): { named: JurisdictionCode[]; problem?: string } {
  const named = typeof jobsIn === 'object' && jobsIn ? (Object.keys(jobsIn) as JurisdictionCode[]) : [];
  const foreign = named.find((code) => !own.includes(code));
  return foreign
    ? { named: [], problem: t('{{code}} is not part of your plan.', { code: foreign }) }
    : { named };
}

function kitOf<C extends Reading>(calculator: Calculator<C>, rules: CaseRules, form: () => CaseForm): Kit {
  return {
    form,
    parse: (reading, entered, own) => {
      const { errors: found, values } = readCase(rules, entered);
      const { named, problem } = namedPlaces(values, own);
      const { jobsIn = problem, ...errors } = found;
      // They are written in the field of the jobs.
      if (jobsIn) errors.jobs = jobsIn;
      const wrongDay = reading.on ? dayProblem(reading.on) : null;
      if (wrongDay) errors.on = wrongDay;
      if (Object.keys(errors).length > 0) return { errors, named, answers: null };
      // The rules of the case have read every field of it.
      const asked = { ...values, ...reading } as unknown as C;
      return { errors, named, answers: (laws, today) => answersOf(calculator, laws, asked, today) };
    },
  };
}

/** By the name in the address. */
export const KITS: Record<CalculatorName, Kit> = {
  notice: kitOf(CALCULATOR.notice, NOTICE_RULES, noticeForm),
  finalPay: kitOf(CALCULATOR.finalPay, FINAL_PAY_RULES, finalPayForm),
  vacation: kitOf(CALCULATOR.vacation, VACATION_RULES, vacationForm),
  holiday: kitOf(CALCULATOR.holiday, HOLIDAY_RULES, holidayForm),
  leave: kitOf(CALCULATOR.leave, LEAVE_RULES, leaveForm),
  overtime: kitOf(CALCULATOR.overtime, OVERTIME_RULES, overtimeForm),
  minimumWage: kitOf(CALCULATOR.minimumWage, MINIMUM_WAGE_RULES, minimumWageForm),
};
