import type { Source, VerificationLevel } from './source.ts';

/** Levels by what was read for them, best first. A text that was amended since it was read is an older one. */
const READ_AS: Record<Source['type'], VerificationLevel> = {
  'official-text': 'official-text',
  'official-page': 'official-page',
  page: 'secondary-page',
  dataset: 'secondary-page',
  'general-knowledge': 'unverified',
};

const RANK: VerificationLevel[] = [
  'official-text',
  'official-page',
  'older-official-text',
  'secondary-page',
  'machine-compiled-cross-check',
  'unverified',
];

/** Whether a source bears out a part of what is said: `text`, or the key of a typed value. */
export const bears = (source: Pick<Source, 'bears'>, part: string): boolean =>
  source.bears === undefined || source.bears.includes(part);

/** The first day of a date that may be a year or a month only. */
const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** Whether an official text is of a version older than the last amendment that is known. */
export const isOutdated = (source: Pick<Source, 'type' | 'date'>, amendedOn: string | undefined): boolean =>
  source.type === 'official-text' &&
  amendedOn !== undefined &&
  source.date !== undefined &&
  firstDay(source.date) < amendedOn;

/**
 * The best that sources bear out of one part: `text`, or a typed value. `amendedOn` is the last day on which the rule is known
 * to have changed; an official text counts only for the version it was (content/README.md).
 */
export function verificationOf(
  sources: readonly Source[],
  part = 'text',
  amendedOn?: string,
): VerificationLevel {
  const levels = sources
    .filter((source) => bears(source, part))
    .map((source) => (isOutdated(source, amendedOn) ? 'older-official-text' : READ_AS[source.type]));
  return RANK.find((level) => levels.includes(level)) ?? 'unverified';
}

/** Whether one level claims more than another. */
export const isAbove = (claimed: VerificationLevel, borneOut: VerificationLevel): boolean =>
  RANK.indexOf(claimed) < RANK.indexOf(borneOut);

/** The day to which evidence reaches: the newest date of a source that bears out the text; undefined when none has a date. */
export function evidenceDay(sources: readonly Source[]): string | undefined {
  return sources
    .flatMap((source) => (bears(source, 'text') && source.date ? [firstDay(source.date)] : []))
    .sort()
    .at(-1);
}
