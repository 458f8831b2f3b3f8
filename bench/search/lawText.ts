import { Random } from './random.ts';

/** The pieces that the generated provisions are written from. */
export const JURISDICTIONS: readonly (readonly [string, string])[] = [
  ['AB', 'Alberta'],
  ['BC', 'British Columbia'],
  ['FED', 'Federal'],
  ['MB', 'Manitoba'],
  ['NB', 'New Brunswick'],
  ['NL', 'Newfoundland and Labrador'],
  ['NS', 'Nova Scotia'],
  ['NT', 'Northwest Territories'],
  ['NU', 'Nunavut'],
  ['ON', 'Ontario'],
  ['PE', 'Prince Edward Island'],
  ['QC', 'Quebec'],
  ['SK', 'Saskatchewan'],
  ['YT', 'Yukon'],
];

/** Area: topic: provision groups. */
const TAXONOMY = `
Employment Standards: Wages and Payment: Minimum Wage, Payment of Wages and Pay Periods, Pay Statements and Employment Records, Deductions from Wages, Tips and Gratuities, Equal Pay for Equal Work, Reporting Pay
Employment Standards: Hours of Work and Overtime: Hours of Work, Overtime Threshold and Rate, Averaging and Banked Overtime, Meal Breaks, Rest Periods and Days Off, Disconnecting from Work
Employment Standards: Vacation: Vacation Time, Vacation Pay
Employment Standards: Public Holidays: Public Holidays List, Public Holiday Eligibility and Pay
Employment Standards: Leaves of Absence: Sick and Personal Leave, Medical Notes, Maternity and Parental Leave, Bereavement Leave, Domestic or Sexual Violence Leave, Compassionate Care Leave, Critical Illness Leave, Jury and Court Leave, Reservist Leave, Organ Donor Leave
Employment Standards: Termination of Employment: Individual Termination Notice, Group Termination, Severance Pay, Temporary Layoff, Unjust Dismissal
Employment Standards: Hiring: Job Postings and Pay Transparency, Employment Information at Hire, Non-Compete Agreements
Human Rights: Discrimination: Protected Grounds, Bona Fide Occupational Requirements, Pre-Employment Inquiries
Human Rights: Accommodation: Duty to Accommodate, Undue Hardship, Drug and Alcohol Testing
Human Rights: Harassment: Human Rights Harassment, Sexual Harassment
Occupational Health & Safety: Committees and Representatives: Joint Committee Threshold, Health and Safety Representative, Committee Training and Meetings
Occupational Health & Safety: Worker Rights: Right to Refuse Unsafe Work, Right to Know, Reprisal for Safety Complaint
Occupational Health & Safety: Harassment and Violence: Harassment and Violence Policy Duty, Investigations
Occupational Health & Safety: First Aid and Facilities: First Aid, Washrooms and Menstrual Products, Naloxone Kits, Defibrillators
Workers' Compensation: Coverage and Registration: Coverage, Registration and Premiums, Maximum Insurable Earnings
Workers' Compensation: Return to Work: Duty to Cooperate, Duty to Re-employ or Maintain Employment
Privacy: Employee Personal Information: Consent and Notice, Access to Personal Information
Privacy: Security and Breach: Breach Notification, Privacy Officer and Policies
Privacy: Monitoring: Electronic Monitoring Policy, Biometrics and Recording
Pay Equity & Employment Equity: Pay Equity: Pay Equity Coverage, Pay Equity Plan and Posting
Accessibility: General Requirements: Accessibility Coverage, Accessibility Plan
Labour Relations: Union Rights: Certification, Union Dues, Unfair Labour Practices
Labour Relations: Bargaining and Disputes: Strike and Lockout, Replacement Workers
Official Languages & Language of Work: Francization: Francization Thresholds, Francization Committee
Pensions, Benefits & Payroll: Payroll Programs: Employment Insurance, CPP and QPP, Employer Health Tax
Immigration & Foreign Workers: Temporary Foreign Workers: Employer Compliance Conditions, Recruiter Licensing
Smoking, Cannabis & Substances: Cannabis and Impairment: Cannabis at Work
Supply Chain & Corporate Reporting: Modern Slavery: Forced and Child Labour Report`;

