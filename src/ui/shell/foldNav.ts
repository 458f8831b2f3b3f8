import type { NavEntry } from './entries.ts';

/** The entries that stand in a header with room for `max`, and those behind "More": the ones that always do, and what is left. */
export function foldNav(nav: readonly NavEntry[], max: number) {
  const shown = nav.filter(({ folded }) => !folded).slice(0, max);
  return { shown, folded: nav.filter((entry) => !shown.includes(entry)) };
}
