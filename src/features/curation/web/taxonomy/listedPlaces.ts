import type { PlaceRow } from '../../taxonomyContract.ts';

/** A place in the list: how deep it stands, and its path where the list shows only what was sought. */
export interface ListedPlace extends PlaceRow {
  depth: number;
  path: string | null;
}

const DEPTH = { area: 0, topic: 1, provisionGroup: 2 } as const;

/** The places above one, from the area down. */
export function placesAbove(rows: readonly PlaceRow[], place: PlaceRow | undefined): PlaceRow[] {
  const parent = rows.find(({ id }) => id === place?.parentId);
  return parent ? [...placesAbove(rows, parent), parent] : [];
}

/**
 * What the list shows: the areas, and under the one that is open its topics and their groups; or what has the sought words in its
 * name, each with its path. Archived places are left out unless they are asked for or open.
 */
export function listedPlaces(
  rows: readonly PlaceRow[],
  { text, showsArchived, open }: { text: string; showsArchived: boolean; open: string | null },
): ListedPlace[] {
  const words = text.trim().toLowerCase();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const chosen = byId.get(open ?? '');
  const way = new Set([...placesAbove(rows, chosen), ...(chosen ? [chosen] : [])].map(({ id }) => id));
  const isOffered = (row: PlaceRow) => showsArchived || !row.isArchived || row.id === open;
  const isFound = (row: PlaceRow) =>
    words ? row.name.toLowerCase().includes(words) : row.parentId === null || way.has(row.parentId);
  return rows
    .filter((row) => isOffered(row) && isFound(row))
    .map((row) => ({
      ...row,
      depth: words ? 0 : DEPTH[row.kind],
      path: words
        ? placesAbove(rows, row)
            .map(({ name }) => name)
            .join(' › ') || null
        : null,
    }));
}