export const GROUPS = TAXONOMY.trim()
  .split('\n')
  .flatMap((line) => {
    const [area = '', topic = '', groups = ''] = line.split(': ');
    return groups.split(', ').map((name) => ({ area, topic, name }));
  });

export const INDUSTRIES: readonly string[] =
  'Agriculture, Architects and Engineers, Banking, Broadcasting, Call Centres, Child Care, Commission Sales, Construction, Domestic Work, Education, Emergency Services, Farm Work, Film and Television, Firefighters, Fishing, Food Processing, Forestry, Gaming, Grain Handling, Hairdressing, Health Care, Highway Maintenance, Home Care, Horse Racing, Hospitality, Hotels, Hunting and Trapping, Information Technology, Insurance, Janitorial Services, Landscaping, Laundries, Lawyers and Notaries, Live-in Caregivers, Logging, Manufacturing, Mining, Municipal Government, Newspaper Delivery, Nursing, Oil and Gas, Paramedics, Pharmacists, Police, Ports and Stevedoring, Postal Services, Property Management, Public Transit, Railways, Real Estate, Restaurants, Retail Trade, Road Construction, Security Guards, Sewer and Watermain, Shipping, Silviculture, Ski Resorts, Software, Students, Superintendents, Taxi Services, Telecommunications, Trucking, Veterinary Services'.split(
    ', ',
  );

const SLOTS: Record<string, readonly string[]> = {
  who: 'an employee|a worker|a part-time employee|a casual worker|a student under 18|a person who works from home|a manager|an apprentice|a seasonal worker|an assignment employee'.split(
    '|',
  ),
  employer:
    'the employer|an employer with 25 or more employees|a contractor|the person in charge of the workplace|a temporary help agency|the owner of the business|a federally regulated employer'.split(
      '|',
    ),
  leave:
    'maternity leave|parental leave|sick leave|bereavement leave|compassionate care leave|critical illness leave|jury leave|reservist leave|family responsibility leave|organ donor leave|leave of absence'.split(
      '|',
    ),
  pay: 'wages|overtime pay|vacation pay|public holiday pay|termination pay|severance pay|reporting pay|the regular wage|average daily wages|commissions|gratuities'.split(
    '|',
  ),
  duty: 'written notice|a pay statement|a written policy|training|a record of hours|protective equipment|a first aid kit|an investigation report|a copy of the agreement|a safe means of access|a medical certificate'.split(
    '|',
  ),
  number: 'two|three|four|five|six|eight|ten|twelve|fifteen|seventeen|twenty|thirty|fifty'.split('|'),
  digits: '3|5|7|8|10|12|13|14|15|17|20|25|26|30|40|44|48|52|60|90|180|500'.split('|'),
  unit: 'days|weeks|months|hours|consecutive days|working days|pay periods|years of service'.split('|'),
  body: 'director of employment standards|labour relations board|human rights tribunal|health and safety officer|labour inspector|joint health and safety committee|workers compensation board|privacy commissioner|minister of labour'.split(
    '|',
  ),
  reason:
    'the death of a family member|illness or injury|domestic violence|a declared emergency|a serious incident|wilful misconduct|the closing of the establishment|harassment by a supervisor|an order under a public health act|a shortage of work'.split(
      '|',
    ),
  act: 'Employment Standards Act|Employment Standards Code|Labour Standards Act|Canada Labour Code|Occupational Health and Safety Act|Human Rights Code|Workers Compensation Act|Labour Relations Act|Personal Information Protection Act|Pay Equity Act|Accessibility Act'.split(
    '|',
  ),
  verb: 'provide|keep|post|file|give|review|prepare|update|maintain|offer'.split('|'),
};

