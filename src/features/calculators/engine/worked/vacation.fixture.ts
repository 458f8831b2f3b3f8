import type { WorkedExample } from './workedExample.fixture.ts';

const CNESST_GUIDE =
  'https://www.cnesst.gouv.qc.ca/en/node/1147646/interpretation-guide/act-respecting-labour-standards/chapter-iv-larbour-standards-section-391-97';
const SECTION_76 = `${CNESST_GUIDE}/division-iv-annual-leave-pay-section-66-77/section-76`;
const ONTARIO_GUIDE = 'https://www.ontario.ca/document/your-guide-employment-standards-act-0';

/** Governments’ examples of vacation pay. */
export const VACATION_EXAMPLES: WorkedExample[] = [
  {
    calculator: 'vacation',
    place: 'QC',
    about: '6% of $30,000, the reference year before',
    entered: { firstDay: '2015-05-01', lastDay: '2026-04-30', wages: '30000' },
    comesTo: { payCents: 180_000 },
    source: SECTION_76,
  },
  {
    calculator: 'vacation',
    place: 'QC',
    about: '6% of $10,000, the current reference year with the indemnity of the one before',
    entered: { firstDay: '2015-05-01', lastDay: '2026-09-30', wages: '10000', ends: true },
    comesTo: { payCents: 60_000 },
    source: SECTION_76,
  },
  {
    calculator: 'vacation',
    place: 'ON',
    about: 'Janice: less than five years, 4% of $16,000',
    entered: { firstDay: '2024-07-01', lastDay: '2026-06-30', wages: '16000' },
    comesTo: { payCents: 64_000 },
    source: `${ONTARIO_GUIDE}/vacation`,
  },
  {
    calculator: 'vacation',
    place: 'ON',
    about: 'Jocelyn: a stub period from September to December, 4% of $13,050',
    entered: { firstDay: '2025-09-01', lastDay: '2025-12-31', wages: '13050' },
    comesTo: { payCents: 52_200 },
    source: `${ONTARIO_GUIDE}/vacation`,
  },
  {
    calculator: 'vacation',
    place: 'ON',
    about: 'Quinn: seven years, 6% of $16,000',
    entered: { firstDay: '2019-07-01', lastDay: '2026-06-30', wages: '16000' },
    comesTo: { payCents: 96_000 },
    source: `${ONTARIO_GUIDE}/vacation`,
  },
  {
    calculator: 'vacation',
    place: 'ON',
    about: 'Andrew: four years at the start of the year, five before its end, 6% of $16,000',
    entered: { firstDay: '2021-03-01', lastDay: '2026-06-30', wages: '16000' },
    comesTo: { payCents: 96_000 },
    source: `${ONTARIO_GUIDE}/vacation`,
  },
  {
    calculator: 'vacation',
    place: 'ON',
    about: 'Ava: hired on June 1, 2014, three weeks for the year that ends on May 31, 2019',
    entered: { firstDay: '2014-06-01', lastDay: '2019-05-31', wages: '40000' },
    comesTo: { weeks: '3' },
    source: `${ONTARIO_GUIDE}/vacation`,
  },
];
