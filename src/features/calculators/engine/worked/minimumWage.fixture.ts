import type { WorkedExample } from './workedExample.fixture.ts';

const CNESST_COMMISSION =
  'https://www.cnesst.gouv.qc.ca/en/working-conditions/wage-and-pay/wages/commission-based-wages';
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
];
