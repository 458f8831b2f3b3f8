import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';

/** From so many employees on, so many weeks; the numbers themselves included. */
type GroupStep = [employees: number, weeks: number];

/**
 * How a group's notice and the employee's own go together: it takes the place of the own, comes on top of it, goes to the
 * government and leaves the own as it is, or runs beside it so that the longer counts. Null where our sources leave it open.
 */
type Together = 'instead' | 'added' | 'beside' | 'greater' | null;

export interface GroupOracle {
  statute: string;
  /** Null where the statute was not read, so that nothing is established. */
  steps: GroupStep[] | null;
  together: Together;
}

const territories: GroupStep[] = [
  [25, 4],
  [50, 8],
  [100, 12],
  [300, 16],
];
const fromTen: GroupStep[] = [
  [10, 8],
  [100, 12],
  [300, 16],
];
const fromFifty: GroupStep[] = [
  [50, 8],
  [200, 12],
  [500, 16],
];

/**
 * Notice of a group by the numbers of the statutes as they stand in November 2026, written down from them and not from content/.
 * A law without one has no steps.
 */
export const GROUP_ORACLE: Record<JurisdictionCode, GroupOracle> = {
  AB: {
    statute: 'Employment Standards Code, RSA 2000, c E-9, s 137 (since August 15, 2020)',
    steps: [[50, 4]],
    together: 'beside',
  },
  BC: {
    statute: 'Employment Standards Act, RSBC 1996, c 113, s 64',
    steps: [
      [50, 8],
      [101, 12],
      [301, 16],
    ],
    together: 'added',
  },
  FED: { statute: 'Canada Labour Code, RSC 1985, c L-2, s 212', steps: [[50, 16]], together: 'beside' },
  MB: {
    statute: 'Employment Standards Code, CCSM c E110, s 67',
    steps: [
      [50, 10],
      [101, 14],
      [300, 18],
    ],
    together: null,
  },
  NB: {
    statute: 'Employment Standards Act, SNB 1982, c E-7.2, s 32: more than 10, and a quarter of the staff',
    steps: [[11, 6]],
    together: 'greater',
  },
  NL: { statute: 'Labour Standards Act, RSNL 1990, c L-2, s 57', steps: fromFifty, together: 'greater' },
  NS: { statute: 'Labour Standards Code, RSNS 1989, c 246, s 72(2)', steps: fromTen, together: 'instead' },
  NT: { statute: 'Employment Standards Act, SNWT 2007, c 13, s 41', steps: territories, together: 'beside' },
  NU: {
    statute: 'Labour Standards Act, RSNWT (Nu) 1988, c L-1: termination of a group (section not named)',
    steps: territories,
    together: 'beside',
  },
  ON: {
    statute: 'Employment Standards Act, 2000, SO 2000, c 41, s 58, and O Reg 288/01, s 3',
    steps: fromFifty,
    together: 'instead',
  },
  // The Act of 2024 was not read; that of 1988 had no rule.
  PE: { statute: 'Employment Standards Act, SPEI: not read', steps: null, together: null },
  QC: {
    statute: 'Act respecting labour standards, CQLR c N-1.1, ss 84.0.4 and 84.0.13',
    steps: fromTen,
    together: 'greater',
  },
  SK: {
    statute: 'The Saskatchewan Employment Act, SS 2013, c S-15.1, s 2-62 (from 25 since January 1, 2026)',
    steps: [
      [25, 4],
      [50, 8],
      [100, 12],
    ],
    together: 'greater',
  },
  YT: {
    statute: 'Employment Standards Act, RSY 2002, c 72: termination of a group (section not named)',
    steps: territories,
    together: 'beside',
  },
};
