import { z } from 'zod';

/** The 13 provinces and territories and the federal jurisdiction, in the order every list shows them. */
export const JURISDICTIONS = {
  AB: 'Alberta',
  BC: 'British Columbia',
  FED: 'Federal',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const;

export type JurisdictionCode = keyof typeof JURISDICTIONS;

export const JURISDICTION_CODES = Object.keys(JURISDICTIONS) as JurisdictionCode[];

/** The twelve that plans and updates offer (specification 3); NT and YT come with a full plan only. */
export const PLAN_JURISDICTION_CODES = JURISDICTION_CODES.filter((code) => code !== 'NT' && code !== 'YT');

export const jurisdictionSchema = z.enum(JURISDICTION_CODES as [JurisdictionCode, ...JurisdictionCode[]]);

export const jurisdictionName = (code: JurisdictionCode): string => JURISDICTIONS[code];
