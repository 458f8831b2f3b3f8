import { addDays } from '../../shared/torontoDate.ts';
import type { InForceType } from './contract.ts';

/** What decides whether a bill, or a part of one, is in force. Dates are calendar dates (YYYY-MM-DD). */
export interface Commencement {
  /** A stage of the legislature, or Filed. */
  status: string;
  assentDate: string | null;
  inForce: InForceType;
  inForceDate: string | null;
}

/** The status of a regulation that is made and published; it never passes the stages of a bill. */
export const FILED = 'Filed';

/**
 * The day on which it starts by its own terms: the day of assent, or its date. Null when it is not enacted, when no day is
 * known yet, and for a bill with several dates (`others`), whose parts have their own.
 */
export function inForceDay(bill: Commencement): string | null {
  const isFiled = bill.status === FILED;
  if (!isFiled && !bill.status.endsWith('Assent')) return null;
  if (bill.inForce === 'assent') return isFiled ? null : bill.assentDate;
  if (bill.inForce === 'on date' || bill.inForce === 'retro on date') return bill.inForceDate;
  return null;
}

/**
 * Whether it counts as in force on a day (specification 4): assented to and starting on assent or on a day that has come,
 * or filed and starting on a day that has come. The day itself counts.
 */
export function isInForce(bill: Commencement, today: string): boolean {
  const day = inForceDay(bill);
  const awaitsAssent = bill.status !== FILED && bill.assentDate !== null && bill.assentDate > today;
  return day !== null && day <= today && !awaitsAssent;
}

/** A change that starts within so many days starts soon. */
export const UPCOMING_DAYS = 60;

/** Whether something is not in force on a day, and has a day of its own within the next 60. */
export function startsSoon(bill: Commencement, today: string): boolean {
  const day = inForceDay(bill);
  return day !== null && day > today && day <= addDays(today, UPCOMING_DAYS) && !isInForce(bill, today);
}

/** A part of a bill starts by its own date, but never before the whole is enacted. */
export const partCommencement = (bill: Commencement, part: PartStart): Commencement => ({
  ...bill,
  inForce: part.inForce,
  inForceDate: part.inForceDate,
});

interface PartStart {
  inForce: InForceType;
  inForceDate: string | null;
}

/** Whether all of a bill counts as in force: each of its parts where it has some, else the whole. */
export const isWhollyInForce = (bill: Commencement, parts: readonly PartStart[], today: string): boolean =>
  parts.length > 0
    ? parts.every((part) => isInForce(partCommencement(bill, part), today))
    : isInForce(bill, today);

/** How many of a bill's parts count as in force: "2 of 5" of a bill that starts in stages. */
export const partsInForce = (bill: Commencement, parts: readonly PartStart[], today: string): number =>
  parts.filter((part) => isInForce(partCommencement(bill, part), today)).length;
