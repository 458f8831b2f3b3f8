import type { InForceType } from './contract.ts';

/** What decides when a bill, or a part of one, starts. Dates are calendar dates. */
export interface InForceFacts {
  status: string;
  inForce: InForceType;
  inForceDate: string | null;
  assentDate: string | null;
}

/** A regulation that is made and published; it never passes the stages of a bill. */
export const FILED = 'Filed';

const isEnacted = (status: string): boolean => status.endsWith('Assent') || status === FILED;

/**
 * The day on which a bill starts by its own terms, or null when none is known: the day of assent, or its date. A bill with
 * several dates (`others`) has none of its own; its parts have.
 */
export function inForceDay(facts: InForceFacts): string | null {
  if (!isEnacted(facts.status)) return null;
  if (facts.inForce === 'assent') return facts.status === FILED ? null : facts.assentDate;
  if (facts.inForce === 'on date' || facts.inForce === 'retro on date') return facts.inForceDate;
  return null;
}

/** Whether a bill counts as in force on a day (specification 4). "Past" takes in the day itself: a law starts at its dawn. */
export function isInForce(facts: InForceFacts, day: string): boolean {
  const start = inForceDay(facts);
  return start !== null && start <= day;
}

/** A part starts by its own date, but only once the whole bill is enacted. */
export const partFacts = (
  bill: InForceFacts,
  part: { inForce: InForceType; inForceDate: string | null },
): InForceFacts => ({ ...bill, inForce: part.inForce, inForceDate: part.inForceDate });
