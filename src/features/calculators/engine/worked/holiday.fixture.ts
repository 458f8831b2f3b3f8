import type { WorkedExample } from './workedExample.fixture.ts';

const CNESST =
  'https://www.cnesst.gouv.qc.ca/en/working-conditions/leave/statutory-holidays/calculating-indemnity-statutory-holiday';
const ONTARIO_HOLIDAYS = 'https://www.labour.gov.on.ca/english/es/pubs/guide/publicholidays.php';
const SASKATCHEWAN_HOLIDAYS =
  'https://saskatchewan.ca/business/employment-standards/public-statutory-holidays/paying-employees-for-public-holidays';
const BC_MANUAL =
  'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/igm';
const LABOUR_DAY = { holiday: '2026-09-07', firstDay: '2024-01-01' };
const NEW_YEARS_DAY = { holiday: '2026-01-01', firstDay: '2024-01-01', over: 'P30D' };
const CNESST_LEARNING = 'https://malnt.gouv.qc.ca/calcul-de-lindemnite/';

/** Governments’ examples of pay for public holidays. */
export const HOLIDAY_EXAMPLES: WorkedExample[] = [
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
    calculator: 'holiday',
    place: 'QC',
    about: 'Amina: 40 hours a week at $20',
    entered: { ...LABOUR_DAY, wages: '3200' },
    comesTo: { holidayPayCents: 16_000 },
    source: CNESST_LEARNING,
    says: '800 $ x 4 semaines = 3 200 $ au total […] 3 200 $ ÷ 20 = 160 $',
    read: '2026-11-24',
  },
  {
    calculator: 'holiday',
    place: 'QC',
    about: 'Kevin: part time, 15 hours a week at $20',
    entered: { ...LABOUR_DAY, wages: '1200' },
    comesTo: { holidayPayCents: 6_000 },
    source: CNESST_LEARNING,
    says: '300 $ x 4 semaines = 1 200 $ au total […] 1 200 $ ÷ 20 = 60 $',
    read: '2026-11-24',
  },
];
