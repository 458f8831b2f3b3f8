import type { Plan } from './plan.ts';
import type { SegmentView } from './view.ts';

/** How much words side by side, and a name that the query spells out, may raise a score. */
const NEARNESS_SHARE = 0.5;
const NAME_SHARE = 0.8;

const MAX_TERMS = 12;
const MAX_PLACES = 32;

/**
 * What a row's score is multiplied by: 1, up to 0.5 more for query words that stand side by side, and up to
 * 0.8 more the more of its name the query spells out. `at` is the view's index in the plan.
 */
export function nearness(view: SegmentView, at: number, row: number, plan: Plan): number {
  const words = plan.words.length;
  const hits: number[] = [];
  const placesInName = new Set<number>();
  let wordsInName = 0;
  for (let index = 0; index < words; index++) {
    const terms = plan.words[index]?.terms[at] ?? [];
    for (let k = 0; k < terms.length && k < MAX_TERMS; k++) {
      const posting = postingOf(view, (terms[k] as { term: number }).term, row);
      if (posting < 0) continue;
      const { starts, places } = view.segment.parts;
      const start = starts[posting] as number;
      const end = Math.min(starts[posting + 1] as number, start + MAX_PLACES);
      for (let i = start; i < end; i++) {
        const place = places[i] as number;
        hits.push(place * 32 + index);
        if (place < view.nameEnd) {
          placesInName.add(place);
          wordsInName |= 1 << index;
        }
      }
    }
  }
  for (const span of plan.spans) {
    const places = spanInName(view, row, span.terms[at] ?? []);
    if (places.length === 0) continue;
    for (const place of places) placesInName.add(place);
    for (const word of span.words) wordsInName |= 1 << word;
  }
  const nameLength = view.segment.parts.nameLengths[row] as number;
  let named = 0;
  for (let bits = wordsInName; bits !== 0; bits &= bits - 1) named++;
  const name = nameLength > 0 ? (Math.min(1, placesInName.size / nameLength) * named) / words : 0;
  return 1 + NEARNESS_SHARE * (words > 1 ? closeness(hits, words) : 0) + NAME_SHARE * name;
}

/** The places in the name of a synonym of several words; none unless all its words stand there. */
function spanInName(view: SegmentView, row: number, phrase: readonly (readonly number[])[]): number[] {
  const found: number[] = [];
  for (const terms of phrase) {
    const before = found.length;
    for (const term of terms) {
      const posting = postingOf(view, term, row);
      const place =
        posting < 0
          ? view.nameEnd
          : (view.segment.parts.places[view.segment.parts.starts[posting] as number] as number);
      if (place < view.nameEnd) found.push(place);
    }
    if (found.length === before) return [];
  }
  return found;
}

/** The posting of a term in a row, or -1. */
export function postingOf(view: SegmentView, term: number, row: number): number {
  const { offsets, rows } = view.segment.parts;
  const end = offsets[term + 1] as number;
  let low = offsets[term] as number;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low < end && rows[low] === row ? low : -1;
}

const last = new Int32Array(32);
const distances = new Int32Array(32);

/**
 * 1 when all words stand side by side, less the further apart the closest are and the fewer they are. A hit
 * is place × 32 + word.
 */
function closeness(hits: number[], words: number): number {
  const sorted = Uint32Array.from(hits).sort();
  last.fill(-1, 0, words);
  let best = 0;
  for (let i = 0; i < sorted.length; i++) {
    const hit = sorted[i] as number;
    const place = hit >>> 5;
    last[hit & 31] = place;
    let known = 0;
    for (let word = 0; word < words; word++) {
      const at = last[word] as number;
      if (at < 0) continue;
      let slot = known++;
      for (; slot > 0 && (distances[slot - 1] as number) > place - at; slot--)
        distances[slot] = distances[slot - 1] as number;
      distances[slot] = place - at;
    }
    for (let m = 1; m < known; m++) {
      const value = (m / Math.max(distances[m] as number, m)) * ((m + 1) / words);
      if (value > best) best = value;
    }
  }
  return best;
}
