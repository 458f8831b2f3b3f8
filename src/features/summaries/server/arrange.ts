import type { SummaryGroup } from '../contract.ts';
import type { Match } from './match.ts';

/** Entries of one group as a summary tells of them: each once, with the other groups that it belongs to. */
export interface ArrangedGroup extends SummaryGroup {
  entries: { entryId: string; alsoIn: SummaryGroup[] }[];
}

/** Own reports, then those shared with the person, the watchlist, and watched searches; each by name. */
const RANKS: Record<Match['kind'], number> = { report: 0, sharedReport: 1, watchlist: 2, search: 3 };

const groupOf = ({ kind, groupId, groupName }: Match): SummaryGroup => ({
  kind: kind === 'sharedReport' ? 'report' : kind,
  id: groupId,
  name: groupName,
});

/**
 * Groups what concerns one person. An entry stands in the first group that it belongs to and names the others, so that nothing
 * is told twice; in a group the newest stand first.
 */
export function arrange(matches: readonly Match[]): ArrangedGroup[] {
  const inOrder = [...matches].sort(
    (a, b) =>
      RANKS[a.kind] - RANKS[b.kind] ||
      a.groupName.localeCompare(b.groupName, 'en') ||
      a.groupId.localeCompare(b.groupId) ||
      b.seq - a.seq,
  );
  const groups = new Map<string, ArrangedGroup>();
  const placed = new Map<string, { alsoIn: SummaryGroup[] }>();
  for (const match of inOrder) {
    const group = groupOf(match);
    const before = placed.get(match.entryId);
    if (before) {
      before.alsoIn.push(group);
      continue;
    }
    const entry = { entryId: match.entryId, alsoIn: [] };
    placed.set(match.entryId, entry);
    const key = `${group.kind} ${group.id}`;
    const known = groups.get(key);
    if (known) known.entries.push(entry);
    else groups.set(key, { ...group, entries: [entry] });
  }
  return [...groups.values()];
}
