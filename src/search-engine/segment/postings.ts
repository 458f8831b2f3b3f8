import type { CompiledSchema } from '../schema.ts';
import type { Grow16, Grow32 } from './grow.ts';
import type { SegmentParts } from './segment.ts';

/** Every word as it was met, rows rising, and how much each row's attributes count by their length. */
export interface Occurrences {
  readonly terms: Map<string, number>;
  readonly term: Grow32;
  readonly row: Grow32;
  readonly place: Grow16;
  /** At row × attributes + attribute. */
  readonly norms: Float32Array;
}

export type Postings = Pick<SegmentParts, 'terms' | 'offsets' | 'rows' | 'impacts' | 'starts' | 'places'>;

/** An attribute that usually has no more words than this is a name or a list, not running text. */
export const SHORT_TEXT = 24;

/** In a name a second mention says little more; in running text repetition counts for longer. */
const saturationOf = (typicalLength: number): number => (typicalLength <= SHORT_TEXT ? 0.3 : 1.2);

export const FULL_IMPACT = 65_535;

/**
 * Sorts occurrences by term (a counting sort, which keeps rows and places in order) and folds each row's into
 * one posting.
 */
export function toPostings(compiled: CompiledSchema, occurrences: Occurrences): Postings {
  const terms = [...occurrences.terms.keys()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const rank = new Uint32Array(terms.length);
  terms.forEach((term, index) => {
    rank[occurrences.terms.get(term) as number] = index;
  });
  const [bounds, sortedRows, places] = sortByTerm(occurrences, rank);
  const total = sortedRows.length;
  let count = 0;
  for (let t = 0; t < terms.length; t++) {
    const end = bounds[t + 1] as number;
    for (let i = bounds[t] as number; i < end; i++)
      if (i === bounds[t] || sortedRows[i] !== sortedRows[i - 1]) count++;
  }
  const offsets = new Uint32Array(terms.length + 1);
  const rows = new Uint32Array(count);
  const impacts = new Uint16Array(count);
  const starts = new Uint32Array(count + 1);
  const impactOf = impactScale(compiled, occurrences.norms, places);
  let posting = 0;
  for (let t = 0; t < terms.length; t++) {
    offsets[t] = posting;
    const end = bounds[t + 1] as number;
    let from = bounds[t] as number;
    while (from < end) {
      const row = sortedRows[from] as number;
      let to = from + 1;
      while (to < end && sortedRows[to] === row) to++;
      rows[posting] = row;
      starts[posting] = from;
      impacts[posting] = impactOf(row, from, to);
      posting++;
      from = to;
    }
  }
  offsets[terms.length] = posting;
  starts[posting] = total;
  return { terms, offsets, rows, impacts, starts, places };
}

function sortByTerm(occurrences: Occurrences, rank: Uint32Array): [Uint32Array, Uint32Array, Uint16Array] {
  const term = occurrences.term.view();
  const row = occurrences.row.view();
  const place = occurrences.place.view();
  const total = term.length;
  const bounds = new Uint32Array(rank.length + 1);
  for (let i = 0; i < total; i++) {
    const at = (rank[term[i] as number] as number) + 1;
    bounds[at] = (bounds[at] as number) + 1;
  }
  for (let t = 0; t < rank.length; t++) bounds[t + 1] = (bounds[t + 1] as number) + (bounds[t] as number);
  const next = bounds.slice();
  const rows = new Uint32Array(total);
  const places = new Uint16Array(total);
  for (let i = 0; i < total; i++) {
    const t = rank[term[i] as number] as number;
    const at = next[t] as number;
    next[t] = at + 1;
    rows[at] = row[i] as number;
    places[at] = place[i] as number;
  }
  return [bounds, rows, places];
}

/**
 * BM25 in each attribute, added up by weight: many mentions in the text never outweigh the name. Places are
 * sorted, so one attribute's stand together.
 */
function impactScale(
  compiled: CompiledSchema,
  norms: Float32Array,
  places: Uint16Array,
): (row: number, from: number, to: number) => number {
  const { searchable } = compiled.schema;
  const attributes = searchable.length;
  const saturations = Float64Array.from(searchable, (one) => saturationOf(one.typicalLength));
  const weights = Float64Array.from(searchable, (one) => one.weight);
  const scale = FULL_IMPACT / weights.reduce((sum, weight) => sum + weight, 0);
  return (row, from, to) => {
    let impact = 0;
    let at = from;
    while (at < to) {
      const a = compiled.attributeAt[places[at] as number] as number;
      const end = compiled.bases[a + 1] as number;
      let next = at + 1;
      while (next < to && (places[next] as number) < end) next++;
      const frequency = (next - at) * (norms[row * attributes + a] as number);
      impact += ((weights[a] as number) * frequency) / (frequency + (saturations[a] as number));
      at = next;
    }
    return Math.max(1, Math.min(FULL_IMPACT, Math.round(impact * scale)));
  };
}
