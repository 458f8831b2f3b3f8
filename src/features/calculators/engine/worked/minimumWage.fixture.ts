import type { WorkedExample } from './workedExample.fixture.ts';

const CNESST_COMMISSION =
  'https://www.cnesst.gouv.qc.ca/en/working-conditions/wage-and-pay/wages/commission-based-wages';
const CNESST_BERRIES =
  'https://www.cnesst.gouv.qc.ca/fr/conditions-travail/salaire-paye/salaire/cueillette-fraises-framboises';
const BERRIES_SAY =
  'Mathieu a travaillé 7 heures et Alexandra, 9 heures. […] 35 kilos X 4,01 $ = 140,35 $ […] le taux horaire de Mathieu et d’Alexandra est plus élevé que le taux du salaire minimum.';
/** A day on which the rate of the page was in force: $15.75. */
const DAY = '2024-06-14';

/** Governments’ examples of pay held against the minimum wage. */
export const MINIMUM_WAGE_EXAMPLES: WorkedExample[] = [
  {
    calculator: 'minimumWage',
    place: 'QC',
    about: 'Philippe: commission only, $1,000 for four weeks of 40 hours',
    entered: { day: DAY, paid: '1000', hours: '160' },
    comesTo: { rateCents: 1_575, leastCents: 252_000, isEnough: false, shortCents: 152_000 },
    how: { assumeEarlier: false },
    source: CNESST_COMMISSION,
    says: '40 hours x $15.75 = $630/week x 4 weeks = $2520 […] there is a shortfall of $1520',
    read: '2026-11-24',
  },
  {
    calculator: 'minimumWage',
    place: 'QC',
    about: 'Paula: 35 hours a week, $475 of base wages and $775 with her commission',
    entered: { day: DAY, paid: '775', hours: '35' },
    comesTo: { leastCents: 55_125, isEnough: true, shortCents: 0 },
    how: { assumeEarlier: false },
    source: CNESST_COMMISSION,
    says: '35 hr. x $15.75 = $551.25 […] Paula’s pay for her hours worked will thus be above minimum wage.',
    read: '2026-11-24',
  },
  {
    calculator: 'minimumWage',
    place: 'NS',
    about:
      'called in for an hour at $17: the three hours of a call-in at the minimum wage (three are entered)',
    entered: { day: DAY, paid: '17', hours: '3' },
    comesTo: { rateCents: 1_520, leastCents: 4_560, isEnough: false, shortCents: 2_860 },
    how: { assumeEarlier: false },
    source: 'https://novascotia.ca/lae/employmentrights/minimumwage.asp',
    says: 'at least $45.60 ($15.20 x 3 hours) […] if the employee makes $17 per hour and the employee is called in for one hour’s work, the employer must pay the employee at least $45.60',
    read: '2026-11-25',
  },
  {
    calculator: 'minimumWage',
    place: 'QC',
    about: 'Alexandra: 35 kilograms of raspberries in 9 hours, more than the general rate would bring',
    entered: { day: '2021-07-15', paid: '140.35', hours: '9' },
    comesTo: { rateCents: 1_350, isEnough: true, shortCents: 0 },
    how: { assumeEarlier: false },
    source: CNESST_BERRIES,
    says: BERRIES_SAY,
    read: '2026-11-25',
  },
  {
    calculator: 'minimumWage',
    place: 'QC',
    about: 'Mathieu: the same weight in 7 hours',
    entered: { day: '2021-07-15', paid: '140.35', hours: '7' },
    comesTo: { rateCents: 1_350, isEnough: true, shortCents: 0 },
    how: { assumeEarlier: false },
    source: CNESST_BERRIES,
    says: BERRIES_SAY,
    read: '2026-11-25',
  },
];
