import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import { FILED } from './rules.ts';

/** A step a bill passes in its legislature. */
export interface Stage {
  name: string;
  chamber: 'House' | 'Senate' | null;
}

const one = (...names: string[]): Stage[] => names.map((name) => ({ name, chamber: null }));
const READINGS = ['Introduction', 'Second Reading', 'Committee', 'Amended', 'Third Reading'];
const inChamber = (chamber: 'House' | 'Senate'): Stage[] =>
  READINGS.map((name) => ({ name: `${name} (${chamber})`, chamber }));

/** The steps of each legislature, in order (specification 4; decisions 8). "In Force" follows assent everywhere. */
const STAGES: Record<JurisdictionCode, Stage[]> = {
  FED: [...inChamber('House'), ...inChamber('Senate'), ...one('Royal Assent')],
  QC: one(
    'Introduction',
    'Referral for Consultation',
    'Passage in Principle',
    'Committee',
    'Report Stage',
    'Passage',
    'Assent',
  ),
  ON: one('First Reading', 'Second Reading', 'Committee', 'Third Reading', 'Royal Assent'),
  AB: one('First Reading', 'Second Reading', 'Committee of the Whole', 'Third Reading', 'Royal Assent'),
  BC: one('First Reading', 'Second Reading', 'Committee', 'Report', 'Third Reading', 'Royal Assent'),
  MB: one(
    'First Reading',
    'Second Reading',
    'Committee',
    'Report Stage',
    'Concurrence and Third Reading',
    'Royal Assent',
  ),
  NB: one(
    'First Reading',
    'Second Reading',
    'Standing Committee on Economic Policy or Committee of the Whole',
    'Third Reading',
    'Royal Assent',
  ),
  NL: one(
    'Notice of Motion',
    'First Reading',
    'Second Reading',
    'Committee of the Whole',
    'Third Reading',
    'Royal Assent',
  ),
  NS: one(
    'First Reading',
    'Second Reading',
    'Law Amendments (Public Bills) Committee',
    'Committee of the Whole House',
    'Third Reading',
    'Royal Assent',
  ),
  PE: one('First Reading', 'Second Reading', 'Committee of the Whole House', 'Third Reading', 'Royal Assent'),
  SK: one('First Reading', 'Second Reading', 'Committee', 'Third Reading', 'Royal Assent'),
  NT: one(
    'First Reading',
    'Second Reading',
    'Standing Committee',
    'Committee of the Whole',
    'Third Reading',
    'Assent',
  ),
  NU: one(
    'First Reading',
    'Second Reading',
    'Standing Committee',
    'Committee of the Whole',
    'Third Reading',
    'Assent',
  ),
  YT: one(
    'Introduction and First Reading',
    'Second Reading',
    'Committee of the Whole',
    'Third Reading',
    'Assent',
  ),
};

/** The steps a bill of this legislature passes, in order. */
export const stagesOf = (jurisdiction: JurisdictionCode): readonly Stage[] => STAGES[jurisdiction];

/** Whether a bill or regulation of this legislature can have this status. */
export const isStatus = (jurisdiction: JurisdictionCode, status: string): boolean =>
  status === FILED || STAGES[jurisdiction].some((stage) => stage.name === status);

/** The stage at which a bill is introduced. Federal bills whose number begins with S start in the Senate. */
export function introductionStage(jurisdiction: JurisdictionCode, number: string | null): string {
  if (jurisdiction === 'FED')
    return /^(Bill )?S-/.test(number ?? '') ? 'Introduction (Senate)' : 'Introduction (House)';
  if (jurisdiction === 'NL') return 'First Reading';
  return STAGES[jurisdiction][0]?.name ?? '';
}

/** The stage at which a bill becomes law. */
export const assentStage = (jurisdiction: JurisdictionCode): string =>
  STAGES[jurisdiction].at(-1)?.name ?? '';

/** How far a bill has come: whose step each is, in order, and how many are reached. */
export interface Progress {
  chambers: ('first' | 'second' | 'after')[];
  reached: number;
}

/** The progress bar of a bill; null where it has none: a filed regulation, or a status its legislature does not know. */
export function progressOf(jurisdiction: JurisdictionCode, status: string): Progress | null {
  const stages = STAGES[jurisdiction];
  const reached = stages.findIndex((stage) => stage.name === status) + 1;
  if (reached === 0) return null;
  const chambers = stages.map(({ chamber }, index) => {
    if (index === stages.length - 1) return 'after';
    return chamber === 'Senate' ? 'second' : 'first';
  });
  return { chambers, reached };
}
