import type { VisibleGroups } from './queries.ts';

declare module '../../../platform/services.ts' {
  interface Services {
    /** Asked of the provisions, which are above the catalogue. */
    visibleGroups: VisibleGroups;
  }
}
