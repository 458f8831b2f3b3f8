import type { WorkedExample } from './workedExample.fixture.ts';

const BC_MANUAL =
  'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/igm';

/** Governments’ examples of the deadline of the last pay. */
export const FINAL_PAY_EXAMPLES: WorkedExample[] = [
  {
    calculator: 'finalPay',
    place: 'BC',
    about: 'gives notice on July 3, works until July 10: within six days of July 10',
    entered: { lastDay: '2026-07-10', endedBy: 'employee' },
    comesTo: { 'everything owed': '2026-07-16' },
    source: `${BC_MANUAL}/esa-part-3-section-18`,
  },
  {
    calculator: 'finalPay',
    place: 'BC',
    about: 'last works on July 17 and quits by telephone on July 21: within six days of July 21',
    entered: { lastDay: '2026-07-21', endedBy: 'employee' },
    comesTo: { 'everything owed': '2026-07-27' },
    source: `${BC_MANUAL}/esa-part-3-section-18`,
  },
];
