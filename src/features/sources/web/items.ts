import type { StatuteChange } from '../../statutes/contract.ts';
import type { WatchedSource } from '../contract.ts';

export type Filter = 'todo' | 'moved' | 'dead' | 'all';

/** What the list is of: a watched page, or a statute of which a newer text came. */
export type Item =
  | { kind: 'page'; id: string; state: WatchedSource['state']; source: WatchedSource }
  | { kind: 'law'; id: string; state: 'changed'; change: StatuteChange };

const ORDER: Item['state'][] = ['changed', 'moved', 'dead', 'new', 'fine', 'leftOut'];

/** Laws and pages as one list, by their state: what changed first. */
export function itemsOf(
  sources: readonly WatchedSource[],
  changes: readonly StatuteChange[],
  { filter, find }: { filter: Filter; find: string },
): Item[] {
  const found = find.toLowerCase();
  const isFound = ({ title, address }: StatuteChange): boolean =>
    `${title} ${address}`.toLowerCase().includes(found);
  const all: Item[] = [
    ...changes
      .filter(isFound)
      .map((change): Item => ({ kind: 'law', id: change.id, state: 'changed', change })),
    ...sources.map((source): Item => ({ kind: 'page', id: source.ref, state: source.state, source })),
  ];
  return all
    .filter(({ state }) => {
      if (filter === 'all') return true;
      return filter === 'todo' ? ['changed', 'moved', 'dead'].includes(state) : state === filter;
    })
    .sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

/** The item of an address: by its own, or by that of the law it is of. */
export const itemAt = (items: readonly Item[], wanted: string | null): Item | undefined =>
  items.find(({ id }) => id === wanted) ??
  items.find((item) => item.kind === 'law' && item.change.address === wanted) ??
  items[0];
