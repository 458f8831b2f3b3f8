import { allOf, isIn, type Scope } from '../../../search-engine/filter/filter.ts';
import type { Scope as Entitlements } from '../../identity/scope.ts';

/** What a person may see, as the engine applies it before hits, counts and facets. */
export function searchScope(scope: Entitlements): Scope {
  const parts = [
    ...(scope.jurisdictions === null ? [] : [isIn('jurisdiction', scope.jurisdictions)]),
    ...(scope.areas === null ? [] : [isIn('areaId', scope.areas)]),
    ...(scope.unpublished ? [] : [isIn('isPublished', ['true'])]),
  ];
  return parts.length === 0 ? 'everything' : allOf(parts);
}
