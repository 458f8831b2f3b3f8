import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { CalculatorName } from '../calculatorNames.ts';
import type { Reading } from '../cases.ts';

/** An example that a government worked out itself: what it enters, and what it comes to. */
export interface WorkedExample {
  calculator: CalculatorName;
  place: JurisdictionCode;
  about: string;
  entered: Record<string, unknown>;
  how?: Partial<Reading>;
  comesTo: Record<string, unknown>;
  /** Where the example stands. */
  source: string;
}

const CNESST =
  'https://www.cnesst.gouv.qc.ca/en/working-conditions/leave/statutory-holidays/calculating-indemnity-statutory-holiday';
const ONTARIO_HOLIDAYS = 'https://www.labour.gov.on.ca/english/es/pubs/guide/publicholidays.php';
const SASKATCHEWAN_HOLIDAYS =
  'https://saskatchewan.ca/business/employment-standards/public-statutory-holidays/paying-employees-for-public-holidays';
const CNESST_GUIDE =
  'https://www.cnesst.gouv.qc.ca/en/node/1147646/interpretation-guide/act-respecting-labour-standards/chapter-iv-larbour-standards-section-391-97';
const BC_MANUAL =
  'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/igm';
const SECTION_76 = `${CNESST_GUIDE}/division-iv-annual-leave-pay-section-66-77/section-76`;
const ONTARIO_GUIDE = 'https://www.ontario.ca/document/your-guide-employment-standards-act-0';
const LABOUR_DAY = { holiday: '2026-09-07', firstDay: '2024-01-01' };
const NEW_YEARS_DAY = { holiday: '2026-01-01', firstDay: '2024-01-01', over: 'P30D' };

