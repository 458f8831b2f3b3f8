/** The days between which something holds: calendar dates (YYYY-MM-DD), inclusive; null where not established. */
export interface Period {
  from: string | null;
  to: string | null;
}

export type Status = 'current' | 'upcoming' | 'superseded';

/**
 * Whether a provision's text, a version or a typed value holds on a day, is still to come, or is past. Nobody stores this
 * (decisions 6): an announced wage becomes current at its dawn without anyone doing anything.
 */
export function statusOn({ from, to }: Period, day: string): Status {
  if (to !== null && to < day) return 'superseded';
  return from !== null && from > day ? 'upcoming' : 'current';
}
