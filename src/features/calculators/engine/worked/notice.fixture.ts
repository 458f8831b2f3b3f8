import type { WorkedExample } from './workedExample.fixture.ts';

const ONTARIO_GUIDE = 'https://www.ontario.ca/document/your-guide-employment-standards-act-0';

/** Governments’ examples of notice and severance pay. */
export const NOTICE_EXAMPLES: WorkedExample[] = [
  {
    calculator: 'notice',
    place: 'ON',
    about:
      'the chart of the worksheet: 7 years but less than 8, completed months of a part year as twelfths (it names no wage: $1,000 a week)',
    entered: { firstDay: '2016-01-01', lastDay: '2023-09-30', wages: '1000', payroll: '2500000' },
    how: { on: '2026-11-20' },
    comesTo: { individualWeeks: '7', severanceCents: 775_000 },
    source: 'http://www.labour.gov.on.ca/english/es/pubs/claim/ws_severance.php',
  },
  {
    calculator: 'notice',
    place: 'ON',
    about: 'Sarah: three and a half years, 40 hours at $20',
    entered: {
      firstDay: '2023-01-01',
      lastDay: '2026-06-30',
      wages: '20',
      wagesPer: 'hour',
      weeklyHours: '40',
    },
    comesTo: { individualWeeks: '3', payCents: 240_000 },
    source: `${ONTARIO_GUIDE}/termination-employment`,
  },
  {
    calculator: 'notice',
    place: 'ON',
    about: 'Gerry: four years, $180 a week on average',
    entered: { firstDay: '2022-07-01', lastDay: '2026-06-30', wages: '180' },
    comesTo: { individualWeeks: '4', payCents: 72_000 },
    source: `${ONTARIO_GUIDE}/termination-employment`,
  },
];
