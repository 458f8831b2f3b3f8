import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { CALCULATORS } from './calculatorNames.ts';
import {
  finalPayCaseSchema,
  holidayCaseSchema,
  leaveCaseSchema,
  minimumWageCaseSchema,
  noticeCaseSchema,
  overtimeCaseSchema,
  vacationCaseSchema,
} from './caseSchemas.ts';
import { answerSchema } from './engine/answer.ts';
import { lawSchema } from './engine/law.ts';

const answersSchema = z.object({
  /** The day whose law was used. */
  on: z.iso.date(),
  /** In the order asked for. */
  answers: z.array(answerSchema),
});

export type Answers = z.infer<typeof answersSchema>;

/**
 * What somebody enters stands in the body alone, never in an address, and is kept nowhere. The screens reckon in the browser with
 * `calculatorLaws` and send nothing.
 */
export const calculatorsContract = defineContract({
  calculatorLaws: {
    method: 'GET',
    path: '/api/calculators/:calculator/laws',
    access: 'signedIn',
    summary:
      'The typed rules that a calculator reckons with, of the jurisdictions asked for or all of the account',
    params: z.strictObject({ calculator: z.enum(CALCULATORS) }),
    query: z.strictObject({
      jurisdictions: z
        .string()
        .max(60)
        .transform((codes) => codes.split(','))
        .pipe(z.array(jurisdictionSchema))
        .optional(),
    }),
    response: z.array(lawSchema),
  },
  calculateNotice: {
    method: 'POST',
    path: '/api/calculators/notice',
    access: 'signedIn',
    summary: 'What is owed when a job ends: notice or pay in its place, group notice and severance pay',
    body: noticeCaseSchema,
    response: answersSchema,
  },
  calculateFinalPay: {
    method: 'POST',
    path: '/api/calculators/finalPay',
    access: 'signedIn',
    summary: 'By when the last pay is due',
    body: finalPayCaseSchema,
    response: answersSchema,
  },
  calculateVacation: {
    method: 'POST',
    path: '/api/calculators/vacation',
    access: 'signedIn',
    summary: 'Vacation time and pay at a length of service',
    body: vacationCaseSchema,
    response: answersSchema,
  },
  calculateHoliday: {
    method: 'POST',
    path: '/api/calculators/holiday',
    access: 'signedIn',
    summary: 'Who qualifies for a public holiday, and the pay for it',
    body: holidayCaseSchema,
    response: answersSchema,
  },
  findLeave: {
    method: 'POST',
    path: '/api/calculators/leave',
    access: 'signedIn',
    summary: 'Statutory leaves for a reason: how long, paid or not, notice and proof',
    body: leaveCaseSchema,
    response: answersSchema,
  },
  calculateOvertime: {
    method: 'POST',
    path: '/api/calculators/overtime',
    access: 'signedIn',
    summary: 'Overtime of a week, by the day and by the week',
    body: overtimeCaseSchema,
    response: answersSchema,
  },
  checkMinimumWage: {
    method: 'POST',
    path: '/api/calculators/minimumWage',
    access: 'signedIn',
    summary: 'Whether pay is at least the minimum wage of the day',
    body: minimumWageCaseSchema,
    response: answersSchema,
  },
});