const SENTENCES: readonly string[] = [
  'After {number} {unit} of employment, {who} may take up to {digits} {unit} of unpaid {leave} because of {reason}.',
  '{Employer} must {verb} {duty} to {who} within {digits} {unit}, and keep a copy for {number} years.',
  '{Who} is entitled to {pay} at one and a half times the regular rate for each hour worked in excess of {digits} hours in a week.',
  'The {act}, s. {section}, sets the rule, and s. {section} lists who is exempt from it.',
  'No employer may terminate, suspend, discipline or intimidate {who} because of {reason}.',
  'A complaint to the {body} must be made within {digits} {unit} of the decision that it concerns.',
  'Notice of termination is {number} weeks after {digits} years of service, or termination pay instead of notice.',
  'Where {reason} makes notice impossible, {employer} need not pay {pay} for that period.',
  'The {body} may order {employer} to pay {pay}, to reinstate {who}, or both.',
  '{Who} who returns from {leave} must be given the same position, or a comparable one with no lower wages and benefits.',
  'Benefits continue during {leave} if {who} keeps paying the usual share of the premiums.',
  'An agreement to give less than the act requires is void, but a greater right in a contract or collective agreement prevails.',
  '{Employer} shall {verb} {duty} in consultation with the joint committee or the health and safety representative.',
  'A committee is required where {digits} or more workers are regularly employed; below that, one representative is enough.',
  'Since January {day}, {year}, {employer} may not ask for {duty} for the first {number} {unit} of {leave}.',
  'The general rate was raised to {rate} an hour on October 1, {year}, and follows the consumer price index.',
  'Deductions from {pay} need a written authorization that names the amount, unless a statute or a court order requires them.',
  'Hours may be averaged over {number} weeks under a written agreement that ends after {digits} {unit}.',
  'In {name} v. {name} {tail} Ltd., the {body} held that {who} had not consented, and awarded {digits} weeks of {pay}.',
  'A first offence is punished by a fine of up to {fine}, and a second one within {number} years by double that amount.',
  'Different rules apply in {industry} and {industry}; see the special rules.',
  'Bill {bill} would change this rule: {employer} would have to {verb} {duty} at the time of hire.',
  'The {tail} guideline of the {body} explains how {duty} should be kept where {who} works in {tail}.',
  'A record of {pay} must show the name and address of {who}, the dates of work, the hours of each day, and every deduction.',
  'Harassment means a course of vexatious comment or conduct that is known or ought reasonably to be known to be unwelcome.',
  'The policy must say how to report, how {employer} will investigate, and that no one will be penalized for a report made in good faith.',
  'A worker may refuse work that is likely to endanger the worker or another person, and must tell the supervisor at once.',
  'Vacation must be given within {digits} months after the year in which it was earned, in periods of at least one week.',
  'Where a public holiday falls on a day off, {employer} gives another day off with {pay}, or pays for the day if {who} agrees in writing.',
];

const SYLLABLES =
  'ka ro mi tel ven dar sko wi lan bert hol mor ash ton fer gus nel ric vale bro kin stad per oli zan thor quin mac fitz dun'.split(
    ' ',
  );

/** Names and places that only some documents hold: the long tail that every real collection has. */
const TAIL: readonly string[] = (() => {
  const random = new Random(7);
  const words = new Set<string>();
  while (words.size < 30_000) {
    const word = Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES)).join('');
    words.add(word[0]?.toUpperCase() + word.slice(1));
  }
  return [...words];
})();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function fill(template: string, random: Random): string {
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    switch (slot) {
      case 'section':
        return `${1 + random.below(180)}${random.chance(0.3) ? `.${1 + random.below(9)}` : ''}${random.chance(0.4) ? `(${1 + random.below(6)})` : ''}`;
      case 'day':
        return String(1 + random.below(28));
      case 'year':
        return String(2008 + random.below(19));
      case 'rate':
        return `$${(10 + random.below(900) / 100).toFixed(2)}`;
      case 'fine':
        return `$${1 + random.below(99)},000`;
      case 'bill':
        return billNumber(random);
      case 'industry':
        return random.pick(INDUSTRIES).toLowerCase();
      case 'name':
      case 'tail':
        return random.pickZipf(TAIL);
      default: {
        const choices = SLOTS[slot.toLowerCase()] as readonly string[];
        const text = random.pickZipf(choices);
        return /^[A-Z]/.test(slot) ? capital(text) : text;
      }
    }
  });
}

export const billNumber = (random: Random): string =>
  random.chance(0.3) ? `C-${1 + random.below(90)}` : String(1 + random.below(220));

/** So many sentences of plain legal text in paragraphs. */
export function paragraphs(sentences: number, random: Random): string {
  let text = '';
  for (let i = 0; i < sentences; i++)
    text += (i === 0 ? '' : i % 4 === 0 ? '\n\n' : ' ') + fill(random.pick(SENTENCES), random);
  return text;
}
