import type { WorkedExample } from './workedExample.fixture.ts';

const CNESST_GUIDE =
  'https://www.cnesst.gouv.qc.ca/en/node/1147646/interpretation-guide/act-respecting-labour-standards/chapter-iv-larbour-standards-section-391-97';
const SECTION_76 = `${CNESST_GUIDE}/division-iv-annual-leave-pay-section-66-77/section-76`;
const ONTARIO_GUIDE = 'https://www.ontario.ca/document/your-guide-employment-standards-act-0';
const CNT_REFERENCE_YEAR =
  'https://www.cnt.gouv.qc.ca/conges-et-absences/vacances/annee-de-reference/index.html';

const MANITOBA_VACATIONS = 'https://www.gov.mb.ca/labour/standards/print,doc,vacations,factsheet.html';
const MANITOBA_PART_TIME =
  'https://gov.mb.ca/labour/standards/siu_vacation_for_casual_or_part-time_employees.html';

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
  {
    calculator: 'vacation',
    place: 'QC',
    about:
      'Matthew: hired on September 1, 2016, one year at the end of April 2018 (no wage is named: $30,000)',
    entered: { firstDay: '2016-09-01', lastDay: '2018-04-30', wages: '30000' },
    comesTo: { weeks: '2', payCents: 120_000 },
    source: CNT_REFERENCE_YEAR,
    says: '2017-2018 (1er mai au 30 avril) 1 an 2 semaines 2018-2019 4 %',
    read: '2026-11-24',
  },
  {
    calculator: 'vacation',
    place: 'QC',
    about: 'Matthew: two years at the end of April 2019 (no wage is named: $30,000)',
    entered: { firstDay: '2016-09-01', lastDay: '2019-04-30', wages: '30000' },
    comesTo: { weeks: '2', payCents: 120_000 },
    source: CNT_REFERENCE_YEAR,
    says: '2018-2019 (1er mai au 30 avril) 2 ans 2 semaines 2019-2020 4 %',
    read: '2026-11-24',
  },
  {
    calculator: 'vacation',
    place: 'QC',
    about: 'Matthew: three years at the end of April 2020 (no wage is named: $30,000)',
    entered: { firstDay: '2016-09-01', lastDay: '2020-04-30', wages: '30000' },
    comesTo: { weeks: '3', payCents: 180_000 },
    source: CNT_REFERENCE_YEAR,
    says: '2019-2020 (1er mai au 30 avril) 3 ans 3 semaines 2020-2021 6 %',
    read: '2026-11-24',
  },
  {
    calculator: 'vacation',
    place: 'BC',
    about:
      'Anisha: eight hours on Monday and Tuesday, terminated on Saturday (no wage is named: $20 an hour)',
    entered: { firstDay: '2026-11-16', lastDay: '2026-11-21', wages: '160', ends: true },
    comesTo: { payCents: 640 },
    source:
      'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/forms-resources/igm/esa-part-7-section-58',
    says: 'Anisha works four hours on Monday and four hours on Tuesday and is terminated on Saturday. Anisha is entitled to vacation pay because they were employed for more than five calendar days.',
    read: '2026-11-24',
  },
  {
    calculator: 'vacation',
    place: 'MB',
    about: 'Julia: 32 hours at $11, 4% of $352 (the page names no service: two years)',
    entered: { firstDay: '2024-07-01', lastDay: '2026-06-30', wages: '352' },
    comesTo: { payCents: 1_408 },
    source: MANITOBA_PART_TIME,
    says: 'As vacation wages, she receives 4% of this gross amount: $352.00 X .04 (%) = $14.08',
    read: '2026-11-24',
  },
  {
    calculator: 'vacation',
    place: 'MB',
    about: 'Margaret: 40 hours at $11, 4% of $440 (the page names no service: two years)',
    entered: { firstDay: '2024-07-01', lastDay: '2026-06-30', wages: '440' },
    comesTo: { payCents: 1_760 },
    source: MANITOBA_PART_TIME,
    says: 'an additional 4% of this gross amount is earned as vacation pay. $440.00 x .04 (%) = $17.60',
    read: '2026-11-24',
  },
  {
    calculator: 'vacation',
    place: 'MB',
    about: 'January 2015 to December 2018, the fourth year (the sheet names no wage: $30,000)',
    entered: { firstDay: '2015-01-01', lastDay: '2018-12-31', wages: '30000' },
    comesTo: { weeks: '2', payCents: 120_000 },
    source: MANITOBA_VACATIONS,
    says: 'January – December 2018 4 4%',
    read: '2026-11-24',
  },
  {
    calculator: 'vacation',
    place: 'MB',
    about: 'January 2015 to December 2019, the fifth year completed (the sheet names no wage: $30,000)',
    entered: { firstDay: '2015-01-01', lastDay: '2019-12-31', wages: '30000' },
    comesTo: { weeks: '3', payCents: 180_000 },
    source: MANITOBA_VACATIONS,
    says: 'January – December 2019 5 6%',
    read: '2026-11-24',
  },
];
