import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { InstrumentRow } from '../../instrumentsContract.ts';

export interface ListFilters {
  text: string;
  jurisdiction: JurisdictionCode | null;
  showsArchived: boolean;
}

/** Without marks, so that "O Reg 285" finds "O. Reg. 285/01". */
const folded = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An act or regulation in the list, under the area of law in whose group it stands. */
export type ListedInstrument = InstrumentRow & { group: string; isUnder: boolean };

/** What the filters leave: each act with its regulations under it, in the order of the areas. An act stays for a regulation that is sought. */
export function listed(
  rows: readonly InstrumentRow[],
  { text, jurisdiction, showsArchived }: ListFilters,
): ListedInstrument[] {
  const words = folded(text).split(' ').filter(Boolean);
  const found = rows.filter(
    (row) =>
      (!jurisdiction || row.jurisdiction === jurisdiction) &&
      (showsArchived || !row.isArchived) &&
      words.every((word) => folded(`${row.name} ${row.citation ?? ''}`).includes(word)),
  );
  const ids = new Set(found.flatMap(({ id, actId }) => (actId ? [id, actId] : [id])));
  const kept = rows.filter(({ id }) => ids.has(id));
  const acts = new Map(kept.filter(({ kind }) => kind === 'act').map((act) => [act.id, act]));
  const groups = [...new Set(rows.map(({ area }) => area.name))];
  const tops = kept.filter(({ actId }) => actId === null || !acts.has(actId));
  return groups.flatMap((group) =>
    tops
      .filter(({ area }) => area.name === group)
      .flatMap((top) => [
        { ...top, group, isUnder: false },
        ...kept
          .filter(({ actId }) => actId === top.id)
          .map((regulation) => ({ ...regulation, group, isUnder: true })),
      ]),
  );
}
