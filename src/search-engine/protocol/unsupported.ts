import { RequestError } from '../filter/parseFilters.ts';
import type { Parameters } from './readers.ts';

/**
 * Parameters of the protocol that would leave out hits, or change which words count, and that this engine does not have. Answering
 * as if they had not been said would show what was to be left out, so they are refused.
 */
const NARROWING = [
  'aroundLatLng',
  'aroundLatLngViaIP',
  'aroundRadius',
  'minimumAroundRadius',
  'insideBoundingBox',
  'insidePolygon',
  'restrictSearchableAttributes',
  'tagFilters',
  'distinct',
  'similarQuery',
  'reRankingApplyFilter',
  'disableTypoToleranceOnAttributes',
  'disableTypoToleranceOnWords',
  'offset',
  'length',
] as const;

const INSTEAD: Partial<Record<(typeof NARROWING)[number], string>> = {
  tagFilters: 'this index has no tags',
  offset: 'use page and hitsPerPage',
  length: 'use page and hitsPerPage',
};

const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  value === 'false' ||
  (Array.isArray(value) && value.every(saysNothing));

/** Throws RequestError where a request narrows in a way that is not supported. */
export function refuseUnsupported(from: Parameters): void {
  for (const name of NARROWING) {
    if (!Object.hasOwn(from, name) || saysNothing(from[name]) || (name === 'distinct' && from[name] === 0))
      continue;
    const instead = INSTEAD[name];
    throw new RequestError(`${name} is not supported${instead ? `: ${instead}` : ''}.`);
  }
  if (from.typoTolerance === 'strict' || from.typoTolerance === 'min')
    throw new RequestError('typoTolerance must be true or false.');
}
