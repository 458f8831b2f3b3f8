/**
 * That the `old`th thing on one side could be the `fresh`th on the other, and what it is worth to take it so.
 */
export interface Match {
  readonly old: number;
  readonly fresh: number;
  readonly weight: number;
}

interface Link {
  readonly match: Match;
  readonly total: number;
  readonly before: Link | null;
}

/**
 * The matches that together weigh most while ascending on both sides, so that nothing crosses. `size` is the
 * number of things on the new side. Takes n log n time (a prefix-maximum tree over the new side).
 */
export function heaviestChain(matches: readonly Match[], size: number): Match[] {
  const sorted = [...matches].sort((a, b) => a.old - b.old || b.fresh - a.fresh);
  const tree = new Array<Link | null>(size + 1).fill(null);
  let best: Link | null = null;
  for (const match of sorted) {
    let before: Link | null = null;
    for (let at = match.fresh; at > 0; at -= at & -at) {
      const link = tree[at];
      if (link && (!before || link.total > before.total)) before = link;
    }
    const link: Link = { match, total: match.weight + (before?.total ?? 0), before };
    for (let at = match.fresh + 1; at <= size; at += at & -at) {
      const held = tree[at];
      if (!held || held.total < link.total) tree[at] = link;
    }
    if (!best || link.total > best.total) best = link;
  }
  const chain: Match[] = [];
  for (let link = best; link; link = link.before) chain.push(link.match);
  return chain.reverse();
}
