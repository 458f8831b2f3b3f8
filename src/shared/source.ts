import { isCalendarDay } from './torontoDate.ts';

/** How well a statement of the law was checked, best first (content/README.md). */
export const VERIFICATION_LEVELS = [
  'official-text',
  'official-page',
  'older-official-text',
  'secondary-page',
  'machine-compiled-cross-check',
  'unverified',
] as const;

export type VerificationLevel = (typeof VERIFICATION_LEVELS)[number];

/** What kinds of source there are, best first. */
export const SOURCE_TYPES = [
  'official-text',
  'official-page',
  'page',
  'dataset',
  'general-knowledge',
] as const;

/** Whether a text is a year, a month or a day of the calendar: YYYY, YYYY-MM or YYYY-MM-DD. */
export const isSourceDate = (text: string): boolean =>
  /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) && isCalendarDay(`${text}-01-01`.slice(0, 10));

/**
 * Where a statement of the law comes from. Dates are calendar dates: of the page itself, and of our reading.
 */
export interface Source {
  type: (typeof SOURCE_TYPES)[number];
  /** An address, or the name of the thing. */
  ref: string;
  date?: string;
  checked?: string;
  /** What it bears out: `text`, and the keys of typed values; all of it when left out. */
  bears?: string[];
}
