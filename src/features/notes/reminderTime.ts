import { DEFAULT_HOUR } from './rules.ts';

let made: Intl.DateTimeFormat | null = null;

/** Made when it is first asked for: browsers take a while over it, and few pages have a reminder to show. */
const clock = (): Intl.DateTimeFormat => {
  made ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return made;
};

/** What a date picker calls a moment: "YYYY-MM-DD HH:mm:ss" as clocks in Toronto show it. */
export function torontoWall(at: Date): string {
  const parts = Object.fromEntries(
    clock()
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}:${parts.second}`;
}

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
