import { t } from '../../shared/text.ts';
import type { CountedKind, DependentKind, Dependents } from './thingsContract.ts';

const PARTS: Record<DependentKind, (count: number) => string> = {
  provision: (count) => t('{{count}} provisions', { count }),
  specialRule: (count) => t('{{count}} special rules', { count }),
  bill: (count) => t('{{count}} bills', { count }),
  regulation: (count) => t('{{count}} regulations', { count }),
  act: (count) => t('{{count}} acts', { count }),
  requirement: (count) => t('{{count}} checklist requirements', { count }),
  topic: (count) => t('{{count}} topics', { count }),
  group: (count) => t('{{count}} provision groups', { count }),
};

const COUNTS: Record<CountedKind, (count: number) => string> = {
  provisions: PARTS.provision,
  specialRules: PARTS.specialRule,
  requirements: PARTS.requirement,
  bills: PARTS.bill,
  acts: (count) => t('{{count}} acts and regulations', { count }),
  drafts: (count) => t('{{count}} drafts', { count }),
  announced: (count) => t('{{count}} announced changes', { count }),
  notes: (count) => t('{{count}} notes of members', { count }),
  reports: (count) => t('{{count}} reports of members', { count }),
  watchlists: (count) => t('{{count}} people who watch it', { count }),
  coverageLimits: (count) => t('{{count}} lines of who is not covered', { count }),
  accounts: (count) => t('{{count}} accounts that chose it', { count }),
  statuses: (count) => t('{{count}} accounts that keep a status', { count }),
  evidence: (count) => t('{{count}} pieces of evidence', { count }),
  comments: (count) => t('{{count}} comments', { count }),
  merged: (count) => t('{{count}} merged into it', { count }),
};

/** "42 provisions": how many of a kind refer to a thing. */
export const partText = (kind: DependentKind, count: number): string => PARTS[kind](count);

/** "3 notes of members": how much of what people keep depends on a thing. */
export const countText = (kind: CountedKind, count: number): string => COUNTS[kind](count);

/** Everything that refers to a thing, each kind with its number; empty when nothing does. */
export function dependentsTexts({ parts, counts }: Dependents): string[] {
  return [
    ...parts.filter(({ items }) => items.length > 0).map(({ kind, items }) => partText(kind, items.length)),
    ...counts.filter(({ count }) => count > 0).map(({ kind, count }) => countText(kind, count)),
  ];
}

/** What keeps a thing of these kinds in use: "42 provisions, 1 regulation"; null when nothing does. */
export function holding(
  { parts }: Dependents,
  kinds: readonly DependentKind[],
  isHolding: (item: Dependents['parts'][number]['items'][number], kind: DependentKind) => boolean = () =>
    true,
): string | null {
  const texts = parts.flatMap(({ kind, items }) => {
    const count = kinds.includes(kind) ? items.filter((item) => isHolding(item, kind)).length : 0;
    return count > 0 ? [partText(kind, count)] : [];
  });
  return texts.join(', ') || null;
}
