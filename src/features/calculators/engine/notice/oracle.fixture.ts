import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';

/** `on`: whether the weeks are owed on the very day on which the time is complete; null where our sources leave it open. */
export interface OracleStep {
  after: { years?: number; months?: number; days?: number };
  weeks: number;
  on: boolean | null;
}

const years = (n: number, weeks: number, on: boolean | null = true): OracleStep => ({
  after: { years: n },
  weeks,
  on,
});
const months = (n: number, weeks: number, on: boolean | null = true): OracleStep => ({
  after: { months: n },
  weeks,
  on,
});
const days = (n: number, weeks: number, on: boolean | null = true): OracleStep => ({
  after: { days: n },
  weeks,
  on,
});
const upToEight = [3, 4, 5, 6, 7, 8].map((n) => years(n, n));

/**
 * Individual notice by the numbers of the statutes, written down from them and not from content/: what the calculator is held
 * against in all jurisdictions.
 */
export const NOTICE_ORACLE: Record<JurisdictionCode, { statute: string; steps: OracleStep[] }> = {
  AB: {
    statute: 'Employment Standards Code, RSA 2000, c E-9, s 56',
    steps: [days(90, 1, false), years(2, 2), years(4, 4), years(6, 5), years(8, 6), years(10, 8)],
  },
  BC: {
    statute: 'Employment Standards Act, RSBC 1996, c 113, s 63',
    steps: [months(3, 1), months(12, 2), ...upToEight],
  },
  FED: { statute: 'Canada Labour Code, RSC 1985, c L-2, s 230', steps: [months(3, 2), ...upToEight] },
  MB: {
    statute: 'Employment Standards Code, CCSM c E110, s 62',
    steps: [days(30, 1), years(1, 2), years(3, 4), years(5, 6), years(10, 8)],
  },
  NB: { statute: 'Employment Standards Act, SNB 1982, c E-7.2, s 30', steps: [months(6, 2), years(5, 4)] },
  NL: {
    statute: 'Labour Standards Act, RSNL 1990, c L-2, s 55',
    steps: [months(3, 1), years(2, 2), years(5, 3), years(10, 4), years(15, 6)],
  },
  NS: {
    statute: 'Labour Standards Code, RSNS 1989, c 246, s 72',
    steps: [months(3, 1), years(2, 2), years(5, 4), years(10, 8)],
  },
  NT: { statute: 'Employment Standards Act, SNWT 2007, c 13, s 38', steps: [days(90, 2), ...upToEight] },
  NU: {
    statute: 'Labour Standards Act, RSNWT (Nu) 1988, c L-1, s 14.03',
    steps: [days(90, 2), ...upToEight],
  },
  ON: {
    statute: 'Employment Standards Act, 2000, SO 2000, c 41, s 57',
    steps: [months(3, 1), years(1, 2), ...upToEight],
  },
  PE: {
    statute: 'Employment Standards Act, SPEI: more than 6 months, then 5, 10 and 15 years',
    steps: [months(6, 2, null), years(5, 4, null), years(10, 6, null), years(15, 8, null)],
  },
  QC: {
    statute: 'Act respecting labour standards, CQLR c N-1.1, s 82',
    steps: [months(3, 1), years(1, 2), years(5, 4), years(10, 8)],
  },
  SK: {
    statute: 'The Saskatchewan Employment Act, SS 2013, c S-15.1, s 2-60',
    steps: [
      days(91, 1, false),
      years(1, 2, false),
      years(3, 4, false),
      years(5, 6, false),
      years(10, 8, false),
    ],
  },
  YT: {
    statute: 'Employment Standards Act, RSY 2002, c 72, s 50',
    steps: [months(6, 1), years(1, 2), ...upToEight],
  },
};
