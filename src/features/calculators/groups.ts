const STANDARDS = 'employment-standards';

/** The provision groups whose typed values the calculators read, by their keys in the library. */
export const GROUPS = {
  notice: `${STANDARDS}/termination-of-employment/individual-termination-notice`,
  group: `${STANDARDS}/termination-of-employment/group-termination`,
  severance: `${STANDARDS}/termination-of-employment/severance-pay`,
  payment: `${STANDARDS}/wages-and-payment/payment-of-wages-and-pay-periods`,
  minimumWage: `${STANDARDS}/wages-and-payment/minimum-wage`,
  vacationTime: `${STANDARDS}/vacation/vacation-time`,
  vacationPay: `${STANDARDS}/vacation/vacation-pay`,
  holidays: `${STANDARDS}/public-holidays/public-holidays-list`,
  holidayPay: `${STANDARDS}/public-holidays/public-holiday-eligibility-and-pay`,
  overtime: `${STANDARDS}/hours-of-work-and-overtime/overtime-threshold-and-rate`,
  averaging: `${STANDARDS}/hours-of-work-and-overtime/averaging-and-banked-overtime`,
} as const;

export type GroupName = keyof typeof GROUPS;

/** The reasons for a leave, by the names of their provision groups. */
export const LEAVES = {
  'sick-and-personal-leave': 'Sickness, family duties',
  'medical-notes': 'Sick notes',
  'bereavement-leave': 'Death in the family',
  'maternity-and-parental-leave': 'Pregnancy, birth, care of a newborn',
  'pregnancy-loss-leave': 'Loss of a pregnancy',
  'adoption-and-surrogacy-placement-leave': 'Adoption or surrogacy',
  'compassionate-care-leave': 'A relative near death',
  'critical-illness-leave': 'A critically ill child or adult',
  'long-term-illness-or-injury-leave': 'Own long illness or injury',
  'child-death-or-disappearance-leave': 'Death or disappearance of a child',
  'domestic-or-sexual-violence-leave': 'Domestic or sexual violence',
  'organ-donor-leave': 'Donating an organ',
  'jury-and-court-leave': 'Jury or court',
  'voting-time': 'Voting',
  'reservist-leave': 'Service in the reserve',
  'citizenship-leave': 'Citizenship ceremony',
  'indigenous-practices-leave': 'Traditional Indigenous practices',
  'emergency-leave': 'A declared emergency',
} as const;

/** The key of the group of a leave. */
export const leaveGroup = (name: string): string => `${STANDARDS}/leaves-of-absence/${name}`;
