import type { IndexUiState } from 'instantsearch.js';

/** Page sizes a person may choose, the first by default (specification 2.10). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;

/** The facets, by the word that stands for each in the address. */
const FACET_WORDS: Record<string, string> = {
  area: 'area',
  topic: 'topic',
  jurisdiction: 'jurisdictionName',
  bill: 'bills',
  rule: 'specialRules',
};

/** What the address of the search screen asks for. What it does not understand is left out. */
export function readAddress(search: string): IndexUiState {
  const params = new URLSearchParams(search);
  const refinementList = Object.fromEntries(
    Object.entries(FACET_WORDS).flatMap(([word, attribute]) => {
      const values = params.getAll(word);
      return values.length > 0 ? [[attribute, values]] : [];
    }),
  );
  const page = Number(params.get('page'));
  const size = PAGE_SIZES.find((allowed) => String(allowed) === params.get('size'));
  const query = params.get('q');
  return {
    ...(query ? { query } : {}),
    ...(Object.keys(refinementList).length > 0 ? { refinementList } : {}),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
    ...(size && size !== PAGE_SIZES[0] ? { hitsPerPage: size } : {}),
  };
}

/** The address of a search, so that it can be bookmarked and shared: the part from the question mark, or nothing. */
export function writeAddress(state: IndexUiState): string {
  const params = new URLSearchParams();
  if (state.query) params.set('q', state.query);
  for (const [word, attribute] of Object.entries(FACET_WORDS)) {
    for (const value of state.refinementList?.[attribute] ?? []) params.append(word, value);
  }
  if (state.page && state.page > 1) params.set('page', String(state.page));
  if (state.hitsPerPage && state.hitsPerPage !== PAGE_SIZES[0]) params.set('size', String(state.hitsPerPage));
  return params.size > 0 ? `?${params}` : '';
}
