import type { Provision } from '../generate.ts';
import type { BenchQuery } from '../queries.ts';

/** What is measured. Every engine does all of it for every query. */
export interface BenchAnswer {
  readonly total: number;
  /** Of the five facets, each without its own refinement. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Ten hits, name and description highlighted, and a snippet of the description. */
  readonly hits: readonly { readonly name: string; readonly text: string; readonly snippet: string }[];
}

export interface BenchEngine {
  build(documents: readonly Provision[]): Promise<void>;
  search(query: BenchQuery): BenchAnswer | Promise<BenchAnswer>;
  close(): Promise<void>;
}

/** For engines that bring no highlighter: marks the words, and cuts 30 words around the first. */
export function mark(text: string, words: readonly string[]): { text: string; snippet: string } {
  const safe = text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
  if (words.length === 0) return { text: safe, snippet: safe.split(' ', 30).join(' ') };
  const pattern = new RegExp(
    `\\b(${words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`,
    'giu',
  );
  const marked = safe.replace(pattern, '<mark>$1</mark>');
  const all = marked.split(' ');
  const first = Math.max(0, all.findIndex((word) => word.includes('<mark>')) - 10);
  return { text: marked, snippet: all.slice(first, first + 30).join(' ') };
}

/** Counts of five facets over matches in one pass, for engines that leave facets to the caller. */
export function countFacets<T>(
  matches: readonly T[],
  facets: readonly string[],
  refinements: BenchQuery['refinements'],
  valuesOf: (match: T, facet: string) => readonly string[],
): { counts: Record<string, Record<string, number>>; passing: T[] } {
  const refined = Object.entries(refinements).map(([facet, values]) => [facet, new Set(values)] as const);
  const counts: Record<string, Record<string, number>> = Object.fromEntries(
    facets.map((facet) => [facet, {}]),
  );
  const passing: T[] = [];
  for (const match of matches) {
    const failed = refined.filter(
      ([facet, values]) => !valuesOf(match, facet).some((value) => values.has(value)),
    );
    if (failed.length > 1) continue;
    if (failed.length === 0) passing.push(match);
    for (const facet of failed.length === 0 ? facets : [failed[0]?.[0] as string]) {
      const into = counts[facet] as Record<string, number>;
      for (const value of valuesOf(match, facet)) into[value] = (into[value] ?? 0) + 1;
    }
  }
  return { counts, passing };
}
