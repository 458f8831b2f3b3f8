import type { Source, VerificationLevel } from '../../shared/source.ts';
import type { Field } from './schemas.ts';

/** Of 100 in all: what is read often, rests on little or old evidence, and is used to pay people, is read again first. */
export const MAX_WEIGHT = { readers: 30, evidence: 40, stakes: 30 } as const;

/** What is missing of the best evidence, of 25. */
const BY_KIND: Record<VerificationLevel, number> = {
  'official-text': 0,
  'official-page': 6,
  'older-official-text': 12,
  'secondary-page': 16,
  'machine-compiled-cross-check': 20,
  unverified: 25,
};

const DAY_MS = 86_400_000;
/** An age of three years counts in full. */
const OLD_DAYS = 3 * 365;

const ageOf = (sources: readonly Source[], today: string): number => {
  const newest = sources
    .flatMap(({ date }) => (date ? [`${date}-01-01`.slice(0, 10)] : []))
    .sort()
    .at(-1);
  if (!newest) return 1;
  return Math.min(1, Math.max(0, (Date.parse(today) - Date.parse(newest)) / DAY_MS / OLD_DAYS));
};

const stakesOf = (fields: readonly Pick<Field, 'type' | 'unit'>[]): number => {
  if (fields.some(({ unit }) => unit?.startsWith('CAD'))) return MAX_WEIGHT.stakes;
  return fields.some(({ type }) => ['number', 'duration', 'bands'].includes(type)) ? 20 : 10;
};

export interface Weighed {
  verification: VerificationLevel;
  sources: readonly Source[];
  fields: readonly Pick<Field, 'type' | 'unit'>[];
  /** Of the provision that is read most, from 0 to 1. */
  reads: number;
  /** A source of it changed: no evidence speaks for the text as it is. */
  hasChanged?: boolean;
  today: string;
}

/** How much hangs on a provision being read again, in three parts of 100. */
export const weightOf = ({ verification, sources, fields, reads, hasChanged, today }: Weighed) => ({
  readers: Math.round(MAX_WEIGHT.readers * reads),
  evidence: hasChanged
    ? MAX_WEIGHT.evidence
    : Math.round(BY_KIND[verification] + (MAX_WEIGHT.evidence - BY_KIND.unverified) * ageOf(sources, today)),
  stakes: stakesOf(fields),
});
