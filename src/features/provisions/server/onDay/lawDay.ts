import type { Clock } from '../../../../platform/clock.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';

/** A day whose law is read and that is not today, with the day it is. */
export interface LawDay {
  on: string;
  today: string;
}

/** The day that a call asks for; null for today, which needs no history. */
export function askedDay(on: string | undefined, clock: Clock): LawDay | null {
  const today = torontoDay(clock.now());
  return on === undefined || on === today ? null : { on, today };
}
