import type { WorkedExample } from './workedExample.fixture.ts';

const CNESST_GUIDE =
  'https://www.cnesst.gouv.qc.ca/en/node/1147646/interpretation-guide/act-respecting-labour-standards/chapter-iv-larbour-standards-section-391-97';
const BC_MANUAL =
  'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/igm';
const ONTARIO_GUIDE = 'https://www.ontario.ca/document/your-guide-employment-standards-act-0';

const NOVA_SCOTIA_NEWS = 'https://news.novascotia.ca/en/1999/09/20/minimum-wage-and-labour-standards-code';
const NOVA_SCOTIA = 'https://novascotia.ca/lae/employmentrights';
const NOVA_SCOTIA_FAQ = `${NOVA_SCOTIA}/overtimefaq.asp`;

/** Governments’ examples of overtime. */
export const OVERTIME_EXAMPLES: WorkedExample[] = [
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
    calculator: 'overtime',
    place: 'NS',
    about: '50 hours in a week (the page names no wage: $20 an hour)',
    entered: { weekEnds: '2026-11-21', hours: ['0', '10', '10', '10', '10', '10', '0'], wage: '20' },
    comesTo: { regularHours: '48', overtimeHours: '2' },
    source: NOVA_SCOTIA_FAQ,
    says: 'if the employee worked 50 hours in one week the employee would be paid regular pay for 48 hours and overtime pay for the other two hours',
    read: '2026-11-24',
  },
  {
    calculator: 'overtime',
    place: 'NS',
    about: '$14 an hour (the page names no hours: 49)',
    entered: { weekEnds: '2026-11-21', hours: ['0', '9', '10', '10', '10', '10', '0'], wage: '14' },
    comesTo: { overtimeHours: '1', rateCents: 2_100 },
    source: NOVA_SCOTIA_FAQ,
    says: 'if an employee makes $14 per hour, the employee’s overtime wage would be $21 per hour',
    read: '2026-11-24',
  },
  {
    calculator: 'overtime',
    place: 'NS',
    about: '$600 for a week of 40 hours, $15 an hour (the page names no hours of overtime: 1)',
    entered: { weekEnds: '2026-11-21', hours: ['0', '9', '10', '10', '10', '10', '0'], wage: '15' },
    comesTo: { overtimeHours: '1', rateCents: 2_250 },
    source: NOVA_SCOTIA_FAQ,
    says: 'that means the employee’s hourly wage is $15 per hour. Therefore the employee’s overtime pay would be $22.50 per hour.',
    read: '2026-11-24',
  },
  {
    calculator: 'overtime',
    place: 'NS',
    about: '$16 an hour (the page names no hours: 49)',
    entered: { weekEnds: '2026-11-21', hours: ['0', '9', '10', '10', '10', '10', '0'], wage: '16' },
    comesTo: { overtimeHours: '1', rateCents: 2_400 },
    source: `${NOVA_SCOTIA}/overtime.asp`,
    says: 'if an employee makes $16 per hour, that employee would make $24 per hour for every hour worked over 48 hours',
    read: '2026-11-24',
  },
  {
    calculator: 'overtime',
    place: 'NT',
    about: '9 hours a day on six days (the page names no wage: $20 an hour)',
    entered: { weekEnds: '2026-11-21', hours: ['0', '9', '9', '9', '9', '9', '9'], wage: '20' },
    comesTo: { regularHours: '40', overtimeHours: '14' },
    source: 'https://www.ece.gov.nt.ca/en/services/employment-standards/frequently-asked-questions',
    says: '8 hours at the regular rate of pay and 1 hour each day at a rate of 1.5 times the regular rate for the first five days. On the sixth day all the hours worked would be calculated at the overtime rate',
    read: '2026-11-24',
  },
  {
    calculator: 'overtime',
    place: 'QC',
    about: 'Francis: 45 hours at $10; his night premium of $0.50 is not raised and stands apart',
    entered: { weekEnds: '2017-11-18', hours: ['0', '9', '9', '9', '9', '9', '0'], wage: '10' },
    comesTo: { regularHours: '40', overtimeHours: '5', rateCents: 1_500 },
    source: 'http://www.cnt.gouv.qc.ca/salaire-paie-et-travail/heures-supplementaires/index.html',
    says: 'Les 5 heures dépassant l’horaire d’une semaine normale de travail doivent être payées à taux et demi. On ne doit pas majorer la prime de nuit. Francis recevra donc 15,50 $ pour chaque heure supplémentaire.',
    read: '2026-11-24',
  },
  {
    calculator: 'overtime',
    place: 'QC',
    about: 'Sébastien: 45 hours at $20',
    entered: { weekEnds: '2026-11-21', hours: ['0', '9', '9', '9', '9', '9', '0'], wage: '20' },
    comesTo: { regularHours: '40', overtimeHours: '5', rateCents: 3_000, totalCents: 95_000 },
    source: 'https://www.cnesst.gouv.qc.ca/fr/conditions-travail/salaire-paye/salaire/heures-supplementaires',
    says: 'Sébastien recevra 800 $ en salaire régulier, plus 150 $ en heures supplémentaires, pour un total de 950 $.',
    read: '2026-11-25',
  },
  {
    calculator: 'overtime',
    place: 'NS',
    about: '50 hours at the minimum wage of October 1999, $5.60, of which overtime was reckoned then',
    entered: { weekEnds: '1999-10-09', hours: ['0', '10', '10', '10', '10', '10', '0'], wage: '5.60' },
    comesTo: { regularHours: '48', overtimeHours: '2', rateCents: 840, totalCents: 28_560 },
    source: NOVA_SCOTIA_NEWS,
    says: 'the employer must pay that employee for 48 hours of regular pay (at $5.60 for each hour) plus two hours of overtime (at $8.40 for each hour)',
    read: '2026-11-25',
  },
];
