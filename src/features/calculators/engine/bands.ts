import { isDuration } from '../../../shared/duration.ts';
import type { Band } from '../../provisions/bands.ts';
import { thresholdText } from '../../provisions/bands.ts';
import type { Mark } from './answer.ts';
import { afterDuration, type Service } from './service.ts';

/** What is held against the thresholds of a scale: a length of service, or a number of people. */
export type Measure = Service | number;

/** Below zero where the measure is short of the limit, zero where it is just reached, above it beyond. */
function beside(measure: Measure, limit: number | string): number {
  if (typeof measure === 'number') {
    if (typeof limit !== 'number') throw new RangeError(`A scale of numbers has the threshold "${limit}"`);
    return measure - limit;
  }
  if (!isDuration(limit)) throw new RangeError(`A scale of time has the threshold "${limit}"`);
  const reached = afterDuration(measure.first, limit);
  return measure.end === reached ? 0 : measure.end < reached ? -1 : 1;
}

/** Whether a measure lies in a band: `atLeast` and `atMost` include the threshold, `moreThan` and `lessThan` do not. */
export function liesIn(band: Band, measure: Measure): boolean {
  const { atLeast, moreThan, atMost, lessThan } = band;
  return (
    (atLeast === undefined || beside(measure, atLeast) >= 0) &&
    (moreThan === undefined || beside(measure, moreThan) > 0) &&
    (atMost === undefined || beside(measure, atMost) <= 0) &&
    (lessThan === undefined || beside(measure, lessThan) < 0)
  );
}

/** The band of a rising scale that a measure has reached: the last that it lies in. */
export const bandOf = (bands: readonly Band[], measure: Measure): Band | null =>
  bands.findLast((band) => liesIn(band, measure)) ?? null;

/** The scale as it is drawn. `amount` says what a band gives, in words. */
export function marksOf(bands: readonly Band[], measure: Measure, amount: (band: Band) => string): Mark[] {
  const reached = bandOf(bands, measure);
  const at = reached ? bands.indexOf(reached) : -1;
  return bands.map((band, index) => ({
    amount: amount(band),
    from: thresholdText(band),
    place: index === at ? 'reached' : index < at ? 'passed' : 'ahead',
  }));
}
