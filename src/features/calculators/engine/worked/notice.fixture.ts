import type { WorkedExample } from './workedExample.fixture.ts';

const ONTARIO_GUIDE = 'https://www.ontario.ca/document/your-guide-employment-standards-act-0';
const CNESST_USUAL_WAGE =
  'https://www.cnesst.gouv.qc.ca/fr/conditions-travail/fin-demploi/calcul-salaire-habituel';

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
  {
    calculator: 'notice',
    place: 'QC',
    about: 'Paul: ten years, four of the eight weeks given as notice, $455 a week',
    entered: {
      firstDay: '2016-07-01',
      lastDay: '2026-06-30',
      wages: '455',
      met: 'part',
      weeksWorked: '4',
    },
    comesTo: { individualWeeks: '8', payCents: 182_000 },
    source: CNESST_USUAL_WAGE,
    says: 'le délai pour transmettre l’avis de cessation d’emploi est de 8 semaines. Il a donc droit à l’indemnité équivalente à 4 semaines de salaire. […] 455 $ x 4 semaines = 1 820 $',
    read: '2026-11-24',
  },
  {
    calculator: 'notice',
    place: 'QC',
    about: 'Camille: six years at the plant (the page names no wage: $1,000 a week)',
    entered: { firstDay: '2020-07-01', lastDay: '2026-06-30', wages: '1000' },
    comesTo: { individualWeeks: '4' },
    source: 'https://malnt.gouv.qc.ca/?p=3074',
    says: 'Camille aurait ainsi dû recevoir son avis de cessation d’emploi quatre semaines à l’avance, puisqu’elle cumule six années de service continu',
    read: '2026-11-24',
  },
  {
    calculator: 'notice',
    place: 'QC',
    about:
      'Aurélie: seven years, one of the four weeks given as notice, $539 a week on average (the copy read breaks off before the amount)',
    entered: {
      firstDay: '2019-07-01',
      lastDay: '2026-06-30',
      wages: '539',
      met: 'part',
      weeksWorked: '1',
    },
    comesTo: { individualWeeks: '4' },
    source: CNESST_USUAL_WAGE,
    says: 'le délai pour lui remettre l’avis de cessation d’emploi est de 4 semaines. Son employeur doit donc lui verser une indemnité équivalant à 3 semaines de son salaire habituel. […] 2 156 $ ÷ 4 semaines d’avis = 539 $',
    read: '2026-11-24',
  },
  {
    calculator: 'notice',
    place: 'QC',
    about:
      'hired on February 8, laid off on May 7, both days counted: three months (the page names no wage: $1,000 a week)',
    entered: { firstDay: '2026-02-08', lastDay: '2026-05-07', wages: '1000' },
    comesTo: { service: '3 months', individualWeeks: '1', payCents: 100_000 },
    source: 'https://www.cnt.gouv.qc.ca/fin-demploi/avis-de-cessation-demploi/',
    says: 'La période de service continu débute le premier jour d’emploi et se termine le jour de la mise à pied ou du congédiement, inclusivement. Par exemple : Une personne a été engagée le 8 février et elle a été mise à pied le 7 mai suivant. Elle aura donc droit à un avis de cessation d’emploi d’une semaine, car elle a cumulé trois mois de service continu.',
    read: '2026-11-25',
  },
];