export const WORKED_EXAMPLES: WorkedExample[] = [
  {
    calculator: 'holiday',
    place: 'QC',
    about: 'a regular schedule, $560 a week',
    entered: { ...LABOUR_DAY, wages: '2240' },
    comesTo: { holidayPayCents: 11_200 },
    source: CNESST,
  },
  {
    calculator: 'holiday',
    place: 'QC',
    about: 'an irregular schedule, $560 + $448 + $560 + $224',
    entered: { ...LABOUR_DAY, wages: '1792' },
    comesTo: { holidayPayCents: 8_960 },
    source: CNESST,
  },
  {
    calculator: 'holiday',
    place: 'QC',
    about: 'employed for two of the four weeks',
    entered: { ...LABOUR_DAY, firstDay: '2026-08-24', wages: '1120' },
    comesTo: { holidayPayCents: 5_600 },
    source: CNESST,
  },
  {
    calculator: 'holiday',
    place: 'ON',
    about: '8 hours worked on the holiday at $14, 5 days a week',
    entered: { ...LABOUR_DAY, wages: '2240', hoursWorked: '8', hourly: '14' },
    comesTo: { holidayPayCents: 11_200, workedCents: 16_800, totalCents: 28_000 },
    source: ONTARIO_HOLIDAYS,
  },
  {
    calculator: 'holiday',
    place: 'SK',
    about: 'three weeks at $600, a week of vacation and $1,000 of commission',
    entered: { ...LABOUR_DAY, wages: '3400', paidHow: 'commission' },
    comesTo: { holidayPayCents: 17_000 },
    source: SASKATCHEWAN_HOLIDAYS,
  },
  {
    calculator: 'holiday',
    place: 'SK',
    about: 'three weeks at $300, a week of vacation and $500 of commission (guide of 2006)',
    entered: { ...LABOUR_DAY, wages: '1700', paidHow: 'commission' },
    comesTo: { holidayPayCents: 8_500 },
    source:
      'https://bac-lac.wayback.archive-it.org/web/20061028202527/http://www.labour.gov.sk.ca/standards/guide/holidays.htm',
  },
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
    calculator: 'holiday',
    place: 'BC',
    about: '10 hours on New Year’s Day at $15, after 19 shifts of 8 hours and a paid Christmas Day',
    entered: {
      ...NEW_YEARS_DAY,
      wages: '2400',
      daysWorked: 20,
      daysOf30: 20,
      hoursWorked: '10',
      hourly: '15',
    },
    comesTo: { holidayPayCents: 12_000, workedCents: 22_500, totalCents: 34_500 },
    source: `${BC_MANUAL}/esa-part-5-section-46`,
  },
  {
    calculator: 'holiday',
    place: 'BC',
    about: 'the same at $12 (manual of earlier years)',
    entered: {
      ...NEW_YEARS_DAY,
      wages: '1920',
      daysWorked: 20,
      daysOf30: 20,
      hoursWorked: '10',
      hourly: '12',
    },
    comesTo: { holidayPayCents: 9_600, workedCents: 18_000, totalCents: 27_600 },
    source: 'http://www.labour.gov.bc.ca/esb/igm/esa-part-5/igm-esa-s-46.htm',
  },
  {
    calculator: 'holiday',
    place: 'MB',
    about:
      'always 8 hours a day, 40 a week: the wages of 8 hours (the fact sheet names no wage: $20 an hour)',
    entered: { ...LABOUR_DAY, dayWages: '160' },
    comesTo: { holidayPayCents: 16_000 },
    source: 'http://www.gov.mb.ca/labour/standards/doc,gen-holidays-after-april-30-07,factsheet.html',
  },
  {
    calculator: 'holiday',
    place: 'NB',
    about: 'July 1 after 135 hours on 20 days of June: 6.75 hours (the pamphlet names no wage: $20 an hour)',
    entered: {
      holiday: '2026-07-01',
      firstDay: '2024-01-01',
      paidHow: 'varies',
      wages: '2700',
      over: 'P30D',
      daysWorked: 20,
    },
    comesTo: { holidayPayCents: 13_500 },
    source: 'https://docslib.org/doc/11010832/paid-public-holidays-and-vacation-vacation-pay-1',
  },
  {
    calculator: 'holiday',
    place: 'YT',
    about: 'always 8 hours a day: the pay of 8 hours (the page names no wage: $20 an hour)',
    entered: { ...LABOUR_DAY, dayWages: '160' },
    comesTo: { holidayPayCents: 16_000 },
    source: 'https://yukon.ca/en/employee-information-statutory-holidays',
  },
  {
    calculator: 'overtime',
    place: 'BC',
    about:
      '8, 10, 8 and 13 hours: 6 hours at time and a half, 1 at double (the manual names no wage: $20 an hour)',
    entered: { weekEnds: '2026-11-21', hours: ['0', '8', '10', '8', '13', '0', '0'], wage: '20' },
    comesTo: { regularHours: '32', overtimeHours: '7', doubleHours: '1' },
    source: `${BC_MANUAL}/esa-part-4-section-40`,
  },
  {
    calculator: 'overtime',
    place: 'BC',
    about: '8.5 hours in a day: half an hour at time and a half (the manual names no wage: $20 an hour)',
    entered: { weekEnds: '2026-11-21', hours: ['0', '8.5', '0', '0', '0', '0', '0'], wage: '20' },
    comesTo: { regularHours: '8', overtimeHours: '0.5', rateCents: 3_000 },
    source: `${BC_MANUAL}/esa-part-4-section-35`,
  },
  {
    calculator: 'overtime',
    place: 'QC',
    about: '60 hours at $13.10: 40 × $13.10 and 20 × $19.65',
    entered: { weekEnds: '2020-11-21', hours: ['0', '12', '12', '12', '12', '12', '0'], wage: '13.10' },
    comesTo: { regularHours: '40', overtimeHours: '20', rateCents: 1_965, totalCents: 91_700 },
    source: `${CNESST_GUIDE}/division-ii-hours-work-section-52-5901/section-55`,
  },
  {
    calculator: 'overtime',
    place: 'QC',
    about: '$15 an hour: $22.50 for an hour of overtime',
    entered: { weekEnds: '2026-11-21', hours: ['0', '9', '8', '8', '8', '8', '0'], wage: '15' },
    comesTo: { overtimeHours: '1', rateCents: 2_250 },
    source: `${CNESST_GUIDE}/division-ii-hours-work-section-52-5901/section-55`,
  },
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
  {
    calculator: 'overtime',
    place: 'ON',
    about: 'Ravi: 53 hours at $25',
    entered: { weekEnds: '2026-07-04', hours: ['0', '8', '12', '9', '8', '8', '8'], wage: '25' },
    comesTo: { overtimeHours: '9', rateCents: 3_750, totalCents: 143_750 },
    source: `${ONTARIO_GUIDE}/overtime-pay`,
  },
  {
    calculator: 'overtime',
    place: 'ON',
    about: 'Antonio: 45 hours at $20 in a week with a holiday, holiday pay apart',
    entered: {
      weekEnds: '2026-07-04',
      hours: ['0', '0', '12', '9', '8', '8', '8'],
      wage: '20',
      hasHoliday: true,
    },
    comesTo: { overtimeHours: '1', totalCents: 91_000 },
    source: `${ONTARIO_GUIDE}/overtime-pay`,
  },
  {
    calculator: 'overtime',
    place: 'ON',
    about: 'Etsuko: 54 hours at $25, the 9 of the holiday at premium pay and not counted',
    entered: {
      weekEnds: '2026-07-04',
      hours: ['0', '0', '9', '9', '9', '9', '9'],
      wage: '25',
      hasHoliday: true,
    },
    comesTo: { overtimeHours: '1', totalCents: 113_750 },
    source: `${ONTARIO_GUIDE}/overtime-pay`,
  },
  {
    calculator: 'overtime',
    place: 'ON',
    about: 'Kathleen: 50 hours at $22, those of the holiday for a substitute day',
    entered: {
      weekEnds: '2026-07-04',
      hours: ['0', '9', '9', '8', '9', '9', '6'],
      wage: '22',
      hasHoliday: true,
    },
    comesTo: { overtimeHours: '6', totalCents: 116_600 },
    source: `${ONTARIO_GUIDE}/overtime-pay`,
  },
  {
    calculator: 'overtime',
    place: 'ON',
    about: 'Ben: 50 hours at $18.75 (the guide rounds the rate before it multiplies)',
    entered: { weekEnds: '2026-07-04', hours: ['0', '10', '10', '10', '10', '10', '0'], wage: '18.75' },
    comesTo: { regularHours: '44', overtimeHours: '6', rateCents: 2_813 },
    source: `${ONTARIO_GUIDE}/overtime-pay`,
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
