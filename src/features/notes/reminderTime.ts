import { torontoWall } from '../../shared/torontoDate.ts';
import { DEFAULT_HOUR } from './rules.ts';

/** The clock's face read as if it stood in Greenwich. */
const asUtc = (wall: string): number => Date.parse(`${wall.replace(' ', 'T')}Z`);

/**
 * The moment at which clocks in Toronto show this. Where the clocks go back it is the first of two; a time that they skip is the
 * one an hour later.
 */
export function fromTorontoWall(wall: string): Date {
  const wanted = asUtc(wall);
  const offsetAt = (at: number): number => asUtc(torontoWall(new Date(at))) - at;
  // Toronto is four or five hours behind; the offset before the change is the one that counts first.
  const first = wanted - offsetAt(wanted - 12 * 3_600_000);
  if (torontoWall(new Date(first)) === wall) return new Date(first);
  const second = wanted - offsetAt(first);
  return new Date(torontoWall(new Date(second)) === wall ? second : first);
}

/** The time that a reminder begins with when its date is first chosen. */
export const DEFAULT_TIME = `${String(DEFAULT_HOUR).padStart(2, '0')}:00:00`;
