import type { Watched, Watchlist } from './contract.ts';

/** More changes than that in 90 days, and a summary is skimmed instead of read: about one every second day. */
export const READABLE_CHANGES = 45;
/** More topics × jurisdictions than that are the whole library rather than a choice. */
export const READABLE_PAIRS = 300;

export const watchKey = ({ topicId, jurisdiction }: Watched): string => `${topicId} ${jurisdiction}`;

/** How many changes these pairs had in the last 90 days. */
export function changesOf(pairs: readonly Watched[], recent: Watchlist['recentChanges']): number {
  const counts = new Map(recent.map((entry) => [watchKey(entry), entry.count]));
  return pairs.reduce((sum, pair) => sum + (counts.get(watchKey(pair)) ?? 0), 0);
}

/** Whether watching that much would drown the summary. */
export const drowns = (pairs: readonly Watched[], recent: Watchlist['recentChanges']): boolean =>
  pairs.length > READABLE_PAIRS || changesOf(pairs, recent) > READABLE_CHANGES;

/** Every one of these topics in every one of these jurisdictions, those watched already left out. */
export function newPairs(
  topicIds: readonly string[],
  jurisdictions: readonly Watched['jurisdiction'][],
  watched: readonly Watched[],
): Watched[] {
  const known = new Set(watched.map(watchKey));
  return topicIds
    .flatMap((topicId) => jurisdictions.map((jurisdiction) => ({ topicId, jurisdiction })))
    .filter((pair) => !known.has(watchKey(pair)));
}
