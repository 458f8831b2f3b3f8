import { FINAL_PAY_EXAMPLES } from './finalPay.fixture.ts';
import { HOLIDAY_EXAMPLES } from './holiday.fixture.ts';
import { MINIMUM_WAGE_EXAMPLES } from './minimumWage.fixture.ts';
import { NOTICE_EXAMPLES } from './notice.fixture.ts';
import { OVERTIME_EXAMPLES } from './overtime.fixture.ts';
import { VACATION_EXAMPLES } from './vacation.fixture.ts';
import type { WorkedExample } from './workedExample.fixture.ts';

/** Every example of a government’s own guide or statute that was found. */
export const WORKED_EXAMPLES: WorkedExample[] = [
  ...HOLIDAY_EXAMPLES,
  ...VACATION_EXAMPLES,
  ...NOTICE_EXAMPLES,
  ...OVERTIME_EXAMPLES,
  ...FINAL_PAY_EXAMPLES,
  ...MINIMUM_WAGE_EXAMPLES,
];
