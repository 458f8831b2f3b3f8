import type { FacetCount } from '../facets/countFacets.ts';
import { escapeHtml } from '../present/escape.ts';
import type { Tags } from '../present/highlight.ts';
import { editDistance, typosAllowed } from '../text/damerau.ts';
import { tokenise } from '../text/tokenise.ts';

export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/**
 * The values of which some word begins with each typed word, in the order given; where there are none, those
 * that are a typo away. Everything that is typed letters is between the tags.
 */
export function searchFacetValues(
  counts: readonly FacetCount[],
  typed: string,
  most: number,
  tags: Tags,
): FacetHit[] {
  const { terms } = tokenise(typed.slice(0, 200));
  const exact = find(counts, terms, most, tags, (term, word) => (word.startsWith(term) ? term.length : 0));
  if (exact.length > 0 || terms.length === 0) return exact;
  return find(counts, terms, most, tags, (term, word) => {
    const allowed = typosAllowed(term.length);
    return allowed > 0 && editDistance(term, word, allowed, true) <= allowed ? word.length : 0;
  });
}

/** `match` answers how many letters of a value's word a typed word covers, 0 for none. */
function find(
  counts: readonly FacetCount[],
  terms: readonly string[],
  most: number,
  tags: Tags,
  match: (term: string, word: string) => number,
): FacetHit[] {
  const hits: FacetHit[] = [];
  for (const { value, count } of counts) {
    if (hits.length === most) break;
    const words = tokenise(value);
    const letters = words.terms.map(() => 0);
    const found = terms.every((term) => {
      const at = words.terms.findIndex((word, index) => letters[index] === 0 && match(term, word) > 0);
      if (at >= 0) letters[at] = match(term, words.terms[at] as string);
      return at >= 0;
    });
    if (!found) continue;
    let highlighted = '';
    let written = 0;
    const plain = (to: number): string => {
      const text = value.slice(written, to);
      written = to;
      return tags.escape ? escapeHtml(text) : text;
    };
    letters.forEach((count, index) => {
      if (count === 0) return;
      const start = words.starts[index] as number;
      const whole = words.ends[index] as number;
      const end = whole - start === (words.terms[index] as string).length ? start + count : whole;
      highlighted += plain(start) + tags.pre + plain(end) + tags.post;
    });
    hits.push({ value, highlighted: highlighted + plain(value.length), count });
  }
  return hits;
}
