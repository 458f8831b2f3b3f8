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

/** Federal bills whose number begins with S start in the Senate. */
const startsInSenate = (number: string | null): boolean => /^(Bill )?S-/.test(number ?? '');

/** The steps a bill of this legislature passes, in order. A federal bill that starts in the Senate passes the House second. */
export function stagesOf(jurisdiction: JurisdictionCode, number: string | null = null): readonly Stage[] {
  if (jurisdiction !== 'FED' || !startsInSenate(number)) return STAGES[jurisdiction];
  return [...inChamber('Senate'), ...inChamber('House'), ...one('Royal Assent')];
}

/** Whether a bill or regulation of this legislature can have this status. */
export const isStatus = (jurisdiction: JurisdictionCode, status: string): boolean =>
  status === FILED || STAGES[jurisdiction].some((stage) => stage.name === status);

/** The stage at which a bill is introduced. */
export function introductionStage(jurisdiction: JurisdictionCode, number: string | null): string {
  if (jurisdiction === 'NL') return 'First Reading';
  return stagesOf(jurisdiction, number)[0]?.name ?? '';
}

/** The stage at which a bill becomes law. */
export const assentStage = (jurisdiction: JurisdictionCode): string =>
  STAGES[jurisdiction].at(-1)?.name ?? '';

/** A stage as readers are told it: "Introduction (Senate)" is labelled First Reading (Senate) (specification 4). */
export const stageLabel = (stage: string): string =>
  stage === 'Introduction (Senate)' ? 'First Reading (Senate)' : stage;

const READING_ORDINALS: Record<string, string> = {
  Introduction: '1R',
  'First Reading': '1R',
  'Introduction and First Reading': '1R',
  'Second Reading': '2R',
  'Third Reading': '3R',
  'Concurrence and Third Reading': '3R',
};

/** "2R" for a reading where there is little room (specification 4); null for a stage that has no short form. */
export const stageAbbreviation = (stage: string): string | null =>
  READING_ORDINALS[stage.replace(/ \((?:House|Senate)\)$/, '')] ?? null;

/** The order value of a bill in force; the stages before it run from 0. */
const IN_FORCE_ORDER = 21;

/**
 * How far along a bill is, comparable between legislatures: 0 at its introduction, 20 at assent or when filed, 21 in force
 * (specification 4: ordering values run 0 to 21). -1 for a status that the legislature does not know.
 */
export function stageOrder(
  jurisdiction: JurisdictionCode,
  status: string,
  options: { inForce: boolean; number?: string | null },
): number {
  if (options.inForce) return IN_FORCE_ORDER;
  if (status === FILED) return IN_FORCE_ORDER - 1;
  const stages = stagesOf(jurisdiction, options.number);
  const at = stages.findIndex(({ name }) => name === status);
  return at < 0 ? -1 : Math.round((at / (stages.length - 1)) * (IN_FORCE_ORDER - 1));
}

/** How far a bill has come: whose step each is, in order, and how many are reached. */
export interface Progress {
  chambers: ('first' | 'second' | 'after')[];
  reached: number;
}

/**
 * The progress bar of a bill; null where it has none: a filed regulation, or a status its legislature does not know. Of a
 * federal bill steps 1 to 5 are the first chamber's, 6 to 10 the second's, the rest grey (specification 4).
 */
export function progressOf(
  jurisdiction: JurisdictionCode,
  status: string,
  number: string | null = null,
): Progress | null {
  const stages = stagesOf(jurisdiction, number);
  const reached = stages.findIndex((stage) => stage.name === status) + 1;
  if (reached === 0) return null;
  const firstChamber = stages[0]?.chamber;
  const chambers = stages.map(({ chamber }, index) => {
    if (index === stages.length - 1) return 'after';
    return chamber === firstChamber ? 'first' : 'second';
  });
  return { chambers, reached };
}
