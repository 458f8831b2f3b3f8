import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';

/** Completed months of service, and what is owed then in cents, at $1,000 for a week of five days. */
type Owed = [months: number, cents: number];

export interface SeveranceOracle {
  statute: string;
  /** Rising; what is between two rows is owed as at the earlier one. Empty: the law has no severance pay. */
  owed: Owed[];
}

const DAY = 20_000;
const none = (statute: string): SeveranceOracle => ({ statute, owed: [] });

/**
 * Severance pay by the numbers of the statutes, written down from them and not from content/, for an employer whose payroll is
 * large enough. Only two laws have it beside notice.
 */
export const SEVERANCE_ORACLE: Record<JurisdictionCode, SeveranceOracle> = {
  AB: none('Employment Standards Code, RSA 2000, c E-9'),
  BC: none('Employment Standards Act, RSBC 1996, c 113'),
  FED: {
    statute:
      'Canada Labour Code, RSC 1985, c L-2, s 235: after 12 months, two days for each completed year, and five at least',
    owed: [
      [12, 5 * DAY],
      [36, 6 * DAY],
      [48, 8 * DAY],
      [60, 10 * DAY],
      [72, 12 * DAY],
      [84, 14 * DAY],
      [96, 16 * DAY],
      [108, 18 * DAY],
      [120, 20 * DAY],
      [132, 22 * DAY],
      [144, 24 * DAY],
      [156, 26 * DAY],
      [168, 28 * DAY],
      [180, 30 * DAY],
    ],
  },
  MB: none('Employment Standards Code, CCSM c E110'),
  NB: none('Employment Standards Act, SNB 1982, c E-7.2'),
  NL: none('Labour Standards Act, RSNL 1990, c L-2'),
  NS: none('Labour Standards Code, RSNS 1989, c 246'),
  NT: none('Employment Standards Act, SNWT 2007, c 13'),
  NU: none('Labour Standards Act, RSNWT (Nu) 1988, c L-1'),
  ON: {
    statute:
      'Employment Standards Act, 2000, SO 2000, c 41, ss 64 and 65: after five years, a week for each year, a twelfth for each further month, 26 weeks at most',
    owed: [
      [60, 500_000],
      [61, 508_333],
      [62, 516_667],
      [63, 525_000],
      [66, 550_000],
      [71, 591_667],
      [72, 600_000],
      [119, 991_667],
      [120, 1_000_000],
      [311, 2_591_667],
      [312, 2_600_000],
      [313, 2_600_000],
      [480, 2_600_000],
    ],
  },
  PE: none('Employment Standards Act, SPEI'),
  QC: none('Act respecting labour standards, CQLR c N-1.1'),
  SK: none('The Saskatchewan Employment Act, SS 2013, c S-15.1'),
  YT: none('Employment Standards Act, RSY 2002, c 72'),
};
