import { torontoDay } from '../../../shared/torontoDate.ts';

/** A text of a provision: an earlier one, or the one that holds now. */
export interface HistoryText {
  description: string | null;
  /** When it began, by the day of its rule or the moment it was shown; null where that is not known. */
  began: Date | null;
  /** The first day on which it is known to have held. */
  knownOn: string;
  /** The change to the next text was one of words, not of law. */
  endedByWords: boolean;
}

/** What of a history lies after a moment. */
export interface ChangesAfter {
  /** The days on which a text gave way to another, newest first. */
  days: string[];
  lastChange: Date | null;
  /** The text to compare with: the one that held at the moment, else the oldest known; null where that is today's. */
  before: HistoryText | null;
  /** Where the history does not reach back to the moment: the first day of which it knows a text. */
  knownSince: string | null;
}

/** The texts that the one at `index` gave way to, and when: a day is counted once. */
function changesOf(texts: readonly HistoryText[], after: Date, until: Date): Date[] {
  return texts.flatMap(({ began }, index) => {
    const isWords = index > 0 && texts[index - 1]?.endedByWords;
    return began && !isWords && began > after && began <= until ? [began] : [];
  });
}

/**
 * Reads a history, oldest text first: what changed after a moment, until another. A text whose beginning is not known counts as a
 * change on the day it ended, and nothing is said of what held before the first day known (decisions 13).
 */
export function changesAfter(texts: readonly HistoryText[], after: Date, until: Date): ChangesAfter {
  const [oldest] = texts;
  const changes = changesOf(texts, after, until);
  const held = texts.findLast(({ began }) => began !== null && began <= after);
  const before = held ?? oldest ?? null;
  const isKnown = held !== undefined || oldest === undefined || oldest.knownOn <= torontoDay(after);
  return {
    days: [...new Set(changes.map(torontoDay))].reverse(),
    lastChange: changes.at(-1) ?? null,
    before: before === texts.at(-1) ? null : before,
    knownSince: isKnown ? null : oldest.knownOn,
  };
}
