import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import type { BillOutcome, InForceType } from './contract.ts';
import { FILED } from './rules.ts';
import { assentStage, isStatus, stagesOf } from './stages.ts';

interface Start {
  inForce: InForceType;
  inForceDate: string | null;
}

/** What a bill or filed regulation says of itself. Days are calendar days (YYYY-MM-DD). */
export interface BillFacts extends Start {
  kind: 'bill' | 'regulation';
  jurisdiction: JurisdictionCode;
  number: string | null;
  status: string;
  /** The days on which stages were reached, where they are known. */
  stageDates: readonly { stage: string; date: string }[];
  parts: readonly (Start & { what: string })[];
  outcome: BillOutcome | null;
  /** The day on which somebody last looked at it. */
  seenOn?: string | null;
}

/** A stage, and the day on which it was reached. */
interface Reached {
  stage: string;
  date: string;
}

/** What of a bill contradicts itself. `part`: the place of the part among the parts, from 0; null for the whole bill. */
export type BillFault =
  | { fault: 'startNeedsDay' | 'proclaimedHasDay'; part: number | null }
  | { fault: 'startsBeforeAssent' | 'retroAfterAssent'; part: number | null; date: string; assent: Reached }
  | { fault: 'order'; later: Reached; earlier: Reached }
  | { fault: 'dayBeyondStatus' | 'reachedToCome'; reached: Reached }
  | { fault: 'seenToCome'; date: string }
  | { fault: 'assentNeedsDay' | 'regulationIsFiled' | 'billIsNotFiled' | 'othersNeedParts' | 'lawHasOutcome' }
  | { fault: 'unknownStatus' }
  | { fault: 'unknownStage'; stage: string }
  | { fault: 'sameName'; part: number };

function startFaults(
  { inForce, inForceDate }: Start,
  assent: Reached | null,
  part: number | null,
): BillFault[] {
  const needsDay = inForce === 'on date' || inForce === 'retro on date';
  if (needsDay && !inForceDate) return [{ fault: 'startNeedsDay', part }];
  if (assent && inForceDate) {
    const against = { part, date: inForceDate, assent };
    if (inForce === 'on date' && inForceDate < assent.date)
      return [{ fault: 'startsBeforeAssent', ...against }];
    if (inForce === 'retro on date' && inForceDate > assent.date)
      return [{ fault: 'retroAfterAssent', ...against }];
  }
  return inForce === 'to be proclaimed' && inForceDate ? [{ fault: 'proclaimedHasDay', part }] : [];
}

/** The stages with known days, in the order in which a bill passes them. */
function reachedInOrder({ jurisdiction, number, stageDates }: BillFacts): Reached[] {
  const days = new Map(stageDates.map(({ stage, date }) => [stage, date]));
  return stagesOf(jurisdiction, number).flatMap(({ name }) => {
    const date = days.get(name);
    return date ? [{ stage: name, date }] : [];
  });
}

function stageFaults(bill: BillFacts): BillFault[] {
  const names = stagesOf(bill.jurisdiction, bill.number).map(({ name }) => name);
  const at = names.indexOf(bill.status);
  const reached = reachedInOrder(bill);
  const beyond = reached.filter(({ stage }) => at >= 0 && names.indexOf(stage) > at);
  const latest = reached.flatMap((later, i): BillFault[] => {
    const earlier = reached.slice(0, i).find(({ date }) => date > later.date);
    return earlier ? [{ fault: 'order', later, earlier }] : [];
  });
  const unknown = bill.stageDates.filter(({ stage }) => !names.includes(stage));
  return [
    ...unknown.map(({ stage }): BillFault => ({ fault: 'unknownStage', stage })),
    ...beyond.map((one): BillFault => ({ fault: 'dayBeyondStatus', reached: one })),
    ...latest,
  ];
}

/** Whether this is law: assented to, or made and filed. */
export const isLaw = (status: string): boolean => status.endsWith('Assent') || status === FILED;

/** What is said to have happened and is still to come on a day. */
const faultsToCome = ({ stageDates, seenOn }: BillFacts, today: string): BillFault[] => [
  ...stageDates
    .filter(({ date }) => date > today)
    .map((reached): BillFault => ({ fault: 'reachedToCome', reached })),
  ...(seenOn && seenOn > today ? [{ fault: 'seenToCome', date: seenOn } as const] : []),
];

/**
 * Every contradiction of a bill's stages, days, parts and end. The library's linter and the editors' screen share it; `today` is given
 * where somebody writes what has happened.
 */
export function billFaults(bill: BillFacts, today: string | null = null): BillFault[] {
  const found: BillFault[] = [];
  if (!isStatus(bill.jurisdiction, bill.status)) found.push({ fault: 'unknownStatus' });
  if (bill.kind === 'regulation' && bill.status !== FILED) found.push({ fault: 'regulationIsFiled' });
  if (bill.kind === 'bill' && bill.status === FILED) found.push({ fault: 'billIsNotFiled' });
  found.push(...stageFaults(bill));
  const startsOnAssent = [bill, ...bill.parts].some(({ inForce }) => inForce === 'assent');
  const assent = assentStage(bill.jurisdiction);
  const assented = bill.stageDates.find(({ stage }) => stage === assent) ?? null;
  found.push(...startFaults(bill, assented, null));
  if (bill.status === assent && startsOnAssent && !assented) found.push({ fault: 'assentNeedsDay' });
  if (bill.inForce === 'others' && bill.parts.length === 0) found.push({ fault: 'othersNeedParts' });
  if (bill.outcome && isLaw(bill.status)) found.push({ fault: 'lawHasOutcome' });
  bill.parts.forEach((part, i) => {
    found.push(...startFaults(part, assented, i));
    if (bill.parts.findIndex(({ what }) => what === part.what) < i)
      found.push({ fault: 'sameName', part: i });
  });
  if (today !== null) found.push(...faultsToCome(bill, today));
  return found;
}
