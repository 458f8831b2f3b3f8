import { buildSnapshot } from '../buildSnapshot.ts';
import { CANADIAN_HR_LEXICON } from '../canadian-hr/lexicon.ts';
import { PROVISION_SCHEMA } from '../canadian-hr/schema.ts';
import { SearchEngine } from '../engine.ts';
import type { SearchDocument } from '../schema.ts';

const PLACES: readonly (readonly [string, string])[] = [
  ['ON', 'Ontario'],
  ['BC', 'British Columbia'],
  ['QC', 'Quebec'],
  ['FED', 'Federal'],
];

/** area | topic | name | text. The texts are written for tests and state no law. */
const TEXTS = `
Employment Standards | Wages and Payment | Minimum Wage | Pay at least the general rate for each hour of work. A student under 18 may have a lower one.
Employment Standards | Wages and Payment | Payment of Wages and Pay Periods | Wages are paid on a regular pay day, and within seven days after employment ends.
Employment Standards | Wages and Payment | Deductions from Wages | Nothing may be deducted for a cash shortage, breakage or a customer who leaves without paying.
Employment Standards | Wages and Payment | Tips and Gratuities | An employer may not keep tips, except to share them among employees.
Employment Standards | Wages and Payment | Reporting Pay | An employee who reports to work and is sent home is paid for at least three hours.
Employment Standards | Hours of Work and Overtime | Hours of Work | The standard is eight hours a day and 40 hours a week. An employee may refuse longer hours.
Employment Standards | Hours of Work and Overtime | Overtime Threshold and Rate | Overtime starts after 44 hours in a week, at one and a half times the regular rate.
Employment Standards | Hours of Work and Overtime | Meal Breaks | An unpaid break of 30 minutes is given after five consecutive hours.
Employment Standards | Hours of Work and Overtime | Disconnecting from Work | An employer with 25 employees has a written policy on disconnecting.
Employment Standards | Vacation | Vacation Time | Two weeks a year, three weeks after five years of employment.
Employment Standards | Vacation | Vacation Pay | 4% of wages, 6% after five years. Unused vacation pay is paid out when employment ends.
Employment Standards | Public Holidays | Public Holidays List | The days are New Year's Day, Good Friday, Canada Day, Labour Day and Christmas Day.
Employment Standards | Public Holidays | Public Holiday Eligibility and Pay | Public holiday pay is an average day's wages. Who works that day gets premium pay.
Employment Standards | Leaves of Absence | Sick and Personal Leave | Up to five days a year for illness, injury or the needs of family.
Employment Standards | Leaves of Absence | Medical Notes | An employer may not ask for a note from a doctor for the first two absences.
Employment Standards | Leaves of Absence | Maternity and Parental Leave | Pregnancy leave is 17 weeks, parental leave up to 63 weeks.
Employment Standards | Leaves of Absence | Bereavement Leave | Days off after the death of a family member.
Employment Standards | Leaves of Absence | Jury and Court Leave | Unpaid leave to serve on a jury or to be a witness.
Employment Standards | Termination of Employment | Individual Termination Notice | One week of notice for each year of employment, up to eight weeks, or termination pay instead.
Employment Standards | Termination of Employment | Group Termination | Longer notice where 50 or more employees are let go within four weeks.
Employment Standards | Termination of Employment | Severance Pay | A week of wages for each year, after five years with a large employer.
Employment Standards | Termination of Employment | Temporary Layoff | Up to 13 weeks in any 20 weeks before it counts as a termination.
Employment Standards | Termination of Employment | Unjust Dismissal | A complaint against dismissal without just cause.
Employment Standards | Hiring | Job Postings and Pay Transparency | A public posting states the expected wages and whether artificial intelligence screens applicants.
Employment Standards | Hiring | Non-Compete Agreements | An agreement not to compete after employment is void.
Human Rights | Discrimination | Protected Grounds | Age, disability, family status, gender identity, race, religion and sex.
Human Rights | Accommodation | Duty to Accommodate | To the point of undue hardship, considering cost and safety.
Human Rights | Harassment | Sexual Harassment | Unwelcome sexual comments or conduct.
Occupational Health & Safety | Committees and Representatives | Joint Committee Threshold | A joint health and safety committee is required at 20 workers.
Occupational Health & Safety | Worker Rights | Right to Refuse Unsafe Work | A worker may refuse work that is likely to endanger anyone.
Occupational Health & Safety | First Aid and Facilities | Naloxone Kits | A kit and a trained worker where an overdose may happen.
Workers' Compensation | Return to Work | Duty to Cooperate | The employer and the injured worker cooperate in an early and safe return to work.
Privacy | Monitoring | Electronic Monitoring Policy | A written policy says whether, how and why employees are monitored.
Labour Relations | Bargaining and Disputes | Replacement Workers | Nobody may do the work of employees on strike.`;

/** A small library: each text once for each of four jurisdictions. */
export function libraryDocuments(): SearchDocument[] {
  return TEXTS.trim()
    .split('\n')
    .flatMap((line, at) => {
      const [area = '', topic = '', name = '', text = ''] = line.split(' | ');
      return PLACES.map(([jurisdiction, jurisdictionName], place) => ({
        objectID: `${at}-${jurisdiction}`,
        area,
        areaId: area.slice(0, 3).toLowerCase(),
        topic,
        name,
        jurisdiction,
        jurisdictionName,
        bills: at === 23 ? ['Bill 149', 'Bill C-27 (44-1)'] : [],
        specialRules: at % 5 === 0 ? ['Construction', 'Retail Trade'] : [],
        textWarning: at === 14 ? 'Changes on July 1.' : '',
        textDescription: text,
        link: `/m/builder/${at}-${jurisdiction}`,
        citations: [`ESA s. ${40 + at}`, `ESA ss. ${40 + at}(1), ${80 + at}.1`],
        isPublished: true,
        updatedAt: 1_700_000_000 + at,
        order: at * 10 + place,
      }));
    });
}

/** That library, with the lexicon that installations start with. */
export function libraryEngine(documents = libraryDocuments()): SearchEngine {
  const engine = new SearchEngine({ schema: PROVISION_SCHEMA, lexicon: CANADIAN_HR_LEXICON, mergeAfter: 0 });
  engine.adopt(buildSnapshot(PROVISION_SCHEMA, documents));
  return engine;
}
